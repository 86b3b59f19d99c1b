import { limits } from '@tolk/domain';

interface Paid {
  paid_at: Date | null;
}

/** Is the payment older than what its provider gives back? */
export function isTooLateToRefund({ paid_at: paidAt }: Paid, at: Date): boolean {
  return paidAt !== null && at.getTime() - paidAt.getTime() >= limits.refund.withinMs;
}

/** Why the provider would refuse one more refund of a payment of which `parts` went back or are going to. */
export function refundFault(
  payment: Paid,
  parts: number,
  at: Date,
): 'refundTooLate' | 'refundsUsedUp' | undefined {
  if (isTooLateToRefund(payment, at)) return 'refundTooLate';
  return parts >= limits.refund.parts ? 'refundsUsedUp' : undefined;
}

/** What `amount` (minor units) takes of each payment, in their order. Throws when they hold less. */
export function takenFrom<P extends { left: number }>(
  payments: readonly P[],
  amount: number,
): { payment: P; amount: number }[] {
  let open = amount;
  const taken = payments.flatMap((payment) => {
    const part = Math.min(open, payment.left);
    open -= part;
    return part > 0 ? [{ payment, amount: part }] : [];
  });
  if (open > 0) throw new Error('More would go back than was paid for the order');
  return taken;
}
