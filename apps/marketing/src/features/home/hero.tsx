import { Trans } from '@lingui/react/macro';
import { Box, Button, Stack } from '@tolk/design-system';
import { FoldingBookDrawing } from '@tolk/design-system/site-drawings';
import { RouteLink } from '@tolk/platform';
import { Column } from '../../site/column.tsx';
import { Lead, Title } from '../../site/headline.tsx';
import { waysIn } from './ways-in.ts';

/** What Tolk is in one sentence, and the two ways in. */
export function Hero() {
  return (
    <Column>
      <Box
        sx={{
          py: { xs: 6, md: 11 },
          display: 'grid',
          alignItems: 'center',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
        }}
      >
        <Stack spacing={3}>
          <Title>
            <Trans>Two languages at one table</Trans>
          </Title>
          <Lead>
            <Trans>
              Tolk brings people who need translation, interpreting or proofreading together with
              the people who do it. Terms are fixed before work starts, and the money is held until
              the results are accepted.
            </Trans>
          </Lead>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ pt: 1 }}>
            <Button
              component={RouteLink}
              to="register"
              params={waysIn.publish}
              variant="contained"
              color="secondary"
              size="large"
            >
              <Trans>Publish a project</Trans>
            </Button>
            <Button
              component={RouteLink}
              to="register"
              params={waysIn.translate}
              variant="outlined"
              size="large"
            >
              <Trans>Work as a translator</Trans>
            </Button>
          </Stack>
        </Stack>
        <Box sx={{ display: 'flex', justifyContent: { xs: 'center', md: 'flex-end' } }}>
          <FoldingBookDrawing width={520} />
        </Box>
      </Box>
    </Column>
  );
}
