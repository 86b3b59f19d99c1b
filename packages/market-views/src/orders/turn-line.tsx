import { Trans } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Until } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import type { ReactNode } from 'react';

interface TurnLineProps {
  order: Pick<OrderRow, 'turn' | 'turnUntil' | 'zone'>;
  viewer: Identity;
}

/** Whose turn it is and until when, in one line. */
export function TurnLine({ order: { turn, turnUntil, zone }, viewer }: TurnLineProps) {
  if (!turn) return null;
  return (
    <Box component="span" sx={{ typography: 'body2', fontWeight: turn === viewer ? 650 : 400 }}>
      {turnUntil ? (
        <Timed whose={turn === viewer ? 'own' : turn}>
          <Until iso={turnUntil} authorZone={zone} />
        </Timed>
      ) : (
        <Whose whose={turn === viewer ? 'own' : turn} />
      )}
    </Box>
  );
}

type Turn = Identity | 'own';

function Whose({ whose }: { whose: Turn }) {
  if (whose === 'own') return <Trans context="turn">Your turn</Trans>;
  return whose === 'client' ? <Trans>The client’s turn</Trans> : <Trans>The supplier’s turn</Trans>;
}

function Timed({ whose, children: until }: { whose: Turn; children: ReactNode }) {
  if (whose === 'own') return <Trans>Your turn until {until}</Trans>;
  return whose === 'client' ? (
    <Trans>The client’s turn until {until}</Trans>
  ) : (
    <Trans>The supplier’s turn until {until}</Trans>
  );
}
