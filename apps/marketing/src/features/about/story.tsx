import { Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { Column } from '../../site/column.tsx';
import { Lead, Title } from '../../site/headline.tsx';

/** Who we are, in the first screen of the page. */
export function Story() {
  return (
    <Column>
      <Box
        sx={{
          py: { xs: 5, md: 11 },
          display: 'grid',
          alignItems: 'center',
          columnGap: 8,
          rowGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Title>
            <Trans>The person in between</Trans>
          </Title>
          <Lead>
            <Trans>
              In Swedish, Dutch and Norwegian, a tolk is an interpreter. Chinese had its own word
              for the role two thousand years ago. Two scripts, one person: someone both sides
              trust, because without them nothing gets across.
            </Trans>
          </Lead>
        </Box>
        <Box sx={{ display: 'flex', justifyContent: { xs: 'center', md: 'flex-end' } }}>
          <TableDrawing width={400} />
        </Box>
      </Box>
    </Column>
  );
}
