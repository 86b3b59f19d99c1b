import { Trans } from '@lingui/react/macro';
import { Box, Button, RequestId, Stack, Typography } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { useLocation, useNavigate } from '@tolk/platform';

/** Where a fault of the server leads (docs/product/errors.md#codes): what it means, and the way back. */
export function Screen() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const requestId = textOf(state, 'requestId');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }}>
      <PageDrawing />
      <Typography variant="h1">
        <Trans>Back in a moment</Trans>
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 560 }}>
        <Trans>
          Something went wrong on our side, or a new version is being installed. Your data is safe.
          Wait a minute and try again.
        </Trans>
      </Typography>
      <Box sx={{ pt: 1 }}>
        <Button
          variant="contained"
          onClick={() => void navigate(textOf(state, 'from') ?? '/', { replace: true })}
        >
          <Trans context="button">Try again</Trans>
        </Button>
      </Box>
      {requestId ? <RequestId id={requestId} /> : null}
    </Stack>
  );
}

/** What the failed call left in the history's state. */
function textOf(state: unknown, key: 'from' | 'requestId'): string | undefined {
  const value: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' ? value : undefined;
}
