import { Trans } from '@lingui/react/macro';
import {
  useClientGetUnreadMsgQuery,
  useClientGetXXTZDatasQuery,
  useClientUpXXTZReadingStatusMutation,
  useClientXxtzyjydMutation,
} from '@tolk/api-client';
import type { NotificationRow } from '@tolk/contract';
import { Button, DataState, Link } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { DateTime, PageHeader, StatusChip } from '@tolk/design-system/pieces';
import { Pagination } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { Link as PathLink } from '@tolk/platform';
import { Card, Cards } from '../../parts/card.tsx';
import { useListQuery } from '../../parts/list-query.ts';

/** Notifications, newest first; opening one marks it read. */
export function Screen() {
  const list = useListQuery();
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
            <Cards>
              {rows.map((row) => (
                <Row key={row.notificationId} row={row} />
              ))}
            </Cards>
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

function Row({ row }: { row: NotificationRow }) {
  const [markRead, { isLoading }] = useClientUpXXTZReadingStatusMutation();
  const read = () => void markRead({ notificationId: row.notificationId });
  return (
    <Card
      title={
        <Link component={PathLink} to={row.path} onClick={row.read ? undefined : read}>
          {row.title}
        </Link>
      }
      status={
        row.read ? null : (
          <StatusChip tone="attention">
            <Trans>Unread</Trans>
          </StatusChip>
        )
      }
      facts={<DateTime iso={row.createTime} />}
      notice={row.text}
      actions={
        row.read ? null : (
          <Button size="small" disabled={isLoading} onClick={read}>
            <Trans>Mark as read</Trans>
          </Button>
        )
      }
    />
  );
}
