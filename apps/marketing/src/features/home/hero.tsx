import { Trans } from '@lingui/react/macro';
import { Box, Button, contentWidth, serif, Stack, Typography } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { RouteLink } from '@tolk/platform';

/** What Tolk is in one sentence, and the two ways in. */
export function Hero() {
  return (
    <Box
      component="section"
      sx={{
        maxWidth: contentWidth,
        mx: 'auto',
        px: { xs: 2, md: 3 },
        py: { xs: 6, md: 10 },
        display: 'grid',
        alignItems: 'center',
        gap: { xs: 4, md: 6 },
        gridTemplateColumns: { xs: '1fr', md: '7fr 5fr' },
      }}
    >
      <Stack spacing={3}>
        <Typography
          variant="h1"
          sx={{ fontFamily: serif, fontSize: { xs: '2.125rem', md: '3rem' }, lineHeight: 1.2 }}
        >
          <Trans>Two languages at one table</Trans>
        </Typography>
        <Typography sx={{ fontSize: '1.25rem', maxWidth: '36em' }} color="text.secondary">
          <Trans>
            Tolk brings people who need translation, interpretation or proofreading together with
            the people who do it. Terms are fixed before the work begins, and the money is held
            until the results are accepted.
          </Trans>
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <Button
            component={RouteLink}
            to="register"
            variant="contained"
            color="secondary"
            size="large"
          >
            <Trans>Publish a project</Trans>
          </Button>
          <Button component={RouteLink} to="register" variant="outlined" size="large">
            <Trans>Work as a translator</Trans>
          </Button>
        </Stack>
      </Stack>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <TableDrawing width={420} />
      </Box>
    </Box>
  );
}
