import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

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
  | 'bank-account'
  | 'staff-totp'
  | 'staff-ticket'
  | 'unsubscribe'
  | 'preview';

/**
 * 32 bytes each. The first seals, all of them open: while the key changes, instances that were told
 * and those that were not yet understand each other.
 */
export type ServerKeys = readonly [Buffer, ...Buffer[]];

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

function hashUnder(serverKey: Buffer, use: KeyUse, text: string): Buffer {
  return createHmac('sha256', keyFor(serverKey, use)).update(text).digest();
}

/** HMAC-SHA-256 of `text` under the sealing key of this use. */
export function keyedHash([sealing]: ServerKeys, use: KeyUse, text: string): Buffer {
  return hashUnder(sealing, use, text);
}

/** What `keyedHash` answers under each of the keys, the sealing one's first. */
export function keyedHashes(keys: ServerKeys, use: KeyUse, text: string): Buffer[] {
  return keys.map((key) => hashUnder(key, use, text));
}

/** Whether `given` is the hash of `text` under any of the keys. */
export function isKeyedHash(
  keys: ServerKeys,
  { use, text }: { use: KeyUse; text: string },
  given: Buffer,
): boolean {
  return keyedHashes(keys, use, text).some(
    (wanted) => given.length === wanted.length && timingSafeEqual(given, wanted),
  );
}

/** Encrypts with AES-256-GCM: 12 bytes nonce, 16 bytes tag, the rest the text. */
export function seal([sealing]: ServerKeys, use: KeyUse, text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(sealing, use), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Throws when the bytes were altered or sealed under none of the keys. */
export function unseal([sealing, ...others]: ServerKeys, use: KeyUse, sealed: Buffer): string {
  try {
    return open(sealing, use, sealed);
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined) throw error;
    return unseal([next, ...rest], use, sealed);
  }
}

function open(serverKey: Buffer, use: KeyUse, sealed: Buffer): string {
  const nonce = sealed.subarray(0, 12);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(serverKey, use), nonce, {
    // Without it Node takes tags of 4 bytes too, which can be guessed.
    authTagLength: 16,
  });
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}
