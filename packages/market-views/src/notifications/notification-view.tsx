import type { NotificationDetail } from '@tolk/contract';
import { Box, DataState, Paper } from '@tolk/design-system';
import { DateTime, PageHeader } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { useScreenTitle } from '@tolk/platform';
import type { ReactNode } from 'react';
import { useSeen } from '../messages/use-seen.ts';
import { SubjectCard } from './subject-card.tsx';
import { useNotification, useReadCalls } from './use-notification-calls.ts';

interface NotificationViewProps {
  notificationId: string;
  viewer: Identity;
  back: ReactNode;
}

/** One notification in full with what it is about; who opens it has read it. */
export function NotificationView({ notificationId, viewer, back }: NotificationViewProps) {
  const query = useNotification(viewer, notificationId);
  return (
    <DataState query={{ ...query, data: query.currentData }} skeleton={4} back={back}>
      {(notification) => <Notification notification={notification} viewer={viewer} back={back} />}
    </DataState>
  );
}

interface NotificationProps {
  notification: NotificationDetail;
  viewer: Identity;
  back: ReactNode;
}

function Notification({ notification, viewer, back }: NotificationProps) {
  const { notificationId, title, text, news, read, createTime } = notification;
  const { one } = useReadCalls(viewer);
  useScreenTitle(title);
  useSeen(read ? null : notificationId, () => void one({ notificationId }));
  return (
    <>
      <PageHeader back={back} title={title} description={<DateTime iso={createTime} />} />
      <Paper sx={{ p: { xs: 2, md: 3 }, mb: 3, maxWidth: 720 }}>
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{news ?? text}</Box>
      </Paper>
      {news === null ? <SubjectCard notification={notification} viewer={viewer} /> : null}
    </>
  );
}
