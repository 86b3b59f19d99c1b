import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What the server key is used for; each use has a key of its own. */
export type KeyUse =
  | 'session-successor'
  | 'code'
  | 'answer'
  | 'message'
  | 'body'
  | 'visitor'
  | 'front-end-crash'
  | 'proof'
  | 'wechat-state'
  | 'wechat-ticket'
  | 'document-number'
  | 'document-fingerprint'
  | 'settlement-details'
  | 'staff-totp'
  | 'staff-ticket'
  | 'unsubscribe'
  | 'preview';

const derived = new WeakMap<Buffer, Map<KeyUse, Buffer>>();

function keyFor(serverKey: Buffer, use: KeyUse): Buffer {
  const keys = derived.get(serverKey) ?? new Map<KeyUse, Buffer>();
  derived.set(serverKey, keys);
  const known = keys.get(use);
  if (known !== undefined) return known;
  const key = Buffer.from(hkdfSync('sha256', serverKey, '', use, 32));
  keys.set(use, key);
  return key;
}

/** HMAC-SHA-256 of `text` under the key of this use. */
export function keyedHash(serverKey: Buffer, use: KeyUse, text: string): Buffer {
  return createHmac('sha256', keyFor(serverKey, use)).update(text).digest();
}

/** Encrypts with AES-256-GCM: 12 bytes nonce, 16 bytes tag, the rest the text. */
export function seal(serverKey: Buffer, use: KeyUse, text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(serverKey, use), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Throws when the bytes were altered or sealed under another key. */
export function unseal(serverKey: Buffer, use: KeyUse, sealed: Buffer): string {
  const nonce = sealed.subarray(0, 12);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(serverKey, use), nonce, {
    // Without it Node takes tags of 4 bytes too, which can be guessed.
    authTagLength: 16,
  });
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}
