import { Trans } from '@lingui/react/macro';
import { Box, serif } from '@tolk/design-system';
import { languages } from '@tolk/domain/dictionaries/languages';
import type { ReactNode } from 'react';
import { Column } from '../../site/column.tsx';
import { bounds } from '@tolk/domain/bounds';

/** Four numbers that hold for every order. */
export function Figures() {
  const days = bounds.acceptanceDays;
  return (
    <Column>
      <Box
        component="dl"
        sx={{
          m: 0,
          py: { xs: 3, md: 4 },
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
          display: 'grid',
          columnGap: { xs: 3, md: 4 },
          rowGap: 3,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        <Figure value={languages.length}>
          <Trans>languages to work in</Trans>
        </Figure>
        <Figure value={bounds.fee}>
          <Trans>fee for clients, shown before they confirm</Trans>
        </Figure>
        <Figure value={bounds.commission}>
          <Trans>commission for translators</Trans>
        </Figure>
        <Figure value={<Trans>{days} days</Trans>}>
          <Trans>at least to check a delivery before it counts as accepted</Trans>
        </Figure>
      </Box>
    </Column>
  );
}

/** The number reads first, so it stands first; a list of definitions wants its term in front. */
function Figure({ value, children }: { value: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
      <Box
        component="dt"
        sx={{
          color: 'text.secondary',
          textWrap: 'balance',
          // Chinese lines end at the comma, not within a word.
          ':lang(zh-CN)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
        }}
      >
        {children}
      </Box>
      <Box
        component="dd"
        data-figures=""
        sx={{
          m: 0,
          fontFamily: serif,
          fontWeight: 600,
          fontSize: { xs: '1.625rem', md: '2.125rem' },
          lineHeight: 1.3,
        }}
      >
        {value}
      </Box>
    </Box>
  );
}
