import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsResolvePaymentIncidentMutation } from '@tolk/api-client';
import type { PaymentIncident } from '@tolk/contract';
import { Button, notify } from '@tolk/design-system';
import { DateTime, Money, RowCard, StatusChip } from '@tolk/design-system/pieces';
import { useState } from 'react';
import { paymentMethodNames } from '../../parts/payment-words.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { ResolvedNote } from '../../parts/resolved-note.tsx';
import { RoomLink } from '../../parts/room-link.tsx';

const kindNames: Readonly<Record<PaymentIncident['kind'], MessageDescriptor>> = {
  wrongAmount: msg`Another amount than asked for was paid`,
  secondTransaction: msg`The same payment was made twice`,
  refundAmount: msg`Another amount than asked for was paid back`,
};

/** Providers of ours take yuan only. */
const currency = 'CNY';

/** One incident: what was expected, what came, and what was done about it. */
export function IncidentCard({ incident }: { incident: PaymentIncident }) {
  const { i18n } = useLingui();
  const [resolving, setResolving] = useState(false);
  const { projectOrderId, orderNumber, expected, received, providerTransactionId } = incident;
  const { resolvedTime, resolvedBy, note } = incident;
  return (
    <RowCard
      title={i18n._(kindNames[incident.kind])}
      status={
        resolvedTime ? (
          <StatusChip tone="success">
            <Trans>Resolved</Trans>
          </StatusChip>
        ) : (
          <StatusChip tone="attention">
            <Trans context="unresolved">Open</Trans>
          </StatusChip>
        )
      }
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
          <span>{i18n._(paymentMethodNames[incident.method])}</span>
          {projectOrderId ? (
            <RoomLink room="orders" id={projectOrderId}>
              <Trans>Order {orderNumber}</Trans>
            </RoomLink>
          ) : null}
          {providerTransactionId ? (
            <span>
              <Trans>The provider’s number: {providerTransactionId}</Trans>
            </span>
          ) : null}
          <span>
            <DateTime iso={incident.time} />
          </span>
        </>
      }
      notice={
        resolvedTime ? (
          <ResolvedNote note={note} resolvedBy={resolvedBy} resolvedTime={resolvedTime} />
        ) : null
      }
      actions={
        resolvedTime ? null : (
          <>
            <Button variant="outlined" onClick={() => setResolving(true)}>
              <Trans>Resolve…</Trans>
            </Button>
            {resolving ? (
              <ResolveDialog incident={incident} onClose={() => setResolving(false)} />
            ) : null}
          </>
        )
      }
    />
  );
}

function ResolveDialog({ incident, onClose }: { incident: PaymentIncident; onClose: () => void }) {
  const { t } = useLingui();
  const [resolve] = useOpsResolvePaymentIncidentMutation();
  const { incidentId } = incident;
  return (
    <ReasonDialog
      title={<Trans>Resolve the incident</Trans>}
      label={t`What was done`}
      hint={t`Colleagues read it here and in the audit log.`}
      submitLabel={<Trans>Resolve</Trans>}
      draftKey={`incident-${incidentId}`}
      onSubmit={async (note) => {
        await inForm(resolve({ incidentId, note }));
        onClose();
        notify(t`The incident is resolved.`);
      }}
      onClose={onClose}
    >
      <Trans>This moves no money: it says what explains the money or what was done about it.</Trans>
    </ReasonDialog>
  );
}
