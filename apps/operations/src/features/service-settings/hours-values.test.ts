import { hoursOfValues, valuesOfHours } from './hours-values.ts';

const hours = {
  version: 3,
  zone: 'Asia/Shanghai',
  week: [[{ from: '20:00', until: '24:00' }], [], [], [], [], [], []],
  holidays: [{ day: '2026-10-01', intervals: [] }],
};

it('the end of a day is midnight in the form, and 24:00 at the server', () => {
  const values = valuesOfHours(hours);
  expect(values.week[0]).toEqual([{ from: '20:00', until: '00:00' }]);
  expect(hoursOfValues(values).week[0]).toEqual([{ from: '20:00', until: '24:00' }]);
});

it('holidays stay as they are', () => {
  expect(hoursOfValues(valuesOfHours(hours)).holidays).toEqual(hours.holidays);
});
