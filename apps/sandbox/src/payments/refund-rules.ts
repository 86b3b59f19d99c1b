import type { Trade } from './trade.ts';

/** How a provider says no to one more refund of a payment. */
export type RefundFault = 'too-often' | 'too-soon' | 'too-late';

/** Of one payment, as far as a provider publishes it. */
export interface RefundRule {
  parts: number;
  /** Milliseconds between one part and the next. */
  apartMs: number;
  /** Until when a payment of this moment can be given back. */
  until: (paidAt: Date) => Date;
}

/** Why a provider with this rule takes no further refund of a paid trade now; null when it does. */
export function refundFault(
  { parts, apartMs, until }: RefundRule,
  { refunds }: Trade,
  paidAt: Date,
  now: Date,
): RefundFault | null {
  const last = Math.max(0, ...refunds.map(({ acceptedAt }) => Date.parse(acceptedAt)));
  if (now >= until(paidAt)) return 'too-late';
  if (refunds.length >= parts) return 'too-often';
  return now.getTime() - last < apartMs ? 'too-soon' : null;
}
