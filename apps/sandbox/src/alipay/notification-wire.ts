import { toAlipayTime } from '../china-time.ts';
import type { KeyPair } from '../key-pair.ts';
import type { Keys } from '../keys.ts';
import type { NotificationWire } from '../payments/delivery.ts';
import { sign } from '../rsa.ts';
import { signedContent } from './request-signature.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Eight sends over about 25 h: 4m, 10m, 10m, 1h, 2h, 6h, 15h after one another. */
const retryAfter = [4 * MINUTE, 10 * MINUTE, 10 * MINUTE, HOUR, 2 * HOUR, 6 * HOUR, 15 * HOUR];

/** `forger` is the person who sends a forged one. */
export function createAlipayWire(keys: Keys['alipay'], forger: KeyPair): NotificationWire {
  return {
    retryAfter,
    accepts: (status, answer) => status === 200 && answer.trim() === 'success',
    sign(delivery, now) {
      const fields = {
        ...(delivery.content as Record<string, string>),
        notify_id: delivery.eventId.replaceAll('-', ''),
        notify_time: toAlipayTime(now),
      };
      const { privateKey } = delivery.forged ? forger : keys.platform;
      const signature = sign(signedContent(Object.entries(fields)), privateKey);
      const form = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: signature });
      const type = 'application/x-www-form-urlencoded; charset=utf-8';
      return { headers: { 'content-type': type }, body: form.toString() };
    },
  };
}
