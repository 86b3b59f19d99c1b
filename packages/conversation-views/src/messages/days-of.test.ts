import { daysOf } from './days-of.ts';

it('days part at midnight where the reader is', () => {
  const dayOf = daysOf('en');
  const late = new Date(2026, 10, 22, 23, 59, 59).toISOString();
  const early = new Date(2026, 10, 23, 0, 0).toISOString();
  expect(dayOf(late)).toBe('Sun 22 Nov 2026');
  expect(dayOf(early)).toBe('Mon 23 Nov 2026');
  expect(dayOf(late)).toBe('Sun 22 Nov 2026');
});
