import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { headers, textToSign, type SignedParts } from '@tolk/contract/headers';
import { serverNow } from './server-clock.ts';
import { randomId } from './random.ts';

/**
 * The body hash of docs/product/wire.md#rules-for-every-call in lower-case hex: HMAC-SHA-256 keyed by the token, plain SHA-256 where
 * there is no token yet.
 */
export function bodyHash(parts: SignedParts, token: string | null): string {
  const text = utf8ToBytes(textToSign(parts));
  return bytesToHex(token === null ? sha256(text) : hmac(sha256, utf8ToBytes(token), text));
}

/** The headers that make a call verifiable; `body` is empty for multipart. */
export function signedHeaders(
  call: { method: string; path: string; body: string },
  token: string | null,
): Record<string, string> {
  const timestamp = String(serverNow());
  const nonce = randomId();
  return {
    [headers.timestamp]: timestamp,
    [headers.nonce]: nonce,
    [headers.bodyHash]: bodyHash({ timestamp, nonce, ...call }, token),
    ...(token === null ? {} : { [headers.token]: token }),
  };
}
