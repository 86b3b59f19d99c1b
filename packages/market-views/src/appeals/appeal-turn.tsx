import { Trans } from '@lingui/react/macro';
import type { AppealRow } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Until } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import type { ReactNode } from 'react';

interface AppealTurnProps {
  appeal: Pick<AppealRow, 'turn' | 'turnUntil'>;
  viewer: Identity;
}

/** Whose turn it is in an appeal and until when, in one line. */
export function AppealTurn({ appeal: { turn, turnUntil }, viewer }: AppealTurnProps) {
  if (!turn) return null;
  const own = turn === viewer || turn === 'both';
  const whose = turn === viewer ? 'own' : turn;
  return (
    <Box component="span" sx={{ typography: 'body2', fontWeight: own ? 650 : 400 }}>
      {turnUntil ? (
        <Timed whose={whose}>
          <Until iso={turnUntil} />
        </Timed>
      ) : (
        <Whose whose={whose} />
      )}
    </Box>
  );
}

type Turn = NonNullable<AppealRow['turn']> | 'own';

function Whose({ whose }: { whose: Turn }) {
  const said: Readonly<Record<Turn, ReactNode>> = {
    own: <Trans context="turn">Your turn</Trans>,
    client: <Trans>The client’s turn</Trans>,
    supplier: <Trans>The supplier’s turn</Trans>,
    both: <Trans>Both sides’ turn</Trans>,
    staff: <Trans>Our staff’s turn</Trans>,
  };
  return said[whose];
}

function Timed({ whose, children: until }: { whose: Turn; children: ReactNode }) {
  const said: Readonly<Record<Turn, ReactNode>> = {
    own: <Trans>Your turn until {until}</Trans>,
    client: <Trans>The client’s turn until {until}</Trans>,
    supplier: <Trans>The supplier’s turn until {until}</Trans>,
    both: <Trans>Both sides’ turn until {until}</Trans>,
    staff: <Trans>Our staff’s turn until {until}</Trans>,
  };
  return said[whose];
}
