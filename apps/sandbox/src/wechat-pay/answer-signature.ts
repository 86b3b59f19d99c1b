import { randomBytes } from 'node:crypto';
import type { Keys } from '../keys.ts';
import { sign } from '../rsa.ts';

/** The headers that prove to the merchant that `body`, stamped at `at`, comes from WeChat Pay. */
export function signatureHeaders(
  keys: Pick<Keys['wechatPay'], 'platformSerial' | 'platform'>,
  body: string,
  at: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': keys.platformSerial,
    'wechatpay-signature': sign(`${timestamp}\n${nonce}\n${body}\n`, keys.platform.privateKey),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  };
}
