import { addMs, DAY, limits, MINUTE } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import { forgetCodes } from '../repositories/code-repository.ts';
import { forgetRuns } from '../repositories/idempotency-repository.ts';
import { forgetDone } from '../repositories/job-repository.ts';
import { forgetViewers } from '../repositories/posting-repository.ts';
import { forgetQuotes } from '../repositories/settlement-quote-repository.ts';
import { forgetOld } from '../repositories/session-repository.ts';
import { forgetVerifications } from '../repositories/verification-repository.ts';
import { forgetSiteVisits } from '../repositories/visit-repository.ts';

const everyMs = 10 * MINUTE;
const doneJobsMs = 7 * DAY;

/** Deletes what has served its time, and comes back. */
const cleanup = defineJob<Record<string, never>>(
  'cleanup',
  'upkeep',
  async (_payload, { db, clock, jobs }) => {
    const now = clock.now();
    await forgetOld(db, now, addMs(now, -2 * limits.session.absoluteMs));
    await forgetCodes(db, addMs(now, -2 * DAY));
    await forgetRuns(db, addMs(now, -limits.transport.idempotencyMs));
    await forgetQuotes(db, addMs(now, -DAY));
    await forgetVerifications(db, addMs(now, -DAY));
    await forgetViewers(db, addMs(now, -DAY));
    await forgetSiteVisits(db, addMs(now, -DAY));
    await forgetDone(db, addMs(now, -doneJobsMs));
    await scheduleCleanup(jobs, db, addMs(now, everyMs));
  },
  { maxAttempts: Number.POSITIVE_INFINITY },
);

export const cleanupJobs = [cleanup];

export async function scheduleCleanup(jobs: Jobs, db: Queryable, runAt: Date): Promise<void> {
  await cleanup.schedule(jobs, db, { key: 'cleanup', runAt, payload: {} });
}
