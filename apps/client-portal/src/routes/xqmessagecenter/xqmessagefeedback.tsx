import { Trans } from '@lingui/react/macro';
import {
  useClientGetUnreadMsgQuery,
  useClientGetXXTZDatasQuery,
  useClientUpXXTZReadingStatusMutation,
  useClientXxtzyjydMutation,
} from '@tolk/api-client';
import { Button, DataState } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { Pagination } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { NotificationList } from '@tolk/market-views';

/** Notifications, newest first; opening one marks it read. */
export function Screen() {
  const list = useListAddress();
  const [markRead] = useClientUpXXTZReadingStatusMutation();
  const query = useClientGetXXTZDatasQuery({
    pageNum: list.page,
    pageSize: limits.list.pageSize,
  });
  return (
    <>
      <PageHeader title={<Trans>Notifications</Trans>} actions={<ReadAll />} />
      <DataState
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={{
          title: <Trans>No notifications</Trans>,
          message: <Trans>Applications, answers and payments are announced here.</Trans>,
          drawing: <InboxDrawing />,
        }}
      >
        {({ total, list: rows }) => (
          <>
            <NotificationList
              notifications={rows}
              onRead={(notificationId) => void markRead({ notificationId })}
            />
            <Pagination
              page={list.page}
              pageSize={limits.list.pageSize}
              total={total}
              onChange={list.toPage}
            />
          </>
        )}
      </DataState>
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
