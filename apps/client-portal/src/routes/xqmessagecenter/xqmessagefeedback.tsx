import { Trans } from '@lingui/react/macro';
import {
  useClientGetUnreadMsgQuery,
  useClientGetXXTZDatasQuery,
  useClientUpXXTZReadingStatusMutation,
  useClientXxtzyjydMutation,
} from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { NotificationList } from '@tolk/market-views';

/** Notifications, newest first; opening one marks it read. */
export function Screen() {
  const list = useListAddress();
  const [markRead] = useClientUpXXTZReadingStatusMutation();
  const query = useClientGetXXTZDatasQuery({
    ...list.paging,
  });
  return (
    <>
      <PageHeader title={<Trans context="heading">Notifications</Trans>} actions={<ReadAll />} />
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans context="heading">No notifications</Trans>,
          message: <Trans>Applications, answers and payments are announced here.</Trans>,
          drawing: <InboxDrawing />,
        }}
      >
        {(rows) => (
          <NotificationList
            notifications={rows}
            onRead={(notificationId) => void markRead({ notificationId })}
          />
        )}
      </PagedList>
    </>
  );
}

function ReadAll() {
  const { notification } = useClientGetUnreadMsgQuery({}).currentData ?? { notification: 0 };
  const [readAll, { isLoading }] = useClientXxtzyjydMutation();
  return (
    <Button
      variant="outlined"
      disabled={notification === 0 || isLoading}
      onClick={() => void readAll({})}
    >
      <Trans>Mark all as read</Trans>
    </Button>
  );
}
