import type { Tx } from '../../database/schema.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import type { Jobs } from '../../ports/jobs.ts';

/**
 * Somebody passed a test, in whichever way: what they and their companies had written for postings that
 * ask for it is sent.
 */
export function testPassed(tx: Tx, jobs: Jobs, personId: string, at: Date): Promise<void> {
  const key = `person:${personId}:sendDrafts`;
  const payload = { personId };
  return scheduleJob(tx, jobs, 'application.sendDrafts', { key, runAt: at, payload });
}
