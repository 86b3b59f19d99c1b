import { createCipheriv, createSign, generateKeyPairSync } from 'node:crypto';
import type { WechatPayConfig } from '../config.ts';
import { verifyWechatPayNotification } from './wechat-pay-notification.ts';

const platform = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const other = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const config: WechatPayConfig = {
  baseUrl: 'https://api.mch.weixin.qq.com',
  appId: 'wx2421b1c4370ec43b',
  mchId: '1600000001',
  serialNo: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  privateKey: other.privateKey,
  apiV3Key: '0123456789abcdef0123456789abcdef',
  platformKeys: { PUB_KEY_ID_1: platform.publicKey },
};
const now = new Date('2026-11-20T10:00:00Z');
const transaction = {
  appid: 'wx2421b1c4370ec43b',
  mchid: '1600000001',
  out_trade_no: 'ORDER-1',
  transaction_id: '4200002026112000001',
  trade_state: 'SUCCESS',
  success_time: '2026-11-20T17:59:58+08:00',
  amount: { total: 128_000, currency: 'CNY' },
};

function encrypted(content: object): Buffer {
  const cipher = createCipheriv('aes-256-gcm', config.apiV3Key, 'nonce1234567');
  cipher.setAAD(Buffer.from('transaction'));
  return Buffer.concat([
    cipher.update(JSON.stringify(content)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function bodyOf(ciphertext: Buffer): string {
  return JSON.stringify({
    id: 'EVENT-1',
    event_type: 'TRANSACTION.SUCCESS',
    resource: {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: ciphertext.toString('base64'),
      nonce: 'nonce1234567',
      associated_data: 'transaction',
    },
  });
}

/** Signed by the platform at `now`; `headers` replace single ones. */
function notification(body: string, headers: Record<string, string | undefined> = {}) {
  const timestamp = '1795168800';
  const signature = createSign('RSA-SHA256')
    .update(`${timestamp}\nabc\n${body}\n`)
    .sign(platform.privateKey, 'base64');
  return {
    rawBody: Buffer.from(body),
    headers: {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': 'abc',
      'wechatpay-serial': 'PUB_KEY_ID_1',
      'wechatpay-signature': signature,
      ...headers,
    },
  };
}

const genuine = bodyOf(encrypted(transaction));
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

function faultOf(
  received: ReturnType<typeof notification>,
  changes: Partial<WechatPayConfig> = {},
  at = now,
): string {
  try {
    verifyWechatPayNotification({ ...config, ...changes }, null, at, received);
    return 'none';
  } catch (error) {
    return (error as { fault: string }).fault;
  }
}

it('reads a genuine notification', () => {
  expect(verifyWechatPayNotification(config, null, now, notification(genuine))).toEqual({
    kind: 'payment',
    eventId: 'EVENT-1',
    outTradeNo: 'ORDER-1',
    state: 'paid',
    amount: 128_000,
    providerTransactionId: '4200002026112000001',
    paidAt: new Date('2026-11-20T09:59:58Z'),
  });
});

it('rejects a body in which one byte differs', () => {
  const { headers, rawBody } = notification(genuine);
  const altered = Buffer.from(rawBody);
  altered[10] = (altered[10] ?? 0) ^ 1;
  expect(faultOf({ headers, rawBody: altered })).toBe('bad-signature');
});

it('rejects a body that was parsed and rewritten', () => {
  const { headers } = notification(genuine);
  const rewritten = JSON.stringify(JSON.parse(genuine), null, 1);
  expect(faultOf({ headers, rawBody: Buffer.from(rewritten) })).toBe('bad-signature');
});

it('accepts a stamp of 300 s ago and rejects one of 301 s ago', () => {
  expect(faultOf(notification(genuine), {}, later(300))).toBe('none');
  expect(faultOf(notification(genuine), {}, later(301))).toBe('stale');
});

it('rejects a stamp from 301 s ahead, and one that is no time', () => {
  expect(faultOf(notification(genuine), {}, later(-301))).toBe('stale');
  expect(faultOf(notification(genuine, { 'wechatpay-timestamp': 'soon' }))).toBe('stale');
});

it('fails the provider’s own probes', () => {
  const probe = { 'wechatpay-signature': 'WECHATPAY/SIGNTEST/pJ3l0kXa==' };
  expect(faultOf(notification(genuine, probe))).toBe('bad-signature');
});

it.each(['timestamp', 'nonce', 'serial', 'signature'])('rejects one without its %s', (header) => {
  expect(faultOf(notification(genuine, { [`wechatpay-${header}`]: undefined }))).toBe('incomplete');
});

it.each(['PUB_KEY_ID_2', 'constructor'])('knows no key %s', (serial) => {
  expect(faultOf(notification(genuine, { 'wechatpay-serial': serial }))).toBe('unknown-key');
});

it('rejects a signature by another key', () => {
  const platformKeys = { PUB_KEY_ID_1: other.publicKey };
  expect(faultOf(notification(genuine), { platformKeys })).toBe('bad-signature');
});

it('rejects an altered ciphertext and an altered tag', () => {
  const ciphertext = encrypted(transaction);
  for (const index of [0, ciphertext.length - 1]) {
    const altered = Buffer.from(ciphertext);
    altered[index] = (altered[index] ?? 0) ^ 1;
    expect(faultOf(notification(bodyOf(altered)))).toBe('undecipherable');
  }
});

it('rejects what was encrypted with another key', () => {
  const apiV3Key = 'fedcba9876543210fedcba9876543210';
  expect(faultOf(notification(genuine), { apiV3Key })).toBe('undecipherable');
});

it.each([{ appId: 'wx0000000000000000' }, { mchId: '1600000002' }])(
  'rejects what is meant for another merchant: %j',
  (changes) => {
    expect(faultOf(notification(genuine), changes)).toBe('other-merchant');
  },
);
