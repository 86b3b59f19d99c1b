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
  /** `short`: there is hardly more to it than the sentence. */
  height?: 'full' | 'short';
  /** Where a link on the page leads to. */
  anchor?: string;
  children: ReactNode;
}

/**
 * The space above and below, and how high a band is taken to be until it was shown (px); its own
 * height is kept from then on.
 */
const heights = {
  full: { py: { xs: 7, md: 12 }, guessed: 640 },
  short: { py: { xs: 5, md: 6 }, guessed: 320 },
} as const;

/** One part of a page: full width, its content in the middle, under a heading of its own. */
export function Band({
  title,
  lead,
  drawing,
  ground = 'page',
  height = 'full',
  anchor,
  children,
}: BandProps) {
  const id = useId();
  const { py, guessed } = heights[height];
  const isShort = height === 'short';
  return (
    <Box
      component="section"
      id={anchor}
      aria-labelledby={id}
      sx={{
        py,
        bgcolor: ground === 'sunken' ? 'sunken' : 'transparent',
        scrollMarginTop: 16,
        // Bands out of sight are not laid out: on a phone that is most of the work of the first paint.
        contentVisibility: 'auto',
        containIntrinsicSize: `auto ${guessed}px`,
      }}
    >
      <Column>
        <Box
          sx={{
            mb: isShort ? 0 : { xs: 4, md: 6 },
            display: 'flex',
            alignItems: isShort ? 'center' : 'flex-end',
            justifyContent: 'space-between',
            gap: 6,
          }}
        >
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <Heading id={id}>{title}</Heading>
            {lead ? <Lead>{lead}</Lead> : null}
            {isShort ? <Box sx={{ mt: 1.5 }}>{children}</Box> : null}
          </Box>
          {drawing ? (
            <Box sx={{ display: { xs: 'none', md: 'block' }, flex: 'none' }}>{drawing}</Box>
          ) : null}
        </Box>
        {isShort ? null : children}
      </Column>
    </Box>
  );
}
