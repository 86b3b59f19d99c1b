import { Box, contentWidth } from '@tolk/design-system';
import type { ReactNode } from 'react';

interface ColumnProps {
  /** Widest content in px; the whole width of the site when left out. */
  width?: number;
  children: ReactNode;
}

/** Content between the margins of the page. */
export function Column({ width = contentWidth, children }: ColumnProps) {
  return (
    <Box sx={{ maxWidth: width, mx: 'auto', px: { xs: 2.5, md: 3 }, width: '100%' }}>
      {children}
    </Box>
  );
}
