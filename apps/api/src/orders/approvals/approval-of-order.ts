import { approvalOf, type ApprovalState } from '@tolk/domain';
import type { OrderRecord } from '../order/order-repository.ts';

/** Where the order stands with the approval of its organisation; `none` where nobody has to give one. */
export function approvalStateOf(order: OrderRecord): ApprovalState {
  const { approval_above: above, approval_decision: decision } = order;
  return approvalOf({ above, total: wholePrice(order), decision });
}

/** Whether no approval is missing. */
export function mayBePaid(order: OrderRecord): boolean {
  const state = approvalStateOf(order);
  return state === 'none' || state === 'approved';
}

/** What the order costs in all, in fen: with the difference that the client still has to pay. */
export function wholePrice(order: OrderRecord): number {
  const { price, fee, paid_at, pending_change: change } = order;
  const now = price + fee;
  if (paid_at === null || change?.status !== 'unpaid') return now;
  return Math.max(now, change.price + change.fee);
}

/** Whether it still matters: something is to be paid, now, once the supplier accepts, or for a later milestone. */
export function isToBePaid(order: OrderRecord): boolean {
  const { state, paid_at, ended_at, pending_change: change, milestones } = order;
  if (paid_at === null) return state === 'sent' || state === 'received';
  if (change?.status === 'unpaid') return true;
  return (
    ended_at === null && milestones.some((one) => one.state === 'planned' || one.state === 'due')
  );
}
