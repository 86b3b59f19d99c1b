import { Box, contentWidth, serif, Typography } from '@tolk/design-system';
import { useId, type ReactNode } from 'react';

interface BandProps {
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** `sunken` sets a band off from the ones above and below it. */
  ground?: 'page' | 'sunken';
  children: ReactNode;
}

/** One part of the home page: full width, its content in the middle, under a heading of its own. */
export function Band({ title, lead, ground = 'page', children }: BandProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ py: { xs: 6, md: 9 }, bgcolor: ground === 'sunken' ? 'action.hover' : 'transparent' }}
    >
      <Box sx={{ maxWidth: contentWidth, mx: 'auto', px: { xs: 2, md: 3 } }}>
        <Typography id={id} variant="h2" sx={{ fontFamily: serif, mb: lead ? 1 : 4 }}>
          {title}
        </Typography>
        {lead ? (
          <Typography color="text.secondary" sx={{ mb: 4, maxWidth: '60ch' }}>
            {lead}
          </Typography>
        ) : null}
        {children}
      </Box>
    </Box>
  );
}
