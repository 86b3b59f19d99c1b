import type { OrderState } from '@tolk/domain';
import type { OrderRecord } from '../order/order-repository.ts';

/** Ends after which the terms no longer say what is paid: only a share that was agreed on or ruled is, if any. */
const endedOtherwise: ReadonlySet<OrderState> = new Set([
  'rejected',
  'unpaid',
  'refunded',
  'agreed',
  'ruled',
]);

/** Whether the terms say what the client pays, the supplier earns and the platform keeps. */
export function termsHold({ state }: Pick<OrderRecord, 'state'>): boolean {
  return !endedOtherwise.has(state);
}

/** What an order brings the supplier: the whole price but the commission, unless it ended in another way. */
export function expectedEarnings(order: OrderRecord, earned: number | undefined): number {
  if (earned !== undefined && (order.milestones.length === 0 || order.ended_at !== null)) {
    return earned;
  }
  return termsHold(order) ? order.price - order.commission : 0;
}
