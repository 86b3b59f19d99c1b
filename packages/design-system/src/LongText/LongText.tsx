import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface LongTextProps {
  label: ReactNode;
  children: string;
}

/** A text of several lines under its label, as wide as there is room. */
export function LongText({ label, children }: LongTextProps) {
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
