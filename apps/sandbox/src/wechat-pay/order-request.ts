import { readTime } from '../china-time.ts';
import type { Keys } from '../keys.ts';
import type { NewTrade } from '../payments/trades.ts';
import { isRecord, text } from '../raw-body.ts';
import { wechatUser } from '../wechat/users.ts';

const DAY = 86_400_000;
/** An order lives for at most 90 days, and 7 without a word about it. */
const MAX_LIFE = 90 * DAY;
const DEFAULT_LIFE = 7 * DAY;

export type WechatScene = 'native' | 'h5' | 'jsapi';

/**
 * Reads an order; the name of the first wrong parameter instead, as WeChat Pay's PARAM_ERROR tells
 * it. Inside WeChat it is made in the app of the official account, for one of whose users it is.
 */
export function readOrder(
  { wechatPay: keys, wechatLogin }: Pick<Keys, 'wechatPay' | 'wechatLogin'>,
  scene: WechatScene,
  body: Record<string, unknown>,
  now: Date,
): NewTrade | string {
  const amount = isRecord(body.amount) ? body.amount : {};
  const expiresAt = expiry(text(body, 'time_expire'), now);
  const wrong = [
    ['appid', body.appid !== (scene === 'jsapi' ? wechatLogin.appId : keys.appId)],
    ['mchid', body.mchid !== keys.mchId],
    ['out_trade_no', !/^[\w|*-]{6,32}$/.test(text(body, 'out_trade_no'))],
    ['description', !isBetween(text(body, 'description').length, 1, 127)],
    ['amount.total', !Number.isSafeInteger(amount.total) || Number(amount.total) < 1],
    ['amount.currency', (amount.currency ?? 'CNY') !== 'CNY'],
    ['notify_url', !/^https?:\/\/[^?#]+$/.test(text(body, 'notify_url'))],
    ['time_expire', expiresAt === null],
    ...sceneFaults(scene, body),
  ] as const;
  const fault = wrong.find(([, isWrong]) => isWrong);
  if (fault) return fault[0];
  return {
    provider: 'wechat-pay',
    outTradeNo: text(body, 'out_trade_no'),
    amount: Number(amount.total),
    description: text(body, 'description'),
    scene,
    notifyUrl: text(body, 'notify_url'),
    returnUrl: null,
    payerId: scene === 'jsapi' ? payerOf(body) : null,
    expiresAt: (expiresAt ?? now).toISOString(),
    opened: scene !== 'native',
  };
}

function sceneFaults(scene: WechatScene, body: Record<string, unknown>): [string, boolean][] {
  if (scene === 'jsapi') return [['payer.openid', !wechatUser(payerOf(body))]];
  const info = isRecord(body.scene_info) ? body.scene_info : {};
  return scene === 'h5'
    ? [['scene_info.payer_client_ip', text(info, 'payer_client_ip') === '']]
    : [];
}

function payerOf(body: Record<string, unknown>): string {
  return isRecord(body.payer) ? text(body.payer, 'openid') : '';
}

/** Null for a moment that is unreadable, over, or too far away. */
function expiry(value: string, now: Date): Date | null {
  if (value === '') return new Date(now.getTime() + DEFAULT_LIFE);
  const time = readTime(value);
  return time && isBetween(time.getTime() - now.getTime(), 1, MAX_LIFE) ? time : null;
}

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}
