import { Trans } from '@lingui/react/macro';
import { Box, Link } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';

/** The pages of the public site that people look for first, in the header and in the menu of a phone. */
export function SiteLinks() {
  return (
    <>
      <Link component={RouteLink} to="publicJobs" color="inherit">
        <Trans context="link">Find work</Trans>
      </Link>
      <Link component={RouteLink} to="directory" color="inherit">
        <Trans context="link">Find translators</Trans>
      </Link>
      <Link component={RouteLink} to="about" color="inherit">
        <Trans context="link">About us</Trans>
      </Link>
      <Link component={RouteLink} to="faq" color="inherit">
        <Trans>Questions and answers</Trans>
      </Link>
      <Link component={RouteLink} to="customerService" color="inherit">
        <Trans context="link">Customer service</Trans>
      </Link>
    </>
  );
}

/** The same side by side, where there is room for it. */
export function SiteLinksRow() {
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        gap: 3,
        typography: 'body2',
        '& a': { py: 1 },
      }}
    >
      <SiteLinks />
    </Box>
  );
}
