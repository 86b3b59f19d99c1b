import { Trans } from '@lingui/react/macro';
import { Box, Stack } from '@tolk/design-system';
import { FoldingBookDrawing } from '@tolk/design-system/site-drawings';
import { Column } from '../../site/column.tsx';
import { Lead, Title } from '../../site/headline.tsx';
import { Entrances } from './entrances.tsx';

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
          <Entrances register="register" />
        </Stack>
        <Box sx={{ display: 'flex', justifyContent: { xs: 'center', md: 'flex-end' } }}>
          <FoldingBookDrawing width={520} />
        </Box>
      </Box>
    </Column>
  );
}
