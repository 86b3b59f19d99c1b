import { DAY, MINUTE, addMs, lastBilledDay, shanghaiDay, providerMethods } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { readSetting } from '../../database/setting-repository.ts';
import { firstAttemptAt, reconciledDays } from './reconciliation-repository.ts';
import { scheduleJob, handleJob } from '../../jobs/job-kinds.ts';
import { daysFrom, nextBillAt } from './days.ts';
import { reconcileDay } from './reconcile-day.ts';

/** So far back a day is made up for whose bill was not read; what is older is read by hand. */
const catchUpMs = 13 * DAY;
const retryMs = 30 * MINUTE;

/** The first day to reconcile, where payments before it were never made at a provider: the demo's. */
export const reconciledFrom = 'reconciledFrom';

/**
 * Every morning the bills of the day before, and of days that were missed because the server stood
 * or a provider did not answer. What is done is done once: a day that is written is left alone.
 */
export const reconcileDays = handleJob('reconciliation.daily', 'bills', async (_payload, deps) => {
  const now = deps.clock.now();
  const whole = await reconcileMissing(deps, now);
  await scheduleReconciliation(deps.jobs, deps.db, whole ? nextBillAt(now) : addMs(now, retryMs));
});

/** Answers false when a bill was not to be had. */
async function reconcileMissing(deps: Dependencies, now: Date): Promise<boolean> {
  const first = await firstAttemptAt(deps.db);
  if (first === null) return true;
  const last = lastBilledDay(now);
  const from = await readSetting(deps.db, reconciledFrom);
  const earliest = [shanghaiDay(first), shanghaiDay(addMs(now, -DAY - catchUpMs)), from ?? '']
    .sort()
    .at(-1);
  const days = daysFrom(earliest ?? last, last);
  const done = await reconciledDays(deps.db, days[0] ?? last);
  let whole = true;
  for (const day of days) {
    for (const method of providerMethods) {
      if (done.has(`${day} ${method}`)) continue;
      if (!(await reconcileDay(deps, day, method))) whole = false;
    }
  }
  return whole;
}

/** One for all processes; it comes back by itself. */
export function scheduleReconciliation(jobs: Jobs, db: Queryable, runAt: Date): Promise<void> {
  return scheduleJob(db, jobs, 'reconciliation.daily', {
    key: 'reconciliation',
    runAt,
    payload: {},
  });
}
