import { Trans } from '@lingui/react/macro';
import { Button, Stack, Typography } from '@tolk/design-system';
import { useLocation, useNavigate } from '@tolk/platform';

/** Where a fault of the server leads (spec section 8): what it means, and the way back. */
export function Screen() {
  const navigate = useNavigate();
  const from = cameFrom(useLocation().state);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }}>
      <Typography variant="h1">
        <Trans>Back in a moment</Trans>
      </Typography>
      <Typography color="text.secondary">
        <Trans>
          Something went wrong on our side, or a new version is just being installed. Your data is
          safe. Wait a minute and try again.
        </Trans>
      </Typography>
      <Button variant="contained" onClick={() => void navigate(from, { replace: true })}>
        <Trans>Try again</Trans>
      </Button>
    </Stack>
  );
}

function cameFrom(state: unknown): string {
  const from: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : undefined;
  return typeof from === 'string' ? from : '/';
}
