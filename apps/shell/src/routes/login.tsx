import { Trans } from '@lingui/react/macro';

export function Screen() {
  return (
    <h1>
      <Trans>Log in</Trans>
    </h1>
  );
}
