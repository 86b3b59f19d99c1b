import { dayBars, totalOf } from './day-bars.ts';

const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day, index) => ({
  day,
  registrations: index + 1,
  postings: 0,
  applications: 1_200 * index,
  tests: 0,
  decisions: 0,
}));

it('names the last day, and every other one before it', () => {
  expect(dayBars(days, 'applications', 'en').map(({ label }) => label.trim())).toEqual([
    '20',
    '',
    '22',
  ]);
});

it('says each figure with its day, for people who cannot see the bars', () => {
  expect(dayBars(days, 'applications', 'en').at(-1)).toMatchObject({
    key: '2026-11-22',
    value: 2_400,
    text: expect.stringMatching(/22 Nov.*: 2,400$/),
  });
});

it('adds up a volume', () => {
  expect(totalOf(days, 'applications')).toBe(3_600);
});
