import type { BilingualText } from '../calls/refusal.ts';
import type { OrderRecord } from '../orders/order/order-repository.ts';
import type { PaymentAttempt } from '../orders/payments/payment-repository.ts';
import { purposeOf } from '../orders/payments/what-is-due.ts';

/** Which part of an order a payment is for; null where it pays all of it. */
export function paidFor(
  { milestones }: Pick<OrderRecord, 'milestones'>,
  attempt: Pick<PaymentAttempt, 'change_id' | 'milestone_id'>,
): BilingualText | null {
  const name = milestones.find(({ id }) => id === attempt.milestone_id)?.name;
  if (purposeOf(attempt) === 'change') {
    return name === undefined
      ? { en: 'Difference after a change of the order', zh: '订单变更差额' }
      : { en: `Difference after a change of “${name}”`, zh: `“${name}”变更差额` };
  }
  return name === undefined ? null : { en: name, zh: name };
}
