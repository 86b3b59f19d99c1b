import type { RequestOf, calls } from '@tolk/contract';
import { percentDue } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import { act } from '../order/act.ts';
import type { OrderDetail } from '../order/present-order.ts';

/** Throws `cancellationCost` where another share is due than the client saw. */
export function cancelBooking(
  { percentDue: seen, ...order }: RequestOf<typeof calls.clientinterface.orders.cancelBooking>,
  context: CallContext,
): Promise<OrderDetail> {
  const target = { identity: 'client', ...order } as const;
  return act(target, 'cancelBooking', context, async (_tx, { cancellation_tiers, ...terms }) => {
    const { start_at: startAt, zone, cancellation_least: least } = terms;
    const booked = { startAt, zone, least, now: context.now };
    const percent = percentDue(cancellation_tiers ?? [], booked);
    if (percent !== seen) refuse('cancellationCost');
    return { percentDue: percent };
  });
}

export function giveUpBooking(
  { reason, ...order }: RequestOf<typeof calls.supinterface.orders.giveUpBooking>,
  context: CallContext,
): Promise<OrderDetail> {
  return act({ identity: 'supplier', ...order }, 'giveUpBooking', context, async () => {
    requireNoFaults(blankFaults({ reason }));
    return { reason: reason.trim() };
  });
}
