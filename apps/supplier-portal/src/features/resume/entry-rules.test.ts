import { setLanguage } from '@tolk/i18n';
import { certificateRules, employmentRules } from './entry-rules.ts';

beforeAll(() => setLanguage('en'));

const work = {
  company: 'Nordlys Energi',
  occupation: 'Translator',
  startMonth: '2019-09',
  endMonth: '2021-03',
  untilToday: false,
  description: '',
};

it.each([
  ['a closed period', work, true],
  ['an open end', { ...work, endMonth: '', untilToday: true }, true],
  ['an end in the month of the start', { ...work, endMonth: '2019-09' }, true],
  ['an end before the start', { ...work, endMonth: '2019-08' }, false],
  ['neither an end nor until today', { ...work, endMonth: '' }, false],
  ['no start', { ...work, startMonth: '' }, false],
  ['a thirteenth month', { ...work, startMonth: '2019-13' }, false],
  ['a month in words', { ...work, startMonth: 'Sept 2019' }, false],
  ['no company', { ...work, company: ' ' }, false],
])('employment with %s fits: %#', async (_title, values, fits) => {
  expect(await employmentRules.isValid(values)).toBe(fits);
});

it('a certificate may leave level and month open', async () => {
  const values = { language: 'en', certificate: 'CATTI', level: '', issuedMonth: '' };
  expect(await certificateRules.isValid(values)).toBe(true);
  expect(await certificateRules.isValid({ ...values, language: null })).toBe(false);
});
