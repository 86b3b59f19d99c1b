import { Trans } from '@lingui/react/macro';

export function Screen() {
  return (
    <h1>
      <Trans>Overview</Trans>
    </h1>
  );
}
