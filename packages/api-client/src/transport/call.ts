import { apiBase, headers } from '@tolk/contract/headers';
import { limits } from '@tolk/domain';
import { getLanguage } from '@tolk/i18n';
import { sessionOfPath } from '../session/session-of-path.ts';
import { renewToken } from '../session/token.ts';
import { announce } from './effects.ts';
import { noAnswer, readAnswer, type Outcome } from './outcome.ts';
import { learnServerTime, serverNow } from './server-clock.ts';
import { signedHeaders } from './sign.ts';

export interface CallOptions {
  /** Makes a repetition harmless; the same key goes with every try of one call. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

async function send(path: string, body: string, options: CallOptions): Promise<Response> {
  const url = `${apiBase}${path}`;
  const timeout = AbortSignal.timeout(limits.requestTimeoutMs);
  const response = await fetch(url, {
    method: 'POST',
    body,
    cache: 'no-store',
    credentials: 'omit',
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    headers: {
      'content-type': 'application/json',
      'accept-language': getLanguage(),
      ...(options.idempotencyKey ? { [headers.idempotencyKey]: options.idempotencyKey } : {}),
      ...signedHeaders({ method: 'POST', path: url, body }, sessionOfPath(path).read()),
    },
  });
  return response;
}

function successorOf(data: unknown): string | null {
  return typeof data === 'object' &&
    data !== null &&
    'token' in data &&
    typeof data.token === 'string'
    ? data.token
    : null;
}

/** Whether the same call deserves a second try, after mending what the answer complained about. */
function mend(outcome: Outcome, sentAt: number, sentToken: string | null): boolean {
  if (outcome.ok) return false;
  const { code, data } = outcome.error;
  if (code === 402) return Math.abs(serverNow() - sentAt) > limits.transport.clockSkewMs;
  if (code === 600) {
    const token = successorOf(data);
    if (token === null) return false;
    renewToken(sentToken, token);
    return true;
  }
  return false;
}

async function attempt(path: string, body: string, options: CallOptions) {
  const sentAt = serverNow();
  const sentToken = sessionOfPath(path).read();
  const response = await send(path, body, options).catch(() => null);
  if (response === null) return { outcome: noAnswer(), again: false, sentToken };
  learnServerTime(response.headers.get(headers.serverTime));
  const outcome = await readAnswer(response);
  return { outcome, again: mend(outcome, sentAt, sentToken), sentToken };
}

/** After a night both can be wrong at once: the clock, then the token. */
const mendable = 2;

/**
 * Makes one call and tells the effects' listeners when it failed. A rotated token (600) and a wrong
 * device clock (402) are mended and the call is made once more.
 */
export async function callServer(
  path: string,
  request: unknown,
  options: CallOptions = {},
): Promise<Outcome> {
  const body = JSON.stringify(request ?? {});
  let last = await attempt(path, body, options);
  for (let mended = 0; last.again && mended < mendable; mended += 1) {
    last = await attempt(path, body, options);
  }
  if (!last.outcome.ok && !options.signal?.aborted)
    settle(path, last.outcome.error.effect, last.sentToken);
  if (!last.outcome.ok && !options.signal?.aborted) announce(last.outcome.error);
  return last.outcome;
}

/** 401 and 601 end the session here, unless another tab or call has renewed it meanwhile. */
function settle(path: string, effect: string, sentToken: string | null): void {
  if (effect === 'signOut' || effect === 'revoked') sessionOfPath(path).end(sentToken);
}
