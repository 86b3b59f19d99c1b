import { areInOrder, cancellationPresets, datedTiers, percentDue } from './cancellation.ts';

const { standard } = cancellationPresets;
/** A Tuesday, 09:00 in Berlin, nine days after clocks were put forward there. */
const startAt = new Date('2027-04-06T07:00:00.000Z');
const zone = 'Europe/Berlin';
const due = (now: string, tiers: Parameters<typeof percentDue>[0] = standard) =>
  percentDue(tiers, { startAt, zone, now: new Date(now), least: 0 });

describe('what is due by the standard tiers', () => {
  it.each([
    ['2027-01-01T00:00:00.000Z', 0],
    // Seven days before, 09:00 in Berlin, to the millisecond.
    ['2027-03-30T07:00:00.000Z', 0],
    ['2027-03-30T07:00:00.001Z', 50],
    ['2027-04-04T07:00:00.000Z', 50],
    ['2027-04-04T07:00:00.001Z', 100],
    ['2027-04-06T06:59:59.999Z', 100],
  ])('at %s is %i %%', (now, percent) => {
    expect(due(now)).toBe(percent);
  });

  it('ends at the same time of day across a change of clocks', () => {
    const [free, all] = datedTiers([{ daysBefore: 14, percent: 0 }], { startAt, zone, least: 0 });
    // 09:00 in Berlin was 08:00 UTC before 28 March.
    expect(free?.until?.toISOString()).toBe('2027-03-23T08:00:00.000Z');
    expect(all).toEqual({ until: null, percent: 100 });
  });

  it('is never less than what stays due of a booking that was moved', () => {
    const at = (now: string) =>
      percentDue(standard, { startAt, zone, now: new Date(now), least: 60 });
    expect([at('2027-01-01T00:00:00.000Z'), at('2027-04-04T07:00:00.000Z')]).toEqual([60, 60]);
    expect(at('2027-04-06T06:59:59.999Z')).toBe(100);
  });

  it('without a tier is everything', () => {
    expect(due('2027-01-01T00:00:00.000Z', [])).toBe(100);
  });
});

it.each([
  [[], true],
  [standard, true],
  [[{ daysBefore: 0, percent: 99 }], true],
  [[{ daysBefore: 2, percent: 100 }], false],
  [[{ daysBefore: 366, percent: 0 }], false],
  [[standard[1], standard[0]], false],
  [
    [
      { daysBefore: 7, percent: 50 },
      { daysBefore: 2, percent: 50 },
    ],
    false,
  ],
])('tiers %j are in order: %s', (tiers, isSo) => {
  expect(areInOrder(tiers)).toBe(isSo);
});
