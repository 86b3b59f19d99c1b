import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, PagedList } from '@tolk/design-system/portal';
import { notificationEvents, type Identity } from '@tolk/domain';
import { notificationEventLabels } from '@tolk/labels';
import { RouteLink, type ListAddress } from '@tolk/platform';
import { NotificationList } from './notification-list.tsx';
import { useNotifications, useReadCalls } from './use-notification-calls.ts';

export type MessagesAddress = ListAddress<'tab' | 'show' | 'event' | 'status'>;

const events = notificationEvents.map(({ name }) => name);

/** The screen that most of what a side is told about begins on. */
const starts = { client: 'positions', supplier: 'jobList' } as const;

interface NotificationsTabProps {
  viewer: Identity;
  list: MessagesAddress;
}

/** The viewer's notifications, all or unread ones (`show`), about one thing (`event`). */
export function NotificationsTab({ viewer, list }: NotificationsTabProps) {
  const unreadOnly = list.oneOf('show', ['unread']) === 'unread';
  const event = list.oneOf('event', events);
  const query = useNotifications(viewer, {
    ...list.paging,
    ...(unreadOnly ? { unreadOnly } : {}),
    ...(event ? { event } : {}),
  });
  const { one } = useReadCalls(viewer);
  const filtered = unreadOnly || event !== undefined;
  return (
    <>
      <Filters list={list} unreadOnly={unreadOnly} event={event} />
      <PagedList
        query={query}
        list={list}
        empty={
          filtered
            ? {
                title: <NothingFound unreadOnly={unreadOnly} event={event} />,
                drawing: <InboxDrawing />,
                action: (
                  <Button
                    variant="outlined"
                    onClick={() => list.change({ show: undefined, event: undefined })}
                  >
                    <Trans>Show all notifications</Trans>
                  </Button>
                ),
              }
            : {
                title: <Trans>No notifications yet</Trans>,
                message:
                  viewer === 'client' ? (
                    <Trans>Applications, answers and payments are announced here.</Trans>
                  ) : (
                    <Trans>News about your applications, orders and earnings appears here.</Trans>
                  ),
                drawing: <InboxDrawing />,
                action: (
                  <Button variant="outlined" component={RouteLink} to={starts[viewer]}>
                    {viewer === 'client' ? (
                      <Trans>Go to my projects</Trans>
                    ) : (
                      <Trans>Go to the job hall</Trans>
                    )}
                  </Button>
                ),
              }
        }
      >
        {(rows) => (
          <NotificationList
            notifications={rows}
            viewer={viewer}
            onRead={(notificationId) => void one({ notificationId })}
          />
        )}
      </PagedList>
    </>
  );
}

function NothingFound({ unreadOnly, event }: Omit<FiltersProps, 'list'>) {
  if (!unreadOnly) return <Trans>No notifications of this kind</Trans>;
  if (event === undefined) return <Trans context="heading">All read</Trans>;
  return <Trans>No unread notifications of this kind</Trans>;
}

interface FiltersProps {
  list: MessagesAddress;
  unreadOnly: boolean;
  event: (typeof events)[number] | undefined;
}

function Filters({ list, unreadOnly, event }: FiltersProps) {
  const { t, i18n } = useLingui();
  return (
    <FilterBar
      active={Number(unreadOnly) + Number(event !== undefined)}
      onClear={() => list.change({ show: undefined, event: undefined })}
    >
      <SelectInput
        label={t({ message: 'About', context: 'field' })}
        placeholder={t({ message: 'Everything', context: 'placeholder' })}
        options={events.map((name) => ({
          value: name,
          label: i18n._(notificationEventLabels[name]),
        }))}
        value={event ?? null}
        onChange={(value) => list.change({ event: value ?? undefined })}
      />
      <SelectInput
        label={t({ message: 'Show', context: 'field' })}
        options={[
          { value: 'all', label: t({ message: 'All', context: 'option' }) },
          { value: 'unread', label: t({ message: 'Unread', context: 'option' }) },
        ]}
        value={unreadOnly ? 'unread' : 'all'}
        onChange={(value) => list.change({ show: value === 'unread' ? value : undefined })}
      />
    </FilterBar>
  );
}
