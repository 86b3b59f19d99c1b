import { Trans } from '@lingui/react/macro';
import { Button, ErrorCard } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import type { WechatStop } from './wechat-journey.ts';

const words: Readonly<Record<WechatStop['reason'], { title: ReactNode; message: ReactNode }>> = {
  notSetUp: {
    title: <Trans>WeChat login is not available here</Trans>,
    message: <Trans>Log in with your password or a verification code.</Trans>,
  },
  declined: {
    title: <Trans>You did not allow WeChat to log you in</Trans>,
    message: <Trans>Nothing has changed. Try again, or log in another way.</Trans>,
  },
  unknown: {
    title: <Trans>This WeChat login has expired</Trans>,
    message: <Trans>It was started too long ago or in another tab. Please start again.</Trans>,
  },
  refused: {
    title: <Trans>WeChat login did not work</Trans>,
    message: <Trans>The server is not responding. Try again.</Trans>,
  },
};

/** Why WeChat does not lead in, and the other ways. */
export function WechatStopped({ stop, retry }: { stop: WechatStop; retry: () => void }) {
  const { title, message } = words[stop.reason];
  const error = stop.reason === 'refused' ? stop.error : undefined;
  return (
    <ErrorCard
      title={title}
      message={error?.message || message}
      requestId={error?.requestId}
      onRetry={stop.reason === 'notSetUp' ? undefined : retry}
    >
      <Button component={RouteLink} to="phoneLogin">
        <Trans>Back to log in</Trans>
      </Button>
    </ErrorCard>
  );
}
