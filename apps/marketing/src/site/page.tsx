import { Box, mainId } from '@tolk/design-system';
import type { ReactNode } from 'react';

/** What every page of the public site is: its main part, from edge to edge. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <Box
      component="main"
      id={mainId}
      tabIndex={-1}
      sx={{ flexGrow: 1, minWidth: 0, outline: 'none' }}
    >
      {children}
    </Box>
  );
}
