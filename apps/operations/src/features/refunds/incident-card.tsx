import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsResolvePaymentIncidentMutation } from '@tolk/api-client';
import type { PaymentIncident } from '@tolk/contract';
import { DateTime, Deadline, Money } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
import { useState } from 'react';
import { incidentKinds } from '../../money/incident-kinds.ts';
import { paymentCurrency as currency } from '../../money/payment-currency.ts';
import { RefundChip } from '../../money/payment-labels.tsx';
import { ResolvableCard } from '../../money/resolvable-card.tsx';
import { ScopeLink } from '../../staff-access/scope-link.tsx';
import { CaseLink } from '../../work/case-link.tsx';
import { PayBackDialog } from './pay-back-dialog.tsx';

/** One incident: what was expected, what came, and what was done about it. */
export function IncidentCard({ incident }: { incident: PaymentIncident }) {
  const { t, i18n } = useLingui();
  const names = useNames();
  const [resolve] = useOpsResolvePaymentIncidentMutation();
  const { incidentId, projectOrderId, orderNumber } = incident;
  const { expected, received, providerTransactionId } = incident;
  const bankReference = providerTransactionId;
  const [asking, setAsking] = useState(false);
  const payBack = incident.allowedActions.find(({ action }) => action === 'payBack');
  const resolving = incident.allowedActions.find(({ action }) => action === 'resolve');
  const card = (
    <ResolvableCard
      record={{ subject: 'paymentIncident', subjectId: incidentId }}
      title={
        <CaseLink subject="paymentIncident" id={incidentId}>
          {i18n._(incidentKinds[incident.kind])}
        </CaseLink>
      }
      openTone="attention"
      facts={
        <>
          {expected === null ? null : (
            <span>
              <Trans>
                Expected <Money amount={expected} currency={currency} />
              </Trans>
            </span>
          )}
          {received === null ? null : (
            <span>
              <Trans>
                Received <Money amount={received} currency={currency} emphasis="strong" />
              </Trans>
            </span>
          )}
          <span>{names.paymentMethod(incident.method)}</span>
          {projectOrderId ? (
            <ScopeLink scope="orders" id={projectOrderId}>
              <Trans>Order {orderNumber}</Trans>
            </ScopeLink>
          ) : null}
          {providerTransactionId ? (
            <span>
              {incident.method === 'bankTransfer' ? (
                <Trans>Bank no. {bankReference}</Trans>
              ) : (
                <Trans>The provider’s number: {providerTransactionId}</Trans>
              )}
            </span>
          ) : null}
          {incident.refundStatus ? <RefundChip status={incident.refundStatus} /> : null}
          <span>
            {incident.resolvedTime ? (
              <DateTime iso={incident.time} />
            ) : (
              <Deadline iso={incident.time} />
            )}
          </span>
        </>
      }
      resolution={incident}
      dialog={{
        title: <Trans>Resolve the unmatched payment</Trans>,
        label: t`What was done`,
        draftKey: `incident-${incidentId}`,
        done: t`The unmatched payment is resolved.`,
      }}
      onResolve={(note) => inForm(resolve({ incidentId, note }))}
      notYet={resolving?.reason}
      actions={
        payBack
          ? [
              {
                key: 'payBack',
                shortcut: 'a',
                label: t({ message: 'Refund it…', context: 'button' }),
                rank: 'main',
                enabled: payBack.enabled,
                reason: payBack.reason,
                onChoose: () => setAsking(true),
              },
            ]
          : []
      }
    />
  );
  return (
    <>
      {card}
      {asking ? <PayBackDialog incident={incident} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
