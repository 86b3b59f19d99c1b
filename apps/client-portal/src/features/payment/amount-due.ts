import type { OrderChange, OrderDetail } from '@tolk/contract';

type Payable = Pick<OrderDetail, 'changes' | 'paymentAmount'>;

/** The agreed change whose difference waits to be paid, if one does. */
export function unpaidChangeOf({ changes }: Pick<OrderDetail, 'changes'>): OrderChange | undefined {
  return changes.find(({ status }) => status === 'unpaid');
}

/** What a payment for this order has to come to now, minor units. */
export function amountDue(order: Payable): number {
  return unpaidChangeOf(order)?.difference ?? order.paymentAmount;
}
