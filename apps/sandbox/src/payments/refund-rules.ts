import type { ProviderName, Trade } from './trade.ts';

/** How a provider says no to one more refund of a payment. */
export type RefundFault = 'too-often' | 'too-soon' | 'too-late';

/** Of one payment, as far as a provider publishes it. */
interface RefundRule {
  parts: number;
  /** Milliseconds between one part and the next. */
  apartMs: number;
  /** Until when a payment of this moment can be given back. */
  until: (paidAt: Date) => Date;
}

const rules: Readonly<Record<ProviderName, RefundRule>> = {
  'wechat-pay': {
    parts: 50,
    apartMs: 60_000,
    until: (paidAt) => new Date(paidAt.getTime() + 365 * 86_400_000),
  },
  alipay: { parts: 50, apartMs: 0, until: aYearLater },
};

/** Why the provider of a paid trade takes no further refund now; null when it does. */
export function refundFault(
  { provider, refunds }: Trade,
  paidAt: Date,
  now: Date,
): RefundFault | null {
  const { parts, apartMs, until } = rules[provider];
  const last = Math.max(0, ...refunds.map(({ acceptedAt }) => Date.parse(acceptedAt)));
  if (now >= until(paidAt)) return 'too-late';
  if (refunds.length >= parts) return 'too-often';
  return now.getTime() - last < apartMs ? 'too-soon' : null;
}

function aYearLater(time: Date): Date {
  const later = new Date(time);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}
