import { Trans } from '@lingui/react/macro';
import { Box, Button } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';
import { useArrival } from './arrival.ts';

/** The first way in on a phone; it leads back to the page that was wanted. */
export function WechatButton() {
  const { wanted } = useArrival();
  return (
    <>
      <Button
        component={RouteLink}
        to="wechatLogin"
        params={{ from: wanted }}
        variant="outlined"
        size="large"
        fullWidth
        startIcon={<WechatIcon />}
      >
        <Trans>Continue with WeChat</Trans>
      </Button>
      <Box sx={between}>
        <Trans context="button">or</Trans>
      </Box>
    </>
  );
}

const line = { content: '""', flexGrow: 1, borderTop: 1, borderColor: 'divider' } as const;

const between = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  typography: 'caption',
  color: 'text.secondary',
  '&::before': line,
  '&::after': line,
} as const;

/** Two bubbles of talk. */
function WechatIcon() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" aria-hidden>
      <path d="M13.5 7.2C13 4.8 10.8 3 8 3 4.7 3 2 5.3 2 8.2c0 1.6.9 3 2.2 4L3.7 14l2-1c.7.2 1.5.4 2.3.4" />
      <path d="M20 13.2c0-2.5-2.4-4.6-5.3-4.6s-5.3 2.1-5.3 4.6 2.4 4.6 5.3 4.6c.6 0 1.2-.1 1.8-.3l1.7.9-.4-1.5c1.3-.8 2.2-2.2 2.2-3.7z" />
      <path
        d="M6.1 6.9h.01M9.8 6.9h.01M13 12.2h.01M16.4 12.2h.01"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
