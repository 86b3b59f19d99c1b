import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { Until } from '@tolk/design-system/pieces';
import type { Turn } from '@tolk/domain';
import { newerName, orNewer } from '@tolk/labels';
import { isOverdue } from '@tolk/market-views';

const turns: Readonly<Record<Turn, MessageDescriptor>> = orNewer(
  {
    client: msg`The client’s turn`,
    supplier: msg`The supplier’s turn`,
    both: msg`Both sides’ turn`,
    staff: msg({ message: 'Our turn', context: 'turn' }),
  },
  newerName,
);

interface WhoseTurnProps {
  turn: Turn | null;
  /** ISO 8601. */
  turnUntil: string | null;
}

/** Whose turn it is in an order or appeal, and until or, overdue, since when; nothing where nobody has to act. */
export function WhoseTurn({ turn, turnUntil }: WhoseTurnProps) {
  const { i18n } = useLingui();
  if (turn === null) return null;
  return (
    <>
      <Box component="span" sx={{ fontWeight: turn === 'staff' ? 650 : 400 }}>
        {i18n._(turns[turn])}
      </Box>
      {turnUntil ? <End turnUntil={turnUntil} /> : null}
    </>
  );
}

function End({ turnUntil }: { turnUntil: string }) {
  const end = <Until iso={turnUntil} />;
  return isOverdue(turnUntil) ? (
    <Box sx={{ typography: 'caption', fontWeight: 650 }}>
      <Trans>Overdue since {end}</Trans>
    </Box>
  ) : (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{end}</Box>
  );
}
