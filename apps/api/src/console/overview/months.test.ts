import { fillMonths, lastMonths, startOfMonth } from './months.ts';

describe('the months of a chart', () => {
  it('end with the month that it is in Shanghai', () => {
    const stillOctoberInUtc = new Date('2026-10-31T16:00:00Z');
    expect(lastMonths(stillOctoberInUtc, 3)).toEqual(['2026-09', '2026-10', '2026-11']);
  });

  it('go over the turn of the year', () => {
    expect(lastMonths(new Date('2026-02-10T00:00:00Z'), 4)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });

  it('begin at midnight in Shanghai', () => {
    expect(startOfMonth('2026-11').toISOString()).toBe('2026-10-31T16:00:00.000Z');
  });

  it('show zero where nothing happened', () => {
    const found = [{ month: '2026-10', amount: 500 }];
    expect(fillMonths(['2026-09', '2026-10'], found)).toEqual([
      { month: '2026-09', amount: 0 },
      { month: '2026-10', amount: 500 },
    ]);
  });
});
