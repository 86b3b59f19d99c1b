import { tradeNotice } from '../alipay/records.ts';
import type { Keys } from '../keys.ts';
import { transactionRecord } from '../wechat-pay/records.ts';
import type { RefundRule } from './refund-rules.ts';
import type { ProviderName, Trade } from './trade.ts';

/** What differs between those who take money. */
interface PaymentProvider {
  refunds: RefundRule;
  /** What its transaction numbers begin with; fifteen digits follow. */
  transactionPrefix: (day: string) => string;
  /** What a notification of a payment says. */
  announce: (keys: Keys, trade: Trade, now: Date) => Record<string, unknown>;
}

export const paymentProviders: Readonly<Record<ProviderName, PaymentProvider>> = {
  'wechat-pay': {
    refunds: {
      parts: 50,
      apartMs: 60_000,
      until: (paidAt) => new Date(paidAt.getTime() + 365 * 86_400_000),
    },
    transactionPrefix: (day) => `42000${day}`,
    announce: transactionRecord,
  },
  alipay: {
    refunds: { parts: 50, apartMs: 0, until: aYearLater },
    transactionPrefix: (day) => `${day}22001`,
    announce: (keys, trade, now) => tradeNotice(keys.alipay, trade, now),
  },
};

function aYearLater(time: Date): Date {
  const later = new Date(time);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}
