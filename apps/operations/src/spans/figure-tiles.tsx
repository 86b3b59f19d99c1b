import { Box, Paper, Typography } from '@tolk/design-system';
import type { ReactNode } from 'react';

interface FigureTilesProps {
  tiles: readonly { key: string; label: ReactNode; value: ReactNode }[];
}

/** Figures of a span, each in a tile. */
export function FigureTiles({ tiles }: FigureTilesProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 3,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
      }}
    >
      {tiles.map(({ key, label, value }) => (
        <Paper key={key} sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h3" data-figures="" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
