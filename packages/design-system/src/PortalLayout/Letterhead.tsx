import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DateTime } from '../Deadline/Deadline.tsx';
import { useNow } from '../clock/use-now.ts';

/** Heads a printed page: whose it is and when it was printed. The screen's own header stays off paper. */
export function Letterhead({ brand }: { brand: ReactNode }) {
  const now = useNow(60_000);
  return (
    <Box
      data-print="only"
      aria-hidden
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        mb: 3,
        pb: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '& a': { color: 'inherit', textDecoration: 'none' },
      }}
    >
      <div>{brand}</div>
      <DateTime iso={new Date(now).toISOString()} />
    </Box>
  );
}
