import type { PaymentPurpose } from '@tolk/domain';
import { differenceOf } from '../changes/change-terms.ts';
import { fundedAt, milestoneInTurn, moneyInTurn } from '../milestones/milestone-in-turn.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import type { PaymentAttempt } from './payment-repository.ts';

/** What the client owes now, in fen, and what it is for. */
interface Due {
  /** The action by which it is paid, and the timer that ends it unpaid. */
  pay: 'pay' | 'payMilestone' | 'payChange';
  end: 'expirePayment' | 'expireMilestone' | 'expireChange';
  changeId: string | null;
  /** The milestone that it pays, or whose change it pays. */
  milestoneId: string | null;
  fee: number;
  total: number;
}

/** The order, the milestone in turn, or where that is paid the difference of a change. */
export function whatIsDue(order: OrderRecord): Due {
  const { pending_change: change } = order;
  const { price, fee } = moneyInTurn(order);
  const isFunded = fundedAt(order) !== null;
  const due = {
    ...stepsOf(order, isFunded),
    changeId: null,
    milestoneId: milestoneInTurn(order)?.id ?? null,
    fee,
    total: price + fee,
  };
  if (!isFunded || change === null) return due;
  const { total, fee: ofFee } = differenceOf(order, change);
  return { ...due, changeId: change.id, fee: Math.min(Math.max(0, ofFee), total), total };
}

function stepsOf({ state }: OrderRecord, isFunded: boolean): Pick<Due, 'pay' | 'end'> {
  if (isFunded) return { pay: 'payChange', end: 'expireChange' };
  return state === 'started'
    ? { pay: 'payMilestone', end: 'expireMilestone' }
    : { pay: 'pay', end: 'expirePayment' };
}

/** What a payment is for; a change of a milestone is a change. */
export function purposeOf({
  change_id,
  milestone_id,
}: Pick<PaymentAttempt, 'change_id' | 'milestone_id'>): PaymentPurpose {
  if (change_id !== null) return 'change';
  return milestone_id === null ? 'order' : 'milestone';
}
