import { Box } from '@tolk/design-system';
import type { ReactNode } from 'react';

interface Props {
  label: ReactNode;
  children: string;
}

/** A text of several lines under its label, as wide as there is room. */
export function LongText({ label, children }: Props) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
