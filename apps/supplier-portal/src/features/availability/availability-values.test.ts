import { holidaysAhead, requestOf, valuesOf } from './availability-values.ts';

const names = {
  newYear: 'New Year’s Day',
  springFestival: 'Spring Festival',
  tombSweeping: 'Qingming',
  labourDay: 'Labour Day',
  dragonBoat: 'Dragon Boat Festival',
  midAutumn: 'Mid-Autumn Festival',
  nationalDay: 'National Day',
};
const unset = {
  zone: '',
  week: [[], [], [], [], [], [], []],
  daysOff: [],
  noticeHours: 0,
  isPublic: false,
  version: 0,
  freeDays: [],
  booked: [],
};

it('proposes the usual week to who has none, and sends the end of a day as 24:00', () => {
  const values = valuesOf(unset);
  expect(values.week[0]?.map(({ from }) => from)).toEqual(['09:00', '13:00']);
  expect(values.week[6]).toEqual([]);
  const evening = { ...values, week: [[{ from: '20:00', until: '00:00' }]] };
  expect(requestOf(evening, 0).week).toEqual([[{ from: '20:00', until: '24:00' }]]);
});

it('proposes the holidays ahead that are no days off yet', () => {
  const daysOff = [{ from: '2027-02-01', until: '2027-02-14', note: '' }];
  const ahead = holidaysAhead(daysOff, '2026-11-26', names);
  expect(ahead.map(({ from }) => from)).toEqual([
    '2027-01-01',
    '2027-04-05',
    '2027-05-01',
    '2027-06-09',
    '2027-09-15',
    '2027-10-01',
  ]);
  expect(ahead[0]?.note).toBe('New Year’s Day');
});
