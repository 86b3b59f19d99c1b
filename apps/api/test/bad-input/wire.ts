import { createHash, createHmac, randomUUID } from 'node:crypto';
import { apiBase, headers as names, type Envelope } from '@tolk/contract/headers';
import { exchange } from '@tolk/testing/caller';

export type Language = 'en' | 'zh-CN';

export interface Message {
  /** Below /api. */
  path: string;
  body: string | Buffer | FormData;
  token?: string | undefined;
  language?: Language;
  headers?: Record<string, string>;
  contentType?: string;
  /** ms since epoch */
  timestamp?: number;
  nonce?: string;
  /** Signed instead of what is sent. */
  signed?: { path?: string; body?: string; token?: string; method?: string };
}

export interface Heard {
  status: number;
  text: string;
  envelope: Envelope<Record<string, unknown>>;
  headers: Headers;
}

/** Sends exactly these bytes, signed by the rules for every call (docs/product/wire.md), or as `signed` pretends. */
export async function post(baseUrl: string, message: Message): Promise<Heard> {
  const { path, body, token, language = 'en', contentType = 'application/json' } = message;
  const form = body instanceof FormData;
  const timestamp = String(message.timestamp ?? Date.now());
  const nonce = message.nonce ?? randomUUID();
  const key = message.signed?.token ?? token;
  const { method = 'POST', path: signedPath = path } = message.signed ?? {};
  const hash = (key === undefined ? createHash('sha256') : createHmac('sha256', key))
    .update(`${timestamp}.${nonce}.${method} ${apiBase}${signedPath}.`)
    .update(message.signed?.body ?? (form ? '' : body))
    .digest('hex');
  const received = await exchange(new URL(`${baseUrl}${apiBase}${path}`), {
    method: 'POST',
    body,
    headers: {
      'accept-language': language,
      [names.timestamp]: timestamp,
      [names.nonce]: nonce,
      [names.bodyHash]: hash,
      ...(form ? {} : { 'content-type': contentType }),
      ...(token === undefined ? {} : { [names.token]: token }),
      ...message.headers,
    },
  });
  const disposition = received.headers.get('content-disposition');
  const isFile = disposition?.startsWith('attachment') ?? false;
  const envelope = isFile ? { code: 0, msg: '', data: {} } : envelopeIn(received.text);
  return { ...received, envelope };
}

/** What is no envelope has code -1. */
function envelopeIn(text: string): Heard['envelope'] {
  try {
    const { code, msg, data } = JSON.parse(text);
    return { code: Number(code ?? -1), msg: String(msg), data: data ?? {} };
  } catch {
    return { code: -1, msg: '', data: {} };
  }
}
