import { createCipheriv, randomBytes } from 'node:crypto';
import { toRfc3339 } from '../china-time.ts';
import type { KeyPair } from '../key-pair.ts';
import type { Keys } from '../keys.ts';
import type { Delivery, NotificationWire } from '../payments/delivery.ts';
import { signatureHeaders } from './answer-signature.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** 15s/15s/30s/3m/10m/20m/30m×3/60m/3h×3/6h×2 (WeChat Pay, "支付通知"). */
const retryAfter = [
  ...[15, 15, 30].map((seconds) => seconds * SECOND),
  ...[3, 10, 20, 30, 30, 30, 60].map((minutes) => minutes * MINUTE),
  ...[3, 3, 3, 6, 6].map((hours) => hours * HOUR),
];

/** `forger` is the person who sends a forged one: neither the platform's key nor the merchant's is theirs. */
export function createWechatPayWire(keys: Keys['wechatPay'], forger: KeyPair): NotificationWire {
  return {
    retryAfter,
    accepts: (status) => status === 200 || status === 204,
    sign(delivery, now) {
      const apiV3Key = delivery.forged ? randomBytes(16).toString('hex') : keys.apiV3Key;
      const body = JSON.stringify(envelope(delivery, apiV3Key, now));
      const platform = delivery.forged ? forger : keys.platform;
      const headers = signatureHeaders({ ...keys, platform }, body, now);
      return { headers: { ...headers, 'content-type': 'application/json' }, body };
    },
  };
}

function envelope(delivery: Delivery, apiV3Key: string, now: Date) {
  const payment = delivery.kind === 'payment';
  return {
    id: delivery.eventId,
    create_time: toRfc3339(now),
    resource_type: 'encrypt-resource',
    event_type: payment ? 'TRANSACTION.SUCCESS' : 'REFUND.SUCCESS',
    summary: payment ? '支付成功' : '退款成功',
    resource: encrypt(
      JSON.stringify(delivery.content),
      apiV3Key,
      payment ? 'transaction' : 'refund',
    ),
  };
}

/** AES-256-GCM, the tag behind the ciphertext. */
function encrypt(plain: string, key: string, associatedData: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(associatedData));
  const parts = [cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return {
    original_type: associatedData,
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: Buffer.concat(parts).toString('base64'),
    associated_data: associatedData,
    nonce,
  };
}
