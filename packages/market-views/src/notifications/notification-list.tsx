import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationRow } from '@tolk/contract';
import { Button, Link as TextLink } from '@tolk/design-system';
import { DateTime, RowCard, RowCards, StatusChip } from '@tolk/design-system/pieces';
import { Link } from '@tolk/platform';

interface NotificationListProps {
  notifications: readonly NotificationRow[];
  onRead: (notificationId: string) => void;
}

/** Notifications; opening one, or its button, marks it read. */
export function NotificationList({ notifications, onRead }: NotificationListProps) {
  return (
    <RowCards>
      {notifications.map((row) => (
        <Row key={row.notificationId} row={row} onRead={() => onRead(row.notificationId)} />
      ))}
    </RowCards>
  );
}

function Row({ row, onRead }: { row: NotificationRow; onRead: () => void }) {
  const { t } = useLingui();
  const { title, text, path, read, createTime } = row;
  return (
    <RowCard
      title={
        <TextLink
          component={Link}
          to={path}
          onClick={read ? undefined : onRead}
          sx={{ fontWeight: read ? 400 : undefined }}
        >
          {title}
        </TextLink>
      }
      status={
        read ? null : (
          <StatusChip tone="attention">
            <Trans context="status">Unread</Trans>
          </StatusChip>
        )
      }
      facts={<DateTime iso={createTime} />}
      notice={text}
      actions={
        read ? null : (
          <Button size="small" aria-label={t`Mark as read: ${title}`} onClick={onRead}>
            <Trans>Mark as read</Trans>
          </Button>
        )
      }
    />
  );
}
