import type { Tx } from '../../database/schema.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import type { Jobs } from '../../ports/jobs.ts';

/** Comes before every person's id. */
const nobodyYet = '00000000-0000-0000-0000-000000000000';

/** Tells whose saved searches the posting fits; however many there are, nobody waits for them. */
export function announceToSearches(
  tx: Tx,
  jobs: Jobs,
  postingId: string,
  runAt: Date,
): Promise<void> {
  const payload = { postingId, after: nobodyYet };
  return scheduleJob(tx, jobs, 'savedSearch.alert', { runAt, payload });
}
