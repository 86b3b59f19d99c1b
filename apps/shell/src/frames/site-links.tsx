import { Trans } from '@lingui/react/macro';
import { Box, Link, phoneBreakpoint } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';

const narrow = `@media (max-width: ${phoneBreakpoint - 1}px)`;

/** The pages of the public site that people look for first; on a phone they stand in the footer. */
export function SiteLinks() {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 3,
        typography: 'body2',
        '& a': { py: 1 },
        [narrow]: { display: 'none' },
      }}
    >
      <Link component={RouteLink} to="about" color="inherit">
        <Trans context="link">About us</Trans>
      </Link>
      <Link component={RouteLink} to="faq" color="inherit">
        <Trans>Questions and answers</Trans>
      </Link>
      <Link component={RouteLink} to="customerService" color="inherit">
        <Trans context="link">Customer service</Trans>
      </Link>
    </Box>
  );
}
