import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DetailLayoutProps {
  /** What the page is about, then what stands beside it: sections, each with its own space below. */
  children: [main: ReactNode, aside: ReactNode];
}

/** The page of one record: its story in two thirds, facts beside it; one below the other on phones and paper. */
export function DetailLayout({ children }: DetailLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        '@media print': { display: 'block' },
      }}
    >
      {children}
    </Box>
  );
}
