import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Typography } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { Link } from '@tolk/platform';
import { useEffect } from 'react';
import { setTabTitle } from '../effects/tab-title.ts';

/** An address that the product doesn't have. */
export function NotFoundPage() {
  const { t } = useLingui();
  const title = t`This page does not exist`;

  useEffect(() => {
    setTabTitle(title);
  }, [title]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }}>
      <TableDrawing />
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">
        <Trans>The address may be mistyped, or the page has moved.</Trans>
      </Typography>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', pt: 1 }}>
        <Button component={Link} to="/" variant="contained">
          <Trans>Go to the home page</Trans>
        </Button>
        <Button onClick={() => window.history.back()}>
          <Trans context="button">Go back</Trans>
        </Button>
      </Stack>
    </Stack>
  );
}
