import type { OrderDetail } from '@tolk/contract';
import { Alert } from '@tolk/design-system';
import { isOverdue } from '@tolk/market-views';
import { WhoseTurn } from '../../records/whose-turn.tsx';

/** Whose turn it is in an order, and until or, overdue, since when; nothing where nobody has to act. */
export function TurnNote({ order }: { order: Pick<OrderDetail, 'turn' | 'turnUntil'> }) {
  const { turn, turnUntil } = order;
  if (turn === null) return null;
  const isPressing = turn === 'staff' || isOverdue(turnUntil);
  return (
    <Alert severity={isPressing ? 'warning' : 'info'} icon={false} sx={{ mb: 3 }}>
      <WhoseTurn turn={turn} turnUntil={turnUntil} />
    </Alert>
  );
}
