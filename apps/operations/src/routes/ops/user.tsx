import { Trans } from '@lingui/react/macro';
import { useSearchParams } from '@tolk/platform';
import { UserView } from '../../features/user-detail/user-view.tsx';
import { NoSuchRecord } from '../../records/no-such-record.tsx';

/** One account, named by `personId`. */
export function Screen() {
  const [search] = useSearchParams();
  const personId = search.get('personId');
  if (personId) return <UserView personId={personId} />;
  return (
    <NoSuchRecord
      title={<Trans>Account not found</Trans>}
      back={{ to: 'users', label: <Trans>Back to the users</Trans> }}
    />
  );
}
