import { Trans } from '@lingui/react/macro';
import { Empty, Link as TextLink } from '@tolk/design-system';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { UserView } from '../../features/user/user-view.tsx';

/** One account, named by `personId`. */
export function Screen() {
  const [search] = useSearchParams();
  const personId = search.get('personId');
  if (personId) return <UserView personId={personId} />;
  return (
    <Empty
      title={<Trans>This address names no account</Trans>}
      action={
        <TextLink component={RouteLink} to="users">
          <Trans>Back to the users</Trans>
        </TextLink>
      }
    />
  );
}
