import { limits } from '@tolk/domain';
import { refuse } from '../../calls/refusal.ts';

interface Paid {
  paid_at: Date | null;
}

/** Is the payment older than what its provider gives back? */
export function isTooLateToRefund({ paid_at: paidAt }: Paid, at: Date): boolean {
  return paidAt !== null && at.getTime() - paidAt.getTime() >= limits.refund.withinMs;
}

/**
 * `parts` went back of this payment or are going to. Throws `refundTooLate`, `refundsUsedUp` where
 * the provider would refuse one more.
 */
export function requireRefundable(payment: Paid, parts: number, at: Date): void {
  if (isTooLateToRefund(payment, at)) refuse('refundTooLate');
  if (parts >= limits.refund.parts) refuse('refundsUsedUp');
}
