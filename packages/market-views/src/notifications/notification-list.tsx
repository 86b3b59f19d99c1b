import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import type { NotificationRow } from '@tolk/contract';
import { Box, Button, IconButton, Typography } from '@tolk/design-system';
import { ArrowForwardIcon, CheckIcon } from '@tolk/design-system/icons';
import type { Identity } from '@tolk/domain';
import { formatDate, formatTime, SentenceGap, useLanguage } from '@tolk/i18n';
import { Link, pathTo } from '@tolk/platform';
import { useId, useState, type ReactNode } from 'react';
import { messageRoutes } from '../messages/message-routes.ts';
import { MessageRow, MessageRows } from '../messages/message-rows.tsx';
import { groupNotifications, type NotificationGroup } from './group-notifications.ts';
import { subjectLabel } from './subject-label.ts';

interface NotificationListProps {
  notifications: readonly NotificationRow[];
  viewer: Identity;
  onRead: (notificationId: string) => void;
}

/** Notifications by day; those of one order stand together under its newest one. */
export function NotificationList({ notifications, ...rest }: NotificationListProps) {
  const language = useLanguage();
  const dayOf = (iso: string) => formatDate(iso, { language });
  return groupNotifications(notifications, dayOf).map(({ day, groups }) => (
    <Box component="section" key={day} sx={{ mb: 3 }}>
      <Typography variant="subtitle2" component="h2" color="textSecondary" sx={{ mb: 1 }}>
        <DayName day={day} today={dayOf(new Date(serverNow()).toISOString())} />
      </Typography>
      <MessageRows>
        {groups.map((group) => (
          <Group key={group.newest.notificationId} group={group} {...rest} />
        ))}
      </MessageRows>
    </Box>
  ));
}

function DayName({ day, today }: { day: string; today: string }) {
  return day === today ? <Trans>Today, {day}</Trans> : day;
}

type RowProps = Pick<NotificationListProps, 'viewer' | 'onRead'>;

function Group({ group, ...rest }: { group: NotificationGroup } & RowProps) {
  const { newest, earlier } = group;
  const [open, setOpen] = useState(false);
  const id = useId();
  const unread = earlier.filter(({ read }) => !read).length;
  const below =
    earlier.length === 0 ? null : (
      <Box sx={{ pl: { xs: 2, md: 3 }, pb: open ? 0 : 1 }}>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          // Under the text of the row above.
          sx={{ ml: { xs: 2, md: 1.5 }, fontWeight: unread > 0 ? 600 : 400 }}
        >
          <Plural
            value={earlier.length}
            one="# more about this order"
            other="# more about this order"
          />
          {unread > 0 ? (
            <>
              <SentenceGap />
              <Trans>({unread} unread)</Trans>
            </>
          ) : null}
        </Button>
        <Box component="ul" id={id} hidden={!open} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {open ? earlier.map((row) => <Row key={row.notificationId} row={row} {...rest} />) : null}
        </Box>
      </Box>
    );
  return <Row row={newest} below={below} {...rest} />;
}

interface OneRowProps extends RowProps {
  row: NotificationRow;
  below?: ReactNode;
}

function Row({ row, viewer, onRead, below }: OneRowProps) {
  const language = useLanguage();
  const { notificationId, title, text, read, createTime } = row;
  return (
    <MessageRow
      to={placeOf(row, viewer)}
      title={title}
      text={text}
      unread={!read}
      time={createTime}
      shownTime={formatTime(createTime, { language })}
      below={below}
      actions={<Ways row={row} onRead={read ? undefined : () => onRead(notificationId)} />}
    />
  );
}

interface WaysProps {
  row: NotificationRow;
  /** Absent once it is read. */
  onRead: (() => void) | undefined;
}

/** Straight to what it is about, and marking it read without opening it. */
function Ways({ row: { title, path, event }, onRead }: WaysProps) {
  const { t, i18n } = useLingui();
  const subject = i18n._(subjectLabel(path));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      {leadsElsewhere(event) ? (
        <Button
          size="small"
          component={Link}
          to={path}
          onClick={onRead}
          aria-label={t`${subject}: ${title}`}
          endIcon={<ArrowForwardIcon />}
        >
          {subject}
        </Button>
      ) : null}
      {onRead ? (
        // Read ones keep its room, so that the column stays in line.
        <IconButton
          size="small"
          title={t`Mark as read`}
          aria-label={t`Mark as read: ${title}`}
          onClick={onRead}
        >
          <CheckIcon fontSize="small" />
        </IconButton>
      ) : (
        <Box sx={{ width: 30 }} />
      )}
    </Box>
  );
}

/** News and answers to feedback are all there is. */
function leadsElsewhere(event: NotificationRow['event']): boolean {
  return event !== 'news' && event !== 'feedback';
}

/** An answer to feedback is read on the feedback's own screen. */
function placeOf({ event, path, notificationId }: NotificationRow, viewer: Identity): string {
  return event === 'feedback' ? path : pathTo(messageRoutes[viewer].detail, { notificationId });
}
