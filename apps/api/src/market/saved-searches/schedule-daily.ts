import { SETTLEMENT_ZONE } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { zoneOf } from './saved-search-repository.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import { nextMorning } from './next-morning.ts';

/** Puts the person's summary off until it is nine in the morning where they live. */
export async function scheduleDaily(
  tx: Tx,
  jobs: Jobs,
  personId: string,
  now: Date,
): Promise<void> {
  const zone = (await zoneOf(tx, personId)) ?? SETTLEMENT_ZONE;
  await scheduleJob(tx, jobs, 'savedSearch.daily', {
    key: `savedSearch:${personId}:daily`,
    runAt: nextMorning(now, zone),
    payload: { personId },
  });
}
