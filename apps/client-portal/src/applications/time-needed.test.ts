import { daysNeeded, isTooLate } from './time-needed.ts';

const work = {
  wordsPerDay: 4_000,
  estimatedWorkload: 12,
  unitName: 'thousand-characters',
  sourceLanguage: 'zh-CN',
  dueDate: '2026-10-05T08:00:00.000Z',
};
const at = (time: string) => Date.parse(time);

it.each([
  ['12,000 characters at 4,000 a day', {}, 3],
  ['a part of a day', { estimatedWorkload: 12.5 }, 4],
  ['less than a day', { estimatedWorkload: 1 }, 1],
  ['hours', { unitName: 'hour' }, null],
  ['characters of a language that is counted by word', { sourceLanguage: 'en' }, null],
  ['no stated output', { wordsPerDay: null }, null],
])('%s', (_what, changes, days) => {
  expect(daysNeeded({ ...work, ...changes })).toBe(days);
});

it('is too late when fewer days are left than the work needs', () => {
  expect(isTooLate(work, at('2026-10-02T08:00:00.000Z'))).toBe(false);
  expect(isTooLate(work, at('2026-10-02T08:00:00.001Z'))).toBe(true);
});

it('judges nothing without a due time, or after it', () => {
  expect(isTooLate({ ...work, dueDate: null }, at('2026-10-04T08:00:00.000Z'))).toBe(false);
  expect(isTooLate(work, at('2026-10-06T08:00:00.000Z'))).toBe(false);
});
