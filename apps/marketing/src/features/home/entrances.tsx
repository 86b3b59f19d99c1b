import { Trans } from '@lingui/react/macro';
import { Box, Button, Link } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { waysIn } from './ways-in.ts';

interface EntrancesProps {
  /** The screen where people sign up on this kind of device. */
  register: 'register' | 'phoneRegister';
}

/**
 * The two ways in. Each says the side to the sign-up, which remembers it for this tab: nobody who came in by one
 * of them is asked again, wherever else they look first.
 */
export function Entrances({ register }: EntrancesProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        '& .MuiButton-root': { minHeight: 48, width: '100%' },
      }}
    >
      <Entrance title={<Trans>I need a translation</Trans>}>
        <Button
          component={RouteLink}
          to={register}
          params={waysIn.publish}
          // On a phone the bar at the lower edge has the screen's one filled button.
          {...(register === 'register'
            ? { variant: 'contained', color: 'secondary' }
            : { variant: 'outlined' })}
          size="large"
        >
          <Trans>Publish a project</Trans>
        </Button>
        <Link component={RouteLink} to="directory">
          <Trans>Find a translator</Trans>
        </Link>
      </Entrance>
      <Entrance title={<Trans>I translate or interpret</Trans>}>
        <Button
          component={RouteLink}
          to={register}
          params={waysIn.translate}
          variant="outlined"
          size="large"
        >
          <Trans>Work as a translator</Trans>
        </Button>
        <Link href="#jobs">
          <Trans>See open jobs</Trans>
        </Link>
      </Entrance>
    </Box>
  );
}

function Entrance({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        display: 'grid',
        gap: 1.5,
        justifyItems: 'start',
        alignContent: 'start',
      }}
    >
      <Box component="h2" sx={{ m: 0, typography: 'subtitle1' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
