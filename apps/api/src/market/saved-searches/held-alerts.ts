import { pathTo } from '@tolk/contract/routes';
import { addMs, DAY, HOUR, limits, SETTLEMENT_ZONE } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { notify } from '../../messages/notifications/notify.ts';
import {
  alertsSince,
  holdAlerts,
  lockAlertsOf,
  takeHeldAlerts,
  type RecentAlerts,
} from './held-alert-repository.ts';
import { zoneOf } from './saved-search-repository.ts';
import { scheduleJob, handleJob } from '../../jobs/job-kinds.ts';
import { nextMorning } from './next-morning.ts';
import { summaryOf } from './summary.ts';

const { perHour, perDay } = limits.savedSearch.alerts;

/**
 * Keeps the posting for the summary of those who were told of many lately, or for whom others are
 * kept already. Answers who they are.
 */
export async function holdForFull(
  tx: Tx,
  jobs: Jobs,
  personIds: readonly string[],
  { postingId, now }: { postingId: string; now: Date },
): Promise<ReadonlySet<string>> {
  await lockAlertsOf(tx, personIds);
  const recent = await alertsSince(tx, personIds, {
    hour: addMs(now, -HOUR),
    day: addMs(now, -DAY),
  });
  const full = recent.filter(({ hour, day, held }) => held > 0 || hour >= perHour || day >= perDay);
  await holdAlerts(
    tx,
    full.map(({ personId }) => personId),
    postingId,
    now,
  );
  for (const person of full) if (person.held === 0) await scheduleBundle(tx, jobs, person, now);
  return new Set(full.map(({ personId }) => personId));
}

/** Within the hour; in the morning once the person has had their alerts of the day. */
async function scheduleBundle(
  tx: Tx,
  jobs: Jobs,
  { personId, day }: RecentAlerts,
  now: Date,
): Promise<void> {
  const zone = (await zoneOf(tx, personId)) ?? SETTLEMENT_ZONE;
  await scheduleJob(tx, jobs, 'savedSearch.bundle', {
    key: `savedSearch:${personId}:bundle`,
    runAt: day >= perDay ? nextMorning(now, zone) : addMs(now, HOUR),
    payload: { personId },
  });
}

/** Tells a person of all that was kept for them and is still open. */
export const sendHeldAlerts = handleJob(
  'savedSearch.bundle',
  'alerts',
  ({ personId }, { db, clock, jobs }) =>
    transaction(db, async (tx) => {
      await lockAlertsOf(tx, [personId]);
      const names = await takeHeldAlerts(tx, personId);
      if (names.length === 0) return;
      await notify(tx, jobs, {
        personId,
        identity: 'supplier',
        kind: 'savedSearchNow',
        ...summaryOf(names),
        path: pathTo('jobList'),
        at: clock.now(),
      });
    }),
);
