import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationRow } from '@tolk/contract';
import { Box, Button, Link as TextLink, Paper, Stack } from '@tolk/design-system';
import { DateTime, StatusChip } from '@tolk/design-system/pieces';
import { Link } from '@tolk/platform';

interface NotificationListProps {
  notifications: readonly NotificationRow[];
  onRead: (notificationId: string) => void;
}

/** Notifications; opening one, or its button, marks it read. */
export function NotificationList({ notifications, onRead }: NotificationListProps) {
  const { t } = useLingui();
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {notifications.map(({ notificationId, title, text, path, read, createTime }) => (
        <Paper component="li" key={notificationId} sx={{ p: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <TextLink
              component={Link}
              to={path}
              onClick={() => (read ? undefined : onRead(notificationId))}
              sx={{ fontWeight: read ? 400 : 650, flexGrow: 1 }}
            >
              {title}
            </TextLink>
            {read ? null : (
              <>
                <StatusChip tone="attention">
                  <Trans>Unread</Trans>
                </StatusChip>
                <Button
                  size="small"
                  aria-label={t`Mark as read: ${title}`}
                  onClick={() => onRead(notificationId)}
                >
                  <Trans>Mark as read</Trans>
                </Button>
              </>
            )}
          </Box>
          <Box sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>{text}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 0.5 }}>
            <DateTime iso={createTime} />
          </Box>
        </Paper>
      ))}
    </Stack>
  );
}
