import { holidayCountryOf, holidaysAhead, requestOf, valuesOf } from './availability-values.ts';

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
  const ahead = holidaysAhead('CN', daysOff, { today: '2026-11-26', language: 'en' });
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

it('proposes those of another country, named in the language in use', () => {
  const ahead = holidaysAhead('DE', [], { today: '2026-11-26', language: 'zh-CN' });
  expect(ahead.map(({ from }) => from)).toEqual([
    '2026-12-25',
    '2026-12-26',
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-17',
    '2027-10-03',
  ]);
  expect(ahead[0]?.note).toBe('圣诞节');
});

it.each([
  ['SE', 'Asia/Shanghai', 'SE'],
  ['', 'Europe/Berlin', 'DE'],
  [undefined, 'Asia/Shanghai', 'CN'],
  ['BR', 'America/Sao_Paulo', 'CN'],
])('of who lives in %s, by the clock of %s, those of %s come first', (lives, zone, country) => {
  expect(holidayCountryOf(lives, { zone, locales: [] })).toBe(country);
});
