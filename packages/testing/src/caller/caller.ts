import { randomUUID } from 'node:crypto';
import { apiBase, headers, type Envelope } from '@tolk/contract/headers';
import { exchange, type Sent } from './exchange.ts';
import { signCall } from './sign.ts';

export interface CallOptions {
  /** Instead of the caller's own token; null sends and signs without one. */
  token?: string | null;
  idempotencyKey?: string;
  /** POST unless said otherwise. */
  method?: string;
  /** Sent instead of the body, which is then signed as the empty string. */
  form?: FormData;
  /** Forged parts of the signature: a clock that is off (ms since epoch), a repeated nonce, a wrong hash. */
  forged?: { timestamp?: number; nonce?: string; hash?: string };
  /** Added last; they may replace any header. */
  headers?: Record<string, string>;
}

export interface Answer<Data> extends Envelope<Data> {
  /** HTTP status. */
  status: number;
  headers: Headers;
  /** The token was rotated on the way (code 600) and the call made once more with the new one. */
  rotated: boolean;
}

export interface Caller {
  /** Sent with every call; set it after a login. Follows a rotation by itself. */
  token: string | undefined;
  /** `path` as docs/product/wire.md writes it, below /api: `/supinterface/login`. */
  call<Data = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<Answer<Data>>;
  /** The same without following a rotation: exactly one request. */
  send<Data = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<Answer<Data>>;
}

export interface CallerOptions {
  /** Origin without a path, e.g. `http://127.0.0.1:3000`. */
  baseUrl: string;
  language: 'en' | 'zh-CN';
}

/** Makes calls as a browser's client does, by the rules for every call (docs/product/wire.md); the hash is the caller's own. */
export function createCaller({ baseUrl, language }: CallerOptions): Caller {
  const caller: Caller = { token: undefined, call, send };
  /** How far the server's clock is ahead of ours, ms. */
  let ahead = 0;
  return caller;

  async function call<Data>(
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<Answer<Data>> {
    let first = await send<Data>(path, body, options);
    // As a browser does whose clock is wrong: it goes by the server's and calls once more.
    if (first.code === 402 && !options.forged && !options.headers) {
      ahead = Number(first.headers.get(headers.serverTime)) - Date.now();
      first = await send<Data>(path, body, options);
    }
    const renewed = first.code === 600 ? tokenIn(first.data) : undefined;
    if (renewed === undefined || options.token !== undefined) return first;
    caller.token = renewed;
    return { ...(await send<Data>(path, body, options)), rotated: true };
  }

  async function send<Data>(
    path: string,
    body: unknown = {},
    options: CallOptions = {},
  ): Promise<Answer<Data>> {
    const token = options.token === undefined ? caller.token : (options.token ?? undefined);
    const request = buildRequest(apiBase + path, body, token, options);
    const { text, ...received } = await exchange(new URL(apiBase + path, baseUrl), request);
    const envelope: Envelope<Data> = JSON.parse(text);
    return { ...envelope, ...received, rotated: false };
  }

  function buildRequest(
    path: string,
    body: unknown,
    token: string | undefined,
    { method = 'POST', form, forged = {}, idempotencyKey, headers: extra }: CallOptions,
  ): Sent {
    const text = form || method === 'GET' ? '' : JSON.stringify(body);
    const timestamp = String(forged.timestamp ?? Date.now() + ahead);
    const nonce = forged.nonce ?? randomUUID();
    const hash = forged.hash ?? signCall({ timestamp, nonce, method, path, body: text }, token);
    const signed: Record<string, string> = {
      'accept-language': language,
      [headers.timestamp]: timestamp,
      [headers.nonce]: nonce,
      [headers.bodyHash]: hash,
    };
    if (text) signed['content-type'] = 'application/json';
    if (token !== undefined) signed[headers.token] = token;
    if (idempotencyKey !== undefined) signed[headers.idempotencyKey] = idempotencyKey;
    return { method, body: form ?? (text || null), headers: { ...signed, ...extra } };
  }
}

function tokenIn(data: unknown): string | undefined {
  if (data && typeof data === 'object' && 'token' in data) return String(data.token);
  return undefined;
}
