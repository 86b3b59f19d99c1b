/** Header names of the wire (docs/product/wire.md#rules-for-every-call); lower case as Node delivers them. */
export const headers = {
  token: 'token',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  bodyHash: 'x-body-hash',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
  serverTime: 'x-server-time',
  /** W3C Trace Context: the calls of one press belong together. */
  traceparent: 'traceparent',
} as const;

/** Every call is served below this path. */
export const apiBase = '/api';

export interface SignedParts {
  timestamp: string;
  nonce: string;
  method: string;
  /** Path with query, as the server sees it, e.g. `/api/supinterface/login`. */
  path: string;
  /** The raw body; empty for multipart. */
  body: string;
}

/** The text that `x-body-hash` is made over: `timestamp.nonce.METHOD path.body`. */
export function textToSign({ timestamp, nonce, method, path, body }: SignedParts): string {
  return `${timestamp}.${nonce}.${method.toUpperCase()} ${path}.${body}`;
}

/** The envelope of every answer. `code` 0 is success; `msg` is in the caller's language. */
export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  data: Data;
}
