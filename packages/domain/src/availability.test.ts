import { clashesOf, faultsOfCalendar, freeDays, type WorkCalendar } from './availability.ts';
import { statutoryHolidays } from './statutory-holidays.ts';

const workday = [
  { from: '09:00', until: '12:00' },
  { from: '13:00', until: '18:00' },
];
/** Monday to Friday in Berlin, two days off in December, asked for a day before. */
const calendar: WorkCalendar = {
  zone: 'Europe/Berlin',
  week: [workday, workday, workday, workday, workday, [], []],
  daysOff: [{ from: '2026-12-02', until: '2026-12-03' }],
  noticeHours: 24,
};
/** A Monday, 10:00 in Berlin. */
const now = new Date('2026-11-30T09:00:00Z');
const stretch = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });

describe('what speaks against a booking', () => {
  it.each([
    ['2026-12-04T08:00:00Z', '2026-12-04T11:00:00Z', []],
    // The last hour of the second day off, in Berlin; the same moment is Friday in Shanghai.
    ['2026-12-03T16:00:00Z', '2026-12-03T17:00:00Z', ['dayOff']],
    ['2026-12-03T22:00:00Z', '2026-12-03T23:00:00Z', ['dayOff', 'outsideHours']],
    ['2026-12-03T23:00:00Z', '2026-12-04T00:00:00Z', ['outsideHours']],
    // Across the lunch break, and on a Saturday.
    ['2026-12-04T10:00:00Z', '2026-12-04T13:00:00Z', ['outsideHours']],
    ['2026-12-05T09:00:00Z', '2026-12-05T10:00:00Z', ['outsideHours']],
    // A minute too soon, and just in time.
    ['2026-12-01T08:59:00Z', '2026-12-01T10:00:00Z', ['shortNotice']],
    ['2026-12-01T09:00:00Z', '2026-12-01T10:00:00Z', []],
  ] as const)('from %s to %s: %j', (start, end, clashes) => {
    expect(clashesOf(calendar, [], stretch(start, end), now)).toEqual(clashes);
  });

  it('a booking that ends when the other begins is in nobody’s way', () => {
    const booked = [stretch('2026-12-04T08:00:00Z', '2026-12-04T09:00:00Z')];
    const next = stretch('2026-12-04T09:00:00Z', '2026-12-04T10:00:00Z');
    expect(clashesOf(calendar, booked, next, now)).toEqual([]);
    const over = stretch('2026-12-04T08:59:00Z', '2026-12-04T10:00:00Z');
    expect(clashesOf(calendar, booked, over, now)).toEqual(['booked']);
  });

  it('nobody works for longer than a booking lasts, whatever their hours', () => {
    const always = Array.from({ length: 7 }, () => [{ from: '00:00', until: '24:00' }]);
    const day = { ...calendar, week: always };
    const [longest, longer] = ['2026-12-05T16:00:00Z', '2026-12-05T16:00:01Z'] as const;
    const from = '2026-12-05T00:00:00Z';
    expect(clashesOf(day, [], stretch(from, longest), now)).toEqual([]);
    expect(clashesOf(day, [], stretch(from, longer), now)).toEqual(['outsideHours']);
  });

  it('who keeps no calendar is only ever booked', () => {
    const night = stretch('2026-12-05T01:00:00Z', '2026-12-05T02:00:00Z');
    expect(clashesOf(null, [], night, now)).toEqual([]);
    expect(clashesOf(null, [night], night, now)).toEqual(['booked']);
  });
});

describe('the next free days', () => {
  it('leave out days off, weekends, notice and days with a booking', () => {
    const booked = [stretch('2026-12-08T15:00:00Z', '2026-12-08T16:00:00Z')];
    expect(freeDays(calendar, booked, now)).toEqual([
      '2026-12-04',
      '2026-12-07',
      '2026-12-09',
      '2026-12-10',
      '2026-12-11',
    ]);
  });

  it('are none where nobody works', () => {
    expect(freeDays({ ...calendar, week: [[], [], [], [], [], [], []] }, [], now)).toEqual([]);
  });
});

it('says what is wrong with a calendar, field by field', () => {
  const daysOff = [
    { from: '2026-12-24', until: '2026-12-31' },
    { from: '2026-12-31', until: '2027-01-01' },
    { from: '2027-02-30', until: '2027-03-01' },
    { from: '2027-05-02', until: '2027-05-01' },
    { from: '2027-06-01', until: '2028-06-01' },
  ];
  const week = [[{ from: '18:00', until: '09:00' }], ...calendar.week.slice(1)];
  expect(faultsOfCalendar({ ...calendar, zone: 'Berlin', week, daysOff })).toEqual([
    { field: 'zone', fault: 'zone' },
    { field: 'week.0', fault: 'order' },
    { field: 'daysOff.1', fault: 'rangeOverlap' },
    { field: 'daysOff.2', fault: 'day' },
    { field: 'daysOff.3', fault: 'rangeOrder' },
    { field: 'daysOff.4', fault: 'rangeOrder' },
  ]);
});

it('thirteen days of a year are holidays by law, and one less where two of them meet', () => {
  const days = (year: string) =>
    statutoryHolidays
      .filter(({ from }) => from.startsWith(year))
      .reduce(
        (sum, { from, until }) => sum + Number(until.slice(8)) - Number(from.slice(8)) + 1,
        0,
      );
  expect(['2026', '2027', '2028', '2029', '2030'].map(days)).toEqual([13, 13, 12, 13, 13]);
});
