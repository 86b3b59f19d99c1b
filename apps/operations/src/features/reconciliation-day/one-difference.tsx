import { Trans } from '@lingui/react/macro';
import { useOpsGetReconciliationDetailQuery } from '@tolk/api-client';
import { DataState } from '@tolk/design-system';
import { OneCase } from '../../work/one-case.tsx';
import { DifferenceCard } from './difference-card.tsx';

/** One difference of a reconciled day by itself. */
export function OneDifference({ differenceId }: { differenceId: string }) {
  const query = useOpsGetReconciliationDetailQuery(
    { differenceId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState query={{ ...query, data: query.currentData }}>
      {({ reconciliationId, currency, differences }) => {
        const difference = differences.find((one) => one.differenceId === differenceId);
        return (
          <OneCase
            record={{ subject: 'reconciliationDifference', subjectId: differenceId }}
            back={{
              to: 'reconciliation',
              params: { id: reconciliationId },
              label: <Trans>The whole day</Trans>,
            }}
            card={difference && <DifferenceCard difference={difference} currency={currency} />}
          />
        );
      }}
    </DataState>
  );
}
