import { Trans } from '@lingui/react/macro';
import { useSearchParams } from '@tolk/platform';
import { AppealView } from '../../features/appeal-detail/appeal-view.tsx';
import { NoSuchRecord } from '../../records/no-such-record.tsx';

/** One appeal, named by `id`. */
export function Screen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <AppealView projectOrderAppealId={id} />;
  return (
    <NoSuchRecord
      title={<Trans>Appeal not found</Trans>}
      back={{ to: 'staffAppeals', label: <Trans>Back to the appeals</Trans> }}
    />
  );
}
