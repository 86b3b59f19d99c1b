import { chartBars, groupsOf } from './chart-bars.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    created: 1,
    paid: index,
    completed: 0,
    volume: 0,
    revenue: -5,
  }));

it('a month has a bar for each day', () => {
  expect(groupsOf(days(31), 'created')).toHaveLength(31);
});

it('of a longer span several days are one bar, the last one whole', () => {
  const groups = groupsOf(days(32), 'created');
  expect(groups).toHaveLength(16);
  expect(groups.at(-1)).toEqual({ from: '2026-01-31', to: '2026-02-01', sum: 2 });
});

it('where days are left over, they are the first bar', () => {
  const groups = groupsOf(days(33), 'paid');
  expect(groups[0]).toEqual({ from: '2026-01-01', to: '2026-01-01', sum: 0 });
  expect(groups[1]).toEqual({ from: '2026-01-02', to: '2026-01-03', sum: 3 });
});

it('a bar below zero has no height and says its figure', () => {
  expect(chartBars(days(1), 'revenue', { language: 'en', show: String })).toEqual([
    { key: '2026-01-01', label: '1 Jan', value: 0, text: 'Thu 1 Jan 2026: -5' },
  ]);
});

it('at most four labels stand below the bars', () => {
  const labels = chartBars(days(31), 'created', { language: 'en', show: String }).map(
    ({ label }) => label,
  );
  expect(labels.filter((label) => label.trim() !== '')).toHaveLength(4);
  expect(labels.at(-5)).toBe('27 Jan');
});
