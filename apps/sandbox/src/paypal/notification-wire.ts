import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { KeyPair } from '../key-pair.ts';
import type { Keys } from '../keys.ts';
import type { NotificationWire } from '../payments/delivery.ts';
import { sign } from '../rsa.ts';
import { certificatePath } from './certificate-path.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Up to 25 times over three days; PayPal does not say when. */
const retryAfter = [
  ...[1, 2, 4, 8, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 1, 2, 2, 2].map((hours) => hours * HOUR),
  ...Array.from({ length: 14 }, () => 4 * HOUR),
];

/** `forger` is the person who sends a forged one. */
export function createPayPalWire(
  keys: Keys['paypal'],
  forger: KeyPair,
  ownUrl: () => string,
): NotificationWire {
  return {
    retryAfter,
    accepts: (status) => status >= 200 && status < 300,
    sign({ eventId, content, forged }, now) {
      const time = now.toISOString();
      const body = JSON.stringify({ id: eventId, create_time: time, ...content });
      const transmissionId = randomUUID();
      const message = [transmissionId, time, keys.webhookId, crc32(body)].join('|');
      const headers = {
        'content-type': 'application/json',
        'paypal-transmission-id': transmissionId,
        'paypal-transmission-time': time,
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${ownUrl()}${certificatePath(keys)}`,
        'paypal-transmission-sig': sign(message, (forged ? forger : keys.platform).privateKey),
      };
      return { headers, body };
    },
  };
}
