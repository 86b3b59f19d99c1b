import { apiBase, headers } from '@tolk/contract/headers';
import { limits } from '@tolk/domain';
import { getLanguage } from '@tolk/i18n';
import { sessionOfPath } from '../session/session-of-path.ts';
import { repairedCall, type CallManners } from './repaired-call.ts';
import { noAnswer, readAnswer, type Outcome } from './outcome.ts';
import { learnServerTime } from './server-clock.ts';
import { traceparent } from './trace.ts';
import { signedHeaders } from './sign.ts';

export interface CallOptions extends CallManners {
  /** Makes a repetition harmless; the same key goes with every try of one call. */
  idempotencyKey?: string;
  /** Sent to its end although the page is left meanwhile; for small requests alone. */
  keepalive?: boolean;
}

/** Posts a request as JSON, signed with the token in use. Null when no answer came. */
export async function post(
  path: string,
  body: string,
  init: { signal: AbortSignal; headers?: Record<string, string>; keepalive?: boolean },
): Promise<Response | null> {
  const url = `${apiBase}${path}`;
  const response = await fetch(url, {
    method: 'POST',
    body,
    cache: 'no-store',
    // The device cookie: the server tells browsers that signed in before from strangers.
    credentials: 'same-origin',
    signal: init.signal,
    ...(init.keepalive && { keepalive: true }),
    headers: {
      'content-type': 'application/json',
      'accept-language': getLanguage(),
      [headers.traceparent]: traceparent(),
      ...init.headers,
      ...signedHeaders({ method: 'POST', path: url, body }, sessionOfPath(path).read()),
    },
  }).catch(() => null);
  if (response) learnServerTime(response.headers.get(headers.serverTime));
  return response;
}

async function send(path: string, body: string, options: CallOptions): Promise<Outcome> {
  const timeout = AbortSignal.timeout(limits.requestTimeoutMs);
  const response = await post(path, body, {
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    headers: options.idempotencyKey ? { [headers.idempotencyKey]: options.idempotencyKey } : {},
    ...(options.keepalive && { keepalive: true }),
  });
  return response === null ? noAnswer() : readAnswer(response, path);
}

/**
 * Makes one call and tells the effects' listeners when it failed. A rotated token (600) and a wrong
 * device clock (402) are repaired and the call is made once more.
 */
export function callServer(
  path: string,
  request: unknown,
  options: CallOptions = {},
): Promise<Outcome> {
  const body = JSON.stringify(request ?? {});
  return repairedCall(path, () => send(path, body, options), options);
}
