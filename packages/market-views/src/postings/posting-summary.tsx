import { useLingui } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import { Deadline, Money } from '@tolk/design-system/pieces';
import { priceOf } from '@tolk/domain';
import type { ReactNode } from 'react';
import { Approx } from '../money/approx.tsx';
import { Pair } from './pair.tsx';
import type { ShownPosting } from './shown-posting.ts';

/** What `PostingSummary` shows, to be left out of `PostingFacts` beside it. */
export const summedUp = ['pair', 'total', 'deadline'] as const;

/** The line below a posting's title that one decides by whether to read on. */
export function PostingSummary({ posting }: { posting: ShownPosting }) {
  const { t } = useLingui();
  const total = priceOf(posting.salary, posting.estimatedWorkload);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mb: 2 }}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        <Pair posting={posting} />
      </Typography>
      <Labelled label={t({ message: 'Total', context: 'fact' })}>
        <Money amount={total} currency={posting.currency} emphasis="strong" />
        <Approx amount={total} currency={posting.currency} />
      </Labelled>
      <Labelled label={t({ message: 'Apply by', context: 'fact' })}>
        <Deadline iso={posting.deadline} authorZone={posting.zone} />
      </Labelled>
    </Box>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>{' '}
      {children}
    </span>
  );
}
