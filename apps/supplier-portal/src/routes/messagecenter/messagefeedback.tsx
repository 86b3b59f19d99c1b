import { Trans, useLingui } from '@lingui/react/macro';
import {
  useSupGetXXTZDatasQuery,
  useSupUpXXTZReadingStatusMutation,
  useSupXxtzyjydMutation,
} from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { NotificationList } from '@tolk/market-views';
import { RouteLink, useListAddress } from '@tolk/platform';

/** Notifications, the newest first; one or all of them can be marked read. */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'show'>();
  const show = list.oneOf('show', ['unread']) ?? 'all';
  const notifications = useSupGetXXTZDatasQuery({
    ...list.paging,
    unreadOnly: show === 'unread',
  });
  const [markRead] = useSupUpXXTZReadingStatusMutation();
  const [markAllRead, marking] = useSupXxtzyjydMutation();
  const someUnread = notifications.data?.list.some(({ read }) => !read) ?? false;

  return (
    <>
      <PageHeader
        title={<Trans context="heading">Notifications</Trans>}
        actions={
          <Button
            variant="outlined"
            disabled={!someUnread || marking.isLoading}
            onClick={() => void markAllRead({})}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        }
      />
      <FilterTabs
        label={t({ message: 'Which notifications', context: 'tabs' })}
        value={show}
        onChoose={(to) => list.change({ show: to === 'all' ? undefined : to })}
        tabs={[
          { value: 'all', label: t({ message: 'All', context: 'option' }) },
          { value: 'unread', label: t({ message: 'Unread', context: 'option' }) },
        ]}
      />
      <PagedList
        query={notifications}
        list={list}
        empty={{
          title:
            show === 'unread' ? (
              <Trans context="heading">All read</Trans>
            ) : (
              <Trans>No notifications yet</Trans>
            ),
          message: <Trans>News about your applications, orders and earnings appears here.</Trans>,
          drawing: <InboxDrawing />,
          action: (
            <Button variant="outlined" component={RouteLink} to="jobList">
              <Trans>Go to the job hall</Trans>
            </Button>
          ),
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
