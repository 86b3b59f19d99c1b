import { errorCodes } from '@tolk/contract/error-codes';
import { limits } from '@tolk/domain';
import { afterReplacement } from '../session/replacement.ts';
import { sessionOfPath } from '../session/session-of-path.ts';
import { renewToken } from '../session/token.ts';
import type { CallError } from './call-error.ts';
import { announce } from './effects.ts';
import type { Outcome } from './outcome.ts';
import { serverNow } from './server-clock.ts';

export interface CallManners {
  /** Cancelled by the person: nothing is said and the session stays. */
  signal?: AbortSignal;
  /** No screen shows why the call was refused, so the shell says it. */
  refusalIsSaid?: boolean;
  /** The person has not asked for the call and loses nothing when it fails: only the session's end is said. */
  quiet?: boolean;
}

/** After a night both can be wrong: the clock first, then the token. */
const repairsMax = 2;

/**
 * Makes a call, be it an upload, a download or any other. A rotated token (600) and a wrong device
 * clock (402) are repaired and the call is sent once more; 401 and 601 end the session; the effects'
 * listeners hear of a failure. `send` signs with the token in use and learns the server's time.
 */
export async function repairedCall(
  path: string,
  send: () => Promise<Outcome>,
  { signal, refusalIsSaid = false, quiet = false }: CallManners = {},
): Promise<Outcome> {
  let last = await attempt(path, send);
  for (let repairs = 0; last.again && repairs < repairsMax; repairs += 1) {
    last = await attempt(path, send);
  }
  const { outcome, sentToken } = last;
  if (outcome.ok || signal?.aborted) return outcome;
  const error = refusalIsSaid ? said(outcome.error) : outcome.error;
  const tell = () => {
    if (!quiet || endsSession(error)) announce(error);
  };
  if (endsSession(error)) {
    const session = sessionOfPath(path);
    afterReplacement((waited) => {
      // Another one has taken its place, and its end is no news.
      if (waited && session.read() !== sentToken) return;
      if (error.effect === 'revoked') session.revoke(sentToken);
      else session.end(sentToken);
      tell();
    });
  } else tell();
  return { ok: false, error };
}

async function attempt(path: string, send: () => Promise<Outcome>) {
  const sentAt = serverNow();
  const sentToken = sessionOfPath(path).read();
  const outcome = await send();
  return { outcome, again: repair(outcome, sentAt, sentToken), sentToken };
}

/** Whether the same call deserves a second try, after repairing what the answer complained about. */
function repair(outcome: Outcome, sentAt: number, sentToken: string | null): boolean {
  if (outcome.ok) return false;
  const { code, data } = outcome.error;
  if (code === errorCodes.unverifiable)
    return Math.abs(serverNow() - sentAt) > limits.transport.clockSkewMs;
  if (code === errorCodes.tokenRotated) {
    const token = successorOf(data);
    if (token === null) return false;
    renewToken(sentToken, token);
    return true;
  }
  return false;
}

function successorOf(data: unknown): string | null {
  return typeof data === 'object' &&
    data !== null &&
    'token' in data &&
    typeof data.token === 'string'
    ? data.token
    : null;
}

/** 401 and 601 end the session here, unless another tab or call has renewed it meanwhile. */
function endsSession({ effect }: CallError): boolean {
  return effect === 'signOut' || effect === 'revoked';
}

function said(error: CallError): CallError {
  return error.effect === 'pass' ? { ...error, effect: 'message' } : error;
}
