import { businessWork } from './business-work.ts';

it.each(businessWork)('$kind is never given up', ({ maxAttempts }) => {
  expect(maxAttempts).toBe(Number.POSITIVE_INFINITY);
});
