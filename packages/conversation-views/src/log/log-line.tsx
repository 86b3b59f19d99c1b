import { Box } from '@tolk/design-system';
import type { ReactNode } from 'react';

/** A line between messages: a new day, what is unread, what happened. */
export function LogLine({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ pt: 2, px: 2, textAlign: 'center', typography: 'caption', color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
