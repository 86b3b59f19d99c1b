import { Trans } from '@lingui/react/macro';
import { useSearchParams } from '@tolk/platform';
import { BatchView } from '../../features/payout-batch/batch-view.tsx';
import { NoSuchRecord } from '../../records/no-such-record.tsx';

/** One payout batch, named by `id`. */
export function Screen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <BatchView payoutBatchId={id} />;
  return (
    <NoSuchRecord
      title={<Trans>Batch not found</Trans>}
      back={{ to: 'settlements', label: <Trans>Back to the settlements</Trans> }}
    />
  );
}
