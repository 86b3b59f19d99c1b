import { Trans } from '@lingui/react/macro';
import { Box, Button } from '@tolk/design-system';
import { homePath } from '@tolk/domain';
import { Link, pathTo, RouteLink, useSession } from '@tolk/platform';

/** On phones: the way in, or back in for somebody who is signed in, always at hand at the lower edge as long as the page's content is on screen. */
export function StickyEntrance() {
  const { session } = useSession();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        px: 2.5,
        pt: 1.5,
        pb: 'max(12px, env(safe-area-inset-bottom))',
        display: 'grid',
        gridTemplateColumns: '2fr 1fr',
        gap: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        '& a': { minHeight: 48 },
      }}
    >
      {session.status === 'anonymous' ? (
        <>
          <Button component={RouteLink} to="phoneRegister" variant="contained" color="secondary">
            <Trans context="button">Sign up</Trans>
          </Button>
          <Button component={RouteLink} to="phoneLogin" variant="outlined">
            <Trans context="button">Log in</Trans>
          </Button>
        </>
      ) : (
        <Button
          component={Link}
          to={session.identity ? homePath(session.identity) : pathTo('selectIdentity')}
          variant="outlined"
          sx={{ gridColumn: '1 / -1' }}
        >
          <Trans context="button">My overview</Trans>
        </Button>
      )}
    </Box>
  );
}
