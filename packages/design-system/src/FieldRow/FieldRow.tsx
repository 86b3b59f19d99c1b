import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields of a form that belong together, side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        gap: 2.5,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
