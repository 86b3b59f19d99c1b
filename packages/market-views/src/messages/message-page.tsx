import { Trans } from '@lingui/react/macro';
import { Link as TextLink } from '@tolk/design-system';
import type { Identity } from '@tolk/domain';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { FeedbackView } from '../feedback/feedback-view.tsx';
import { NotificationView } from '../notifications/notification-view.tsx';
import { messageRoutes } from './message-routes.ts';

/** One notification (`notificationId`) or one piece of feedback (`feedbackId`) in full. */
export function MessagePage({ viewer }: { viewer: Identity }) {
  const [params] = useSearchParams();
  const feedbackId = params.get('feedbackId');
  const { list } = messageRoutes[viewer];
  if (feedbackId !== null) {
    return (
      <FeedbackView
        feedbackId={feedbackId}
        viewer={viewer}
        back={
          <TextLink component={RouteLink} to={list} params={{ tab: 'feedback' }}>
            <Trans>Back to your feedback</Trans>
          </TextLink>
        }
      />
    );
  }
  return (
    <NotificationView
      notificationId={params.get('notificationId') ?? ''}
      viewer={viewer}
      back={
        <TextLink component={RouteLink} to={list}>
          <Trans>Back to the notifications</Trans>
        </TextLink>
      }
    />
  );
}
