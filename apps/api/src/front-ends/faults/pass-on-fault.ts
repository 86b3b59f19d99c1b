import { defineJob } from '../../jobs/jobs.ts';
import type { TrackedFault } from '../../ports/error-tracker.ts';

/** Tells the error tracker of an occurrence, where there is one. */
export const passOnFault = defineJob<TrackedFault>(
  'frontEnd.passOnFault',
  'errorTracker',
  async (fault, { errorTracker }) => {
    await errorTracker?.send(fault);
  },
  { maxAttempts: 5 },
);
