import type { Milestone, OrderChange, OrderDetail } from '@tolk/contract';

export type Payable = Pick<OrderDetail, 'changes' | 'milestones' | 'paymentAmount'>;

/** The agreed change whose difference waits to be paid, if one does. */
export function unpaidChangeOf({ changes }: Pick<OrderDetail, 'changes'>): OrderChange | undefined {
  return changes.find(({ status }) => status === 'unpaid');
}

/** What a payment for this order has to come to now, minor units. */
export function amountDue(order: Payable): number {
  return (
    unpaidChangeOf(order)?.difference ??
    paidMilestoneOf(order)?.paymentAmount ??
    order.paymentAmount
  );
}

/** The milestone that is to be paid, else the one that was paid last; undefined in an order without any. */
export function paidMilestoneOf({
  milestones,
}: Pick<OrderDetail, 'milestones'>): Milestone | undefined {
  return (
    milestones.find(({ milestoneState }) => milestoneState === 'due') ??
    milestones.find(({ inTurn }) => inTurn)
  );
}
