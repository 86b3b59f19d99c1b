import { Trans } from '@lingui/react/macro';
import { Button, Divider } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';

/** The first way in on a phone; `wanted` is the page to return to. */
export function WechatButton({ wanted }: { wanted: string | undefined }) {
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
      <Divider role="presentation" sx={{ typography: 'caption', color: 'text.secondary' }}>
        <Trans>or</Trans>
      </Divider>
    </>
  );
}

/** Two bubbles of talk. */
function WechatIcon() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" aria-hidden>
      <path d="M13.5 7.2C13 4.8 10.800 3 8 3 4.700 3 2 5.300 2 8.200c0 1.600.9 3 2.200 4L3.700 14l2-1c.7.2 1.500.4 2.300.4" />
      <path d="M20 13.200c0-2.500-2.400-4.600-5.300-4.600s-5.300 2.100-5.300 4.600 2.400 4.600 5.300 4.600c.6 0 1.200-.1 1.800-.3l1.700.9-.4-1.500c1.300-.8 2.200-2.200 2.200-3.700z" />
      <path
        d="M6.100 6.900h.01M9.800 6.900h.01M13 12.200h.01M16.400 12.200h.01"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </svg>
  );
}
