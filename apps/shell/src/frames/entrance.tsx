import { Trans } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { homePath, identityOf } from '@tolk/domain';
import { Link, RouteLink } from '@tolk/platform';
import { useStoredSession } from '../session/stored-session.ts';

/** The way in, or the way back in for somebody who is signed in already. */
export function Entrance() {
  const { token, port } = useStoredSession();
  if (token !== null) {
    return (
      <Button
        component={Link}
        to={port === null ? '/selectidentity' : homePath(identityOf(port))}
        variant="outlined"
      >
        <Trans context="button">My overview</Trans>
      </Button>
    );
  }
  return (
    <>
      <Button component={RouteLink} to="login">
        <Trans context="button">Log in</Trans>
      </Button>
      <Button component={RouteLink} to="register" variant="contained">
        <Trans context="button">Sign up</Trans>
      </Button>
    </>
  );
}
