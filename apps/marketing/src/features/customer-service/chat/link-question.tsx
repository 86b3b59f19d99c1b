import { Trans } from '@lingui/react/macro';
import { Alert, Box, Button } from '@tolk/design-system';
import type { LinkChoice } from './use-service-session.ts';

/** Whether a mailed link may take the place of what this browser shows: it may be somebody else’s browser. */
export function LinkQuestion({ choice }: { choice: LinkChoice }) {
  return (
    <Alert severity="warning" role="alert">
      <Trans>
        The link leads to another conversation than the one in this browser. If you open it, this
        browser no longer shows the one below; you can come back to that one only by a link in a
        mail of its own.
      </Trans>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" size="small" onClick={choice.open}>
          <Trans>Open the one of the link</Trans>
        </Button>
        <Button size="small" onClick={choice.stay}>
          <Trans>Stay with this one</Trans>
        </Button>
      </Box>
    </Alert>
  );
}
