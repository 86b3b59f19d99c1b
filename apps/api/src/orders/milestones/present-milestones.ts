import type { OrderDetail } from '@tolk/contract';
import type { OrderRecord } from '../order/order-repository.ts';
import type { MilestoneRecord } from './milestone-repository.ts';
import { timeOf } from '../timers/order-timers.ts';
import { milestoneInTurn } from './milestone-in-turn.ts';

/** The milestones of an order as both sides see them; times as ISO 8601. */
export function presentMilestones(order: OrderRecord): OrderDetail['milestones'] {
  const inTurn = milestoneInTurn(order);
  return order.milestones.map((milestone) => ({
    milestoneId: milestone.id,
    milestoneName: milestone.name,
    milestoneState: milestone.state,
    inTurn: milestone.id === inTurn?.id,
    deliverTime: iso(milestone.dueAt),
    acceptTime: iso(milestone.acceptBy),
    amountOfMoney: milestone.price,
    commissionXQ: milestone.fee,
    commission: milestone.commission,
    paymentAmount: milestone.price + milestone.fee,
    payUntil: payUntil(order, milestone),
    paidTime: milestone.paidAt && iso(milestone.paidAt),
    acceptedTime: milestone.acceptedAt && iso(milestone.acceptedAt),
  }));
}

/**
 * Until when it can be paid; null for the first one, which has the deadline of the order itself.
 */
function payUntil(order: OrderRecord, { state }: MilestoneRecord): string | null {
  const end = state === 'due' ? timeOf(order, 'expireMilestone') : null;
  return end && end.toISOString();
}

function iso(time: string): string {
  return new Date(time).toISOString();
}
