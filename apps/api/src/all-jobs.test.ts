import { lastingJobs } from './all-jobs.ts';

it.each(lastingJobs)('$kind is never given up', ({ maxAttempts }) => {
  expect(maxAttempts).toBe(Number.POSITIVE_INFINITY);
});
