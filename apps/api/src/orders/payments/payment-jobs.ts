import { MINUTE, SECOND, addMs, isProviderMethod } from '@tolk/domain';
import type { Dependencies } from '../../dependencies.ts';
import { isProviderError } from '../../ports/provider-errors.ts';
import { findAttempt } from './payment-repository.ts';
import { scheduleJob, handleJob } from '../../jobs/job-kinds.ts';
import { askProvider, closeAtProvider } from './ask-provider.ts';

/** Notifications are not guaranteed, so the provider is asked too: soon first, then once a minute. */
export const checkDelaysMs = [5 * SECOND, 15 * SECOND, 30 * SECOND, MINUTE] as const;

/** Asks until money has come or the attempt has expired, then makes sure that none comes any more. */
export const checkPayment = handleJob(
  'payment.check',
  'money',
  async ({ attemptId, step }, deps) => {
    const attempt = await findAttempt(deps.db, attemptId);
    if (!attempt || attempt.paid_at !== null || attempt.status === 'closed') return;
    const expired = deps.clock.now() >= attempt.expires_at;
    try {
      if (expired) {
        await closeAtProvider(deps, attempt);
        return;
      }
      if ((await askProvider(deps, attempt)) === 'settled') return;
    } catch (error) {
      rethrowUnlessProvider(deps, error);
    }
    const next = addMs(deps.clock.now(), checkDelaysMs[step + 1] ?? MINUTE);
    await scheduleJob(deps.db, deps.jobs, 'payment.check', {
      key: `payment:${attemptId}:check`,
      runAt: !expired && next > attempt.expires_at ? attempt.expires_at : next,
      payload: { attemptId, step: step + 1 },
    });
  },
  laneOfAttempt,
);

/**
 * Tries until the provider has answered; until then money may still come, and would go back. A
 * provider that does not know the number yet can't close it: a code that nobody has scanned can be
 * paid until it expires, so it is looked at once more after that.
 */
export const closePayment = handleJob(
  'payment.close',
  'money',
  async ({ attemptId }, deps) => {
    const attempt = await findAttempt(deps.db, attemptId);
    if (!attempt || attempt.paid_at !== null) return;
    let again = deps.clock.now() < attempt.expires_at ? addMs(attempt.expires_at, MINUTE) : null;
    try {
      await closeAtProvider(deps, attempt);
    } catch (error) {
      rethrowUnlessProvider(deps, error);
      again = addMs(deps.clock.now(), MINUTE);
    }
    if (again === null) return;
    await scheduleJob(deps.db, deps.jobs, 'payment.close', {
      key: `payment:${attemptId}:close`,
      runAt: again,
      payload: { attemptId },
    });
  },
  laneOfAttempt,
);

/** Each method has a lane of its own. */
async function laneOfAttempt({ attemptId }: { attemptId: string }, { db }: Dependencies) {
  const method = (await findAttempt(db, attemptId))?.method;
  return isProviderMethod(method) ? method : 'money';
}

function rethrowUnlessProvider({ log }: Dependencies, error: unknown): void {
  if (!isProviderError(error)) throw error;
  log.warn({ err: error }, 'the payment provider is asked again later');
}
