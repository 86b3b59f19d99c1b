import { createHash, createHmac } from 'node:crypto';
import { textToSign, type SignedParts } from '@tolk/contract/headers';

/** `x-body-hash`, lower-case hex: keyed by the token where there is one, plain SHA-256 before. */
export function signCall(parts: SignedParts, token: string | undefined): string {
  const hash = token === undefined ? createHash('sha256') : createHmac('sha256', token);
  return hash.update(textToSign(parts)).digest('hex');
}
