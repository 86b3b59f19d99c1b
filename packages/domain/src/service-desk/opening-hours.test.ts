import { HOUR, MINUTE } from '../time.ts';
import { faultsOfHours } from './check-hours.ts';
import {
  afterOpenMs,
  closesAt,
  defaultOpeningHours,
  isOpenAt,
  nextOpening,
  openMsBetween,
  type OpeningHours,
} from './opening-hours.ts';

/** In Shanghai, eight hours ahead of UTC all year; 23 November 2026 is a Monday. */
const at = (text: string) => new Date(`${text}:00+08:00`);
const hours = defaultOpeningHours;
const day = { from: '00:00', until: '24:00' };
const always: OpeningHours = {
  zone: 'Asia/Shanghai',
  week: [[day], [day], [day], [day], [day], [day], [day]],
  holidays: [],
};

describe('the desk', () => {
  it.each([
    ['2026-11-23T08:59', false],
    ['2026-11-23T09:00', true],
    ['2026-11-23T11:59', true],
    ['2026-11-23T12:00', false],
    ['2026-11-23T13:00', true],
    ['2026-11-23T18:00', false],
    ['2026-11-28T10:00', false],
  ])('at %s is open: %s', (time, open) => {
    expect(isOpenAt(hours, at(time))).toBe(open);
  });

  it.each([
    ['2026-11-23T12:30', '2026-11-23T13:00'],
    ['2026-11-27T18:00', '2026-11-30T09:00'],
    ['2026-11-23T10:00', '2026-11-23T10:00'],
  ])('opens after %s at %s', (time, opens) => {
    expect(nextOpening(hours, at(time))).toEqual(at(opens));
  });

  it('keeps closed on a holiday, and open on one that says so', () => {
    const holidays = [
      { day: '2026-11-23', intervals: [] },
      { day: '2026-11-28', intervals: [{ from: '10:00', until: '11:00' }] },
    ];
    const special = { ...hours, holidays };
    expect(isOpenAt(special, at('2026-11-23T10:00'))).toBe(false);
    expect(closesAt(special, at('2026-11-28T10:30'))).toEqual(at('2026-11-28T11:00'));
  });

  it('that never opens has no next opening', () => {
    const never = { ...hours, week: [[], [], [], [], [], [], []] };
    expect(nextOpening(never, at('2026-11-23T10:00'))).toBeNull();
    expect(afterOpenMs(never, at('2026-11-23T10:00'), MINUTE)).toBeNull();
  });

  it('does not close at midnight when it opens then', () => {
    const late = {
      ...hours,
      week: [[{ from: '20:00', until: '24:00' }], [day], [], [], [], [], []],
    };
    expect(closesAt(late, at('2026-11-23T21:00'))).toEqual(at('2026-11-25T00:00'));
  });
});

describe('a clock of open time', () => {
  it.each([
    ['2026-11-23T10:00', '2026-11-23T11:00', HOUR],
    ['2026-11-23T11:30', '2026-11-23T13:30', HOUR],
    ['2026-11-27T17:30', '2026-11-30T09:30', HOUR],
    ['2026-11-28T00:00', '2026-11-29T00:00', 0],
    ['2026-11-23T11:00', '2026-11-23T10:00', 0],
  ])('from %s to %s counts %i ms', (from, until, ms) => {
    expect(openMsBetween(hours, at(from), at(until))).toBe(ms);
  });

  it.each([
    ['2026-11-23T11:50', 20 * MINUTE, '2026-11-23T13:10'],
    ['2026-11-27T17:50', 20 * MINUTE, '2026-11-30T09:10'],
    ['2026-11-23T09:00', 8 * HOUR, '2026-11-23T18:00'],
    ['2026-11-28T03:00', 10 * MINUTE, '2026-11-30T09:10'],
  ])('from %s has counted %i ms at %s', (from, ms, until) => {
    expect(afterOpenMs(hours, at(from), ms)).toEqual(at(until));
  });

  it('runs on through midnight where the desk is always open', () => {
    expect(afterOpenMs(always, at('2026-11-23T23:00'), 2 * HOUR)).toEqual(at('2026-11-24T01:00'));
    expect(openMsBetween(always, at('2026-11-23T00:00'), at('2026-11-25T00:00'))).toBe(48 * HOUR);
  });

  it('counts real hours where clocks are put back or forward', () => {
    const london: OpeningHours = { ...always, zone: 'Europe/London' };
    const back = [new Date('2026-10-24T23:00:00Z'), new Date('2026-10-26T00:00:00Z')] as const;
    expect(openMsBetween(london, ...back)).toBe(25 * HOUR);
    const forward = [new Date('2026-03-29T00:00:00Z'), new Date('2026-03-29T23:00:00Z')] as const;
    expect(openMsBetween(london, ...forward)).toBe(23 * HOUR);
  });
});

describe('hours that staff typed', () => {
  it('hold as they are by default', () => {
    expect(faultsOfHours(hours)).toEqual([]);
  });

  it.each([
    ['an unknown zone', { zone: 'Mars/Base' }, [{ field: 'zone', fault: 'zone' }]],
    ['an offset instead of a zone', { zone: '+08:00' }, [{ field: 'zone', fault: 'zone' }]],
    [
      'a time that no clock shows',
      { week: [[{ from: '25:00', until: '26:00' }], [], [], [], [], [], []] },
      [{ field: 'week.0', fault: 'time' }],
    ],
    [
      'intervals that overlap',
      {
        week: [
          [],
          [
            { from: '09:00', until: '12:00' },
            { from: '11:00', until: '13:00' },
          ],
          [],
          [],
          [],
          [],
          [],
        ],
      },
      [{ field: 'week.1', fault: 'order' }],
    ],
    [
      'a day that does not exist, and one that stands there twice',
      {
        holidays: [
          { day: '2026-02-30', intervals: [] },
          { day: '2026-10-01', intervals: [] },
          { day: '2026-10-01', intervals: [] },
        ],
      },
      [
        { field: 'holidays.0', fault: 'day' },
        { field: 'holidays.2', fault: 'dayTwice' },
      ],
    ],
  ])('are refused with %s', (_what, changes, faults) => {
    expect(faultsOfHours({ ...hours, ...changes })).toEqual(faults);
  });
});
