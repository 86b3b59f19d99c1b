import { Box } from '@tolk/design-system';
import { useId, type ReactNode } from 'react';
import { Column } from './column.tsx';
import { Heading, Lead } from './headline.tsx';

interface BandProps {
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Beside the title where there is room. */
  drawing?: ReactNode;
  /** `sunken` sets a band off from the ones above and below it. */
  ground?: 'page' | 'sunken';
  /** Where a link on the page leads to. */
  anchor?: string;
  children: ReactNode;
}

/** How high a band is taken to be until it was shown (px); its own height is kept from then on. */
const guessedHeight = 640;

/** One part of a page: full width, its content in the middle, under a heading of its own. */
export function Band({ title, lead, drawing, ground = 'page', anchor, children }: BandProps) {
  const id = useId();
  return (
    <Box
      component="section"
      id={anchor}
      aria-labelledby={id}
      sx={{
        py: { xs: 7, md: 12 },
        bgcolor: ground === 'sunken' ? 'sunken' : 'transparent',
        scrollMarginTop: 16,
        // Bands out of sight are not laid out: on a phone that is most of the work of the first paint.
        contentVisibility: 'auto',
        containIntrinsicSize: `auto ${guessedHeight}px`,
      }}
    >
      <Column>
        <Box
          sx={{
            mb: { xs: 4, md: 6 },
            display: 'flex',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            gap: 6,
          }}
        >
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <Heading id={id}>{title}</Heading>
            {lead ? <Lead>{lead}</Lead> : null}
          </Box>
          {drawing ? (
            <Box sx={{ display: { xs: 'none', md: 'block' }, flex: 'none' }}>{drawing}</Box>
          ) : null}
        </Box>
        {children}
      </Column>
    </Box>
  );
}
