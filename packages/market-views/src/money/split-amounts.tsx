import { Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import type { ReactNode } from 'react';

interface SplitAmountsProps {
  /** Minor units. */
  refund: number;
  earnings: number;
  currency: string;
  viewer: Identity;
}

/** What goes back to the client and what the supplier earns; one's own part is told to oneself. */
export function SplitAmounts({ refund, earnings, currency, viewer }: SplitAmountsProps) {
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        gap: 1.5,
        maxWidth: 480,
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
      }}
    >
      <Part
        label={
          viewer === 'client' ? <Trans>You get back</Trans> : <Trans>The client gets back</Trans>
        }
      >
        <Money amount={refund} currency={currency} emphasis="strong" />
      </Part>
      <Part
        label={
          viewer === 'supplier' ? (
            <Trans context="fact">You earn</Trans>
          ) : (
            <Trans>The supplier earns</Trans>
          )
        }
      >
        <Money
          amount={earnings}
          currency={currency}
          emphasis={viewer === 'supplier' ? 'earned' : 'strong'}
        />
      </Part>
    </Box>
  );
}

function Part({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{label}</Box>
      {children}
    </Box>
  );
}
