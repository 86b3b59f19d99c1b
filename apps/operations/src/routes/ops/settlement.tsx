import { Trans } from '@lingui/react/macro';
import { useSearchParams } from '@tolk/platform';
import { SettlementView } from '../../features/settlement-detail/settlement-view.tsx';
import { NoSuchRecord } from '../../records/no-such-record.tsx';

/** One application for settlement, named by `id`. */
export function Screen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <SettlementView settlementId={id} />;
  return (
    <NoSuchRecord
      title={<Trans>Settlement not found</Trans>}
      back={{ to: 'settlements', label: <Trans>Back to the settlements</Trans> }}
    />
  );
}
