import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DefinitionListProps {
  /** Entries without a value are left out. */
  entries: ReadonlyArray<{ key: string; label: ReactNode; value: ReactNode }>;
  /** Of a column, in px. */
  minWidth?: number;
}

/** Labels and values of a record, in columns as wide as there is room. */
export function DefinitionList({ entries, minWidth = 220 }: DefinitionListProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
        gap: 2,
      }}
    >
      {entries
        .filter(({ value }) => value !== undefined && value !== null && value !== '')
        .map(({ key, label, value }) => (
          <div key={key}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
              {value}
            </Box>
          </div>
        ))}
    </Box>
  );
}
