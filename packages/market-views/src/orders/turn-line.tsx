import { Trans } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import type { OrderRow } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Until } from '@tolk/design-system/pieces';
import type { Identity, Turn } from '@tolk/domain';
import type { ReactNode } from 'react';

interface TurnLineProps {
  /** An order, or an appeal, which has no zone of its own. */
  order: Pick<OrderRow, 'turn' | 'turnUntil' | 'waitsFor'> & { zone?: string };
  viewer: Identity;
}

/** Whose turn it is and until when, in one line; heavier where the viewer has something to do. */
export function TurnLine({ order, viewer }: TurnLineProps) {
  const { turn, turnUntil, zone } = order;
  if (!turn) return null;
  const isOwn = order.waitsFor.length > 0;
  // Both have handed in evidence: nobody has to act, and either still may.
  const mayAdd = turn === 'both' && !isOwn;
  const whose = turn === viewer ? 'own' : mayAdd ? 'mayAdd' : turn;
  const overdue = isOverdue(turnUntil);
  const Said = overdue ? Overdue : Timed;
  return (
    <Box
      component="span"
      sx={{
        typography: 'body2',
        fontWeight: isOwn ? 650 : 400,
        ...(isOwn && overdue ? { color: 'error.main' } : {}),
      }}
    >
      {turnUntil ? (
        <Said whose={whose}>
          <Until iso={turnUntil} {...(zone === undefined ? {} : { authorZone: zone })} />
        </Said>
      ) : (
        <Whose whose={whose} />
      )}
    </Box>
  );
}

/** Whether a turn has gone on for longer than it should; ISO 8601, null where it has no end. */
export function isOverdue(turnUntil: string | null): boolean {
  return turnUntil !== null && Date.parse(turnUntil) < serverNow();
}

type Shown = Turn | 'own' | 'mayAdd';

function Whose({ whose }: { whose: Shown }) {
  const said: Readonly<Record<Shown, ReactNode>> = {
    own: <Trans context="turn">Your turn</Trans>,
    client: <Trans>The client’s turn</Trans>,
    supplier: <Trans>The supplier’s turn</Trans>,
    both: <Trans>Both sides’ turn</Trans>,
    mayAdd: <Trans>Both sides may add evidence</Trans>,
    staff: <Trans>Our staff’s turn</Trans>,
  };
  return said[whose];
}

function Timed({ whose, children: until }: { whose: Shown; children: ReactNode }) {
  const said: Readonly<Record<Shown, ReactNode>> = {
    own: <Trans>Your turn until {until}</Trans>,
    client: <Trans>The client’s turn until {until}</Trans>,
    supplier: <Trans>The supplier’s turn until {until}</Trans>,
    both: <Trans>Both sides’ turn until {until}</Trans>,
    mayAdd: <Trans>Both sides may add evidence until {until}</Trans>,
    staff: <Trans>Our staff’s turn until {until}</Trans>,
  };
  return said[whose];
}

function Overdue({ whose, children: since }: { whose: Shown; children: ReactNode }) {
  const said: Readonly<Record<Shown, ReactNode>> = {
    own: <Trans>Your turn, overdue since {since}</Trans>,
    client: <Trans>The client’s turn, overdue since {since}</Trans>,
    supplier: <Trans>The supplier’s turn, overdue since {since}</Trans>,
    both: <Trans>Both sides’ turn, overdue since {since}</Trans>,
    mayAdd: <Trans>The time for evidence ended {since}</Trans>,
    staff: <Trans>Our staff’s turn, overdue since {since}</Trans>,
  };
  return said[whose];
}
