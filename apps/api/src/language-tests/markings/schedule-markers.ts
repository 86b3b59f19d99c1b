import type { Tx } from '../../database/schema.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import type { Jobs } from '../../ports/jobs.ts';

/** Has those asked who are missing for a translation, once this is committed. */
export function scheduleMarkers(
  tx: Tx,
  jobs: Jobs,
  { testRequestId, at }: { testRequestId: string; at: Date },
): Promise<void> {
  return scheduleJob(tx, jobs, 'testMarking.fill', {
    key: `testRequest:${testRequestId}:markers`,
    runAt: at,
    payload: { testRequestId },
  });
}
