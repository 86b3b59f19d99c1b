import { Trans } from '@lingui/react/macro';
import { useSearchParams } from '@tolk/platform';
import { DayView } from '../../features/reconciliation-day/day-view.tsx';
import { OneDifference } from '../../features/reconciliation-day/one-difference.tsx';
import { NoSuchRecord } from '../../records/no-such-record.tsx';

/** One reconciled day of one provider (`id`), or one difference (`difference`). */
export function Screen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const differenceId = search.get('difference');
  if (differenceId) return <OneDifference differenceId={differenceId} />;
  if (id) return <DayView reconciliationId={id} />;
  return (
    <NoSuchRecord
      title={<Trans>Day not found</Trans>}
      back={{ to: 'reconciliations', label: <Trans>Back to the reconciliation</Trans> }}
    />
  );
}
