import { addMs, DAY, limits, MINUTE } from '@tolk/domain';
import type { Queryable } from './database/schema.ts';
import { defineJob } from './jobs/jobs.ts';
import type { Jobs } from './ports/jobs.ts';
import { forgetCodes } from './accounts/codes/code-repository.ts';
import { forgetDevicesBefore } from './accounts/login/device-repository.ts';
import { forgetTallies } from './calls/tallies/tally-repository.ts';
import { forgetCrashes, forgetFaults } from './front-ends/faults/fault-repository.ts';
import { forgetRuns } from './calls/idempotency/idempotency-repository.ts';
import { forgetDone } from './jobs/job-repository.ts';
import { forgetDrafts } from './market/application-drafts/application-draft-repository.ts';
import { forgetViewers } from './market/postings/posting-view-repository.ts';
import { forgetQuotes } from './payouts/applying/settlement-quote-repository.ts';
import { forgetOldInvoices } from './orders/tax-invoices/old-invoices.ts';
import { markOverstatedInvoices } from './orders/tax-invoices/overstated-invoices.ts';
import { forgetOld } from './accounts/sessions/session-repository.ts';
import { forgetHumanChecks } from './accounts/human-check/human-check-repository.ts';
import { forgetInvitations } from './organisations/member-invitation-repository.ts';
import { forgetOldVisitors } from './service-desk/old-visitors.ts';
import { forgetGlimpses } from './service-desk/presence-repository.ts';
import { forgetKeys } from './service-desk/visitor-repository.ts';
import { forgetRecalled } from './messages/threads/thread-repository.ts';
import { forgetWork } from './console/work/case-repository.ts';
import { forgetSiteVisits } from './market/visits/visit-repository.ts';

const everyMs = 10 * MINUTE;
const doneJobsMs = 7 * DAY;

/** Deletes what has served its time, and comes back. */
const cleanup = defineJob<Record<string, never>>(
  'cleanup',
  'upkeep',
  async (_payload, deps) => {
    const { db, clock, jobs } = deps;
    const now = clock.now();
    await forgetOld(db, now, addMs(now, -2 * limits.session.absoluteMs));
    await forgetCodes(db, addMs(now, -2 * DAY));
    await forgetDevicesBefore(db, addMs(now, -limits.device.rememberedMs));
    await forgetRuns(db, addMs(now, -limits.transport.idempotencyMs));
    await forgetQuotes(db, addMs(now, -DAY));
    await forgetHumanChecks(db, addMs(now, -DAY));
    await forgetDrafts(db, addMs(now, -limits.application.draftsKeptMs));
    await forgetViewers(db, addMs(now, -DAY));
    await forgetSiteVisits(db, addMs(now, -DAY));
    await forgetKeys(db, now);
    await forgetGlimpses(db, addMs(now, -limits.service.lookMs));
    await forgetOldVisitors(deps, now);
    await forgetOldInvoices(deps, now);
    await markOverstatedInvoices(deps, now);
    await forgetWork(db, now);
    await forgetInvitations(db, { expiredBefore: now });
    await forgetTallies(db, now);
    await forgetFaults(db, addMs(now, -limits.frontEnds.keptMs));
    await forgetCrashes(db, addMs(now, -limits.frontEnds.crashesKeptMs));
    await forgetRecalled(db, addMs(now, -limits.conversation.recalledMs));
    await deps.releases.sweep(now);
    await forgetDone(db, addMs(now, -doneJobsMs));
    await scheduleCleanup(jobs, db, addMs(now, everyMs));
  },
  { maxAttempts: Number.POSITIVE_INFINITY },
);

export const cleanupJobs = [cleanup];

export async function scheduleCleanup(jobs: Jobs, db: Queryable, runAt: Date): Promise<void> {
  await cleanup.schedule(jobs, db, { key: 'cleanup', runAt, payload: {} });
}
