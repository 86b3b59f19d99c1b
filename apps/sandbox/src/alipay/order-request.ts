import { fromAlipayTime } from '../china-time.ts';
import type { NewTrade } from '../payments/trades.ts';
import { text } from '../raw-body.ts';
import { fromYuan } from './records.ts';

/** A QR code and a payment page both live for two hours without a word about it. */
const DEFAULT_LIFE = 7_200_000;

/** Null when a parameter is missing or wrong (Alipay's INVALID_PARAMETER). */
export function readOrder(
  scene: 'precreate' | 'page',
  fields: Record<string, unknown>,
  addresses: { notifyUrl: string; returnUrl: string | null },
  now: Date,
): NewTrade | null {
  const amount = fromYuan(text(fields, 'total_amount'));
  const outTradeNo = text(fields, 'out_trade_no');
  const description = text(fields, 'subject');
  const limit = text(fields, 'time_expire');
  const expiresAt = limit ? fromAlipayTime(limit) : new Date(now.getTime() + DEFAULT_LIFE);
  const valid =
    /^\w{1,64}$/.test(outTradeNo.replaceAll('-', '_')) &&
    description !== '' &&
    description.length <= 256 &&
    /^https?:\/\//.test(addresses.notifyUrl);
  if (!valid || !amount || !expiresAt || expiresAt <= now) return null;
  return {
    provider: 'alipay',
    outTradeNo,
    amount,
    description,
    scene,
    ...addresses,
    payerId: null,
    expiresAt: expiresAt.toISOString(),
    opened: scene === 'page',
  };
}
