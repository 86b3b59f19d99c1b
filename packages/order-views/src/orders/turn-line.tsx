import { Trans } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Deadline } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';

interface TurnLineProps {
  order: Pick<OrderRow, 'turn' | 'turnUntil' | 'zone'>;
  viewer: Identity;
}

/** Whose turn it is and until when, in one line. */
export function TurnLine({ order: { turn, turnUntil, zone }, viewer }: TurnLineProps) {
  if (!turn) return null;
  return (
    <Box component="span" sx={{ typography: 'body2', fontWeight: turn === viewer ? 650 : 400 }}>
      {turn === viewer ? <Trans>Your turn</Trans> : <Other turn={turn} />}
      {turnUntil ? (
        <>
          {' · '}
          <Deadline iso={turnUntil} authorZone={zone} />
        </>
      ) : null}
    </Box>
  );
}

function Other({ turn }: { turn: Identity }) {
  return turn === 'client' ? <Trans>The client’s turn</Trans> : <Trans>The supplier’s turn</Trans>;
}
