import { createHash, createHmac, hash as digestOf, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { headers, textToSign } from '@tolk/contract/headers';
import { limits } from '@tolk/domain';
import { refuse } from '../calls/refusal.ts';

export interface SignedRequest {
  method: string;
  /** Path with query. */
  path: string;
  headers: IncomingHttpHeaders;
  /** As it came over the wire; empty for multipart. */
  body: Buffer;
}

export interface Verified {
  /** Null when the call came without one. */
  token: string | null;
  /** SHA-256 over token and nonce: a repetition has the same. */
  nonceHash: Buffer;
}

const nonceForm = /^[\x21-\x7e]{8,128}$/;
const hashForm = /^[0-9a-f]{64}$/;
const timestampForm = /^\d{1,15}$/;

/** Checks the header rules of docs/product/wire.md#rules-for-every-call except that the nonce is new; throws `unverifiable` (402). */
export function verifySignature(request: SignedRequest, now: Date): Verified {
  const timestamp = single(request.headers[headers.timestamp]);
  const nonce = single(request.headers[headers.nonce]);
  const hash = single(request.headers[headers.bodyHash]);
  const token = single(request.headers[headers.token]) || null;
  if (!timestampForm.test(timestamp) || !nonceForm.test(nonce) || !hashForm.test(hash)) {
    refuse('unverifiable');
  }
  if (Math.abs(Number(timestamp) - now.getTime()) > limits.transport.clockSkewMs)
    refuse('unverifiable');

  const head = textToSign({
    timestamp,
    nonce,
    method: request.method,
    path: request.path,
    body: '',
  });
  const made = (token === null ? createHash('sha256') : createHmac('sha256', token))
    .update(head)
    .update(request.body)
    .digest();
  if (!timingSafeEqual(made, Buffer.from(hash, 'hex'))) refuse('unverifiable');
  return {
    token,
    nonceHash: digestOf('sha256', `${token ?? ''}.${nonce}`, 'buffer'),
  };
}

function single(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
