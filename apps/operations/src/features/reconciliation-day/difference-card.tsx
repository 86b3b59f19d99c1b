import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsResolveDifferenceMutation } from '@tolk/api-client';
import type { ReconciliationDetail } from '@tolk/contract';
import { Money } from '@tolk/design-system/pieces';
import { ResolvableCard } from '../../money/resolvable-card.tsx';
import { ScopeLink } from '../../staff-access/scope-link.tsx';
import { CaseLink } from '../../work/case-link.tsx';

type Difference = ReconciliationDetail['differences'][number];

const kindNames: Readonly<
  Record<Difference['what'], Readonly<Record<Difference['kind'], MessageDescriptor>>>
> = {
  payment: {
    missingHere: msg`A payment missing from our ledger`,
    missingThere: msg`A payment missing from the provider`,
    amount: msg`A payment of a different amount`,
  },
  refund: {
    missingHere: msg`A refund missing from our ledger`,
    missingThere: msg`A refund missing from the provider`,
    amount: msg`A refund of another amount`,
  },
};

interface DifferenceCardProps {
  difference: Difference;
  /** ISO 4217. */
  currency: string;
}

/** One difference: what both sides say, and what explains it. */
export function DifferenceCard({ difference, currency }: DifferenceCardProps) {
  const { t, i18n } = useLingui();
  const [resolve] = useOpsResolveDifferenceMutation();
  const { differenceId, here, there, projectOrderId, orderNumber } = difference;
  return (
    <ResolvableCard
      record={{ subject: 'reconciliationDifference', subjectId: differenceId }}
      title={
        <CaseLink subject="reconciliationDifference" id={differenceId}>
          {i18n._(kindNames[difference.what][difference.kind])}
        </CaseLink>
      }
      openTone="danger"
      facts={
        <>
          <span>
            <Trans>
              Difference{' '}
              <Money amount={difference.difference} currency={currency} emphasis="strong" />
            </Trans>
          </span>
          {there === null ? null : (
            <span>
              <Trans>
                Provider <Money amount={there} currency={currency} />
              </Trans>
            </span>
          )}
          {here === null ? null : (
            <span>
              <Trans>
                Ledger <Money amount={here} currency={currency} />
              </Trans>
            </span>
          )}
          <span>
            <Trans>No. {difference.number}</Trans>
          </span>
          {projectOrderId ? (
            <ScopeLink scope="orders" id={projectOrderId}>
              <Trans>Order {orderNumber}</Trans>
            </ScopeLink>
          ) : null}
        </>
      }
      resolution={difference}
      dialog={{
        title: <Trans>Resolve the difference</Trans>,
        label: t`Explanation or action taken`,
        draftKey: `difference-${differenceId}`,
        done: t`The difference is resolved.`,
      }}
      onResolve={(note) => inForm(resolve({ differenceId, note }))}
    />
  );
}
