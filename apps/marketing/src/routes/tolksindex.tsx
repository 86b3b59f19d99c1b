import { Trans } from '@lingui/react/macro';
import { RouteLink } from '@tolk/platform';

export function Screen() {
  return (
    <>
      <h1>
        <Trans>Translation and interpretation, done by people</Trans>
      </h1>
      <RouteLink to="login">
        <Trans>Log in</Trans>
      </RouteLink>
    </>
  );
}
