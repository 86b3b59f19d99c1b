import { mayBeGivenUp } from '@tolk/domain';
import { jobHandlers, lastingJobs } from './all-jobs.ts';

it.each(lastingJobs)('$kind is never given up', ({ maxAttempts }) => {
  expect(maxAttempts).toBe(Number.POSITIVE_INFINITY);
});

it('the console has words for each kind that may be given up', () => {
  const ending = jobHandlers.filter(({ maxAttempts }) => maxAttempts !== Number.POSITIVE_INFINITY);
  expect(ending.map(({ kind }) => kind).sort()).toEqual([...mayBeGivenUp].sort());
});
