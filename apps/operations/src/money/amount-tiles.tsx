import { Box } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import type { ReactNode } from 'react';

interface AmountTilesProps {
  /** ISO 4217. */
  currency: string;
  /** Amounts in minor units. */
  tiles: readonly { key: string; label: ReactNode; amount: number }[];
}

/** What a share comes to for each side; follows while somebody types. */
export function AmountTiles({ currency, tiles }: AmountTilesProps) {
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
      }}
    >
      {tiles.map(({ key, label, amount }) => (
        <Box key={key} sx={{ p: 1.5, borderRadius: 1, bgcolor: 'sunken' }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{label}</Box>
          <Money amount={amount} currency={currency} emphasis="strong" />
        </Box>
      ))}
    </Box>
  );
}
