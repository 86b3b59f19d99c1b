import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@tolk/design-system';
import { SealDrawing } from '@tolk/design-system/site-drawings';
import { RouteLink } from '@tolk/platform';
import { Band } from './band.tsx';

/** The end of a page: the way in. */
export function CallToAction() {
  return (
    <Band
      title={<Trans>One account for both sides</Trans>}
      lead={
        <Trans>
          Sign up once. You can publish projects as a client and take them as a translator, and
          switch whenever you like.
        </Trans>
      }
      ground="sunken"
      height="short"
      drawing={<SealDrawing width={240} />}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Button component={RouteLink} to="register" variant="contained" size="large">
          <Trans context="button">Sign up</Trans>
        </Button>
        <Button component={RouteLink} to="login" variant="outlined" size="large">
          <Trans context="button">Log in</Trans>
        </Button>
      </Stack>
    </Band>
  );
}
