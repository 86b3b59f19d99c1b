import type { MilestoneFacts, OrderMoney } from '@tolk/domain';
import type { OrderRecord } from '../order/order-repository.ts';
import type { MilestoneRecord } from './milestone-repository.ts';

interface InMilestones {
  milestones: readonly MilestoneRecord[];
}

/**
 * The milestone that is to be paid or worked on now; when there is none left, the last one that was
 * paid. Null for an order without milestones.
 */
export function milestoneInTurn({ milestones }: InMilestones): MilestoneRecord | null {
  return (
    milestones.find(({ state }) => state === 'due' || state === 'paid') ??
    milestones.findLast(({ paidAt }) => paidAt !== null) ??
    milestones[0] ??
    null
  );
}

/** The one that is to be paid after it. */
export function milestoneAfter(
  { milestones }: InMilestones,
  { position }: MilestoneRecord,
): MilestoneRecord | undefined {
  return milestones.find((milestone) => milestone.position === position + 1);
}

/** When the work in progress was paid for; null while it has not been. */
export function fundedAt(order: InMilestones & Pick<OrderRecord, 'paid_at'>): Date | null {
  const milestone = milestoneInTurn(order);
  if (milestone === null) return order.paid_at;
  return milestone.paidAt === null ? null : new Date(milestone.paidAt);
}

/** An order's money, or a part of it, as the ledger takes it. */
export function moneyOf({ price, fee, commission, currency }: OrderMoney): OrderMoney {
  return { price, fee, commission, currency };
}

/** What is paid at once: for the milestone in turn, else for the order. */
export function moneyInTurn(order: OrderMoney & InMilestones): OrderMoney {
  const milestone = milestoneInTurn(order);
  return moneyOf(milestone === null ? order : { ...milestone, currency: order.currency });
}

/**
 * The money that an agreed end, an appeal or a ruling divides: none while the next milestone is
 * still to be paid.
 */
export function moneyHeld(order: OrderMoney & InMilestones): OrderMoney {
  const milestone = milestoneInTurn(order);
  const { currency } = order;
  return milestone?.paidAt === null
    ? { price: 0, fee: 0, commission: 0, currency }
    : moneyInTurn(order);
}

/**
 * When a running order began to wait for its next milestone to be paid; null where it is not
 * waiting.
 */
export function milestoneDueSince({
  milestones,
  state,
}: InMilestones & Pick<OrderRecord, 'state'>): Date | null {
  const milestone = milestoneInTurn({ milestones });
  if (state !== 'started' || milestone?.state !== 'due') return null;
  return milestone.fellDueAt === null ? null : new Date(milestone.fellDueAt);
}

/** What the guards of the order's lifecycle look at. */
export function milestoneFacts(
  order: InMilestones & Pick<OrderRecord, 'state'>,
): MilestoneFacts['milestone'] {
  const milestone = milestoneInTurn(order);
  return (
    milestone && {
      paid: milestone.paidAt !== null,
      left: milestoneAfter(order, milestone) !== undefined,
      delivered: order.state === 'submitted',
    }
  );
}
