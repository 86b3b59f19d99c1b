import { Trans } from '@lingui/react/macro';
import { useOpsGetUserDetailQuery } from '@tolk/api-client';
import { Box, DataState, Link as TextLink } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { UserStateChip } from '../../users/user-state-chip.tsx';
import { WriteToPerson } from '../../service/write-to-person.tsx';
import { useCan } from '../../staff-access/use-can.ts';
import { WatchChip } from '../../users/watch-chip.tsx';
import { CaseNotes } from '../../work/case-notes.tsx';
import { UserActions } from './user-actions.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserReviews } from './user-reviews.tsx';
import { UserSessions } from './user-sessions.tsx';

/** One account as the staff sees it. */
export function UserView({ personId }: { personId: string }) {
  const query = useOpsGetUserDetailQuery({ personId }, { refetchOnMountOrArgChange: true });
  return (
    <DataState query={{ ...query, data: query.currentData }}>
      {(user) => (
        <>
          <PageHeader
            back={
              <TextLink component={RouteLink} to="users">
                <Trans>Back to the users</Trans>
              </TextLink>
            }
            title={user.name || <Trans>No name yet</Trans>}
            status={
              <>
                <UserStateChip state={user.state} /> {user.watched ? <WatchChip /> : null}
              </>
            }
            actions={
              <>
                {user.state === 'deleted' ? null : (
                  <WriteToPerson personId={personId} name={user.name} />
                )}
                <OrdersLink personId={personId} />
                <PublishedLink personId={personId} />
              </>
            }
          />
          <Box sx={{ mb: 3 }}>
            <UserActions user={user} />
          </Box>
          <UserFacts user={user} />
          {user.state === 'deleted' ? null : (
            <CaseNotes record={{ subject: 'person', subjectId: personId }} />
          )}
          <UserReviews reviews={user.reviews} />
          <UserSessions sessions={user.sessions} />
        </>
      )}
    </DataState>
  );
}

function PublishedLink({ personId }: { personId: string }) {
  const can = useCan();
  if (!can('moderation')) return null;
  return (
    <TextLink component={RouteLink} to="moderation" params={{ personId }}>
      <Trans>What everybody reads of them</Trans>
    </TextLink>
  );
}

function OrdersLink({ personId }: { personId: string }) {
  const can = useCan();
  if (!can('orders')) return null;
  return (
    <TextLink component={RouteLink} to="staffOrders" params={{ personId }}>
      <Trans context="link">Orders</Trans>
    </TextLink>
  );
}
