import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Of what stays in sight at the lower edge while one scrolls; `data-bar` keeps the focus clear of it. */
export const stickySx = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  py: 1.5,
  bgcolor: 'background.default',
  // A dialog's content has 20 px of its own below it.
  '[role="dialog"] &': { bottom: -20, bgcolor: 'background.paper' },
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** The one thing to do with a page, always at hand on a phone. Stands last in what it belongs to. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <Box
      data-bar="sticky"
      data-print="no"
      sx={{
        ...stickySx,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 1,
        '& > a, & > button': { flex: '1 1 auto' },
      }}
    >
      {children}
    </Box>
  );
}
