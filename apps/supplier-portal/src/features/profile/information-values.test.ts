import type { SupInfo } from '@tolk/contract';
import { currencyOf, informationValues } from './information-values.ts';

const unsaved: SupInfo = {
  supUserId: '0199a000-0000-7000-8000-000000000001',
  supUserAvatar: null,
  nameLocked: false,
  saved: false,
  supName: '',
  nickname: '',
  sex: '',
  birthDate: null,
  nationality: '',
  region: '',
  location: '',
  zone: 'Asia/Shanghai',
  motherTongue: '',
  languageSkills: [],
  whFieldIds: [],
  translationYears: '',
  currency: 'CNY',
  source: '',
  mediaPlatforms: [],
  other: '',
  jieGaoTime: [],
  personalProfile: '',
  partyKind: 'individual',
  companyName: '',
  findable: false,
};

it.each([
  ['Europe/Stockholm', 'SE', 'SEK'],
  ['Asia/Shanghai', 'CN', 'CNY'],
  ['Europe/Berlin', 'DE', 'EUR'],
])('a profile that is begun in %s begins in %s and %s', (zone, nationality, currency) => {
  const place = { zone, locales: ['en-US'] };
  expect(informationValues(unsaved, place)).toMatchObject({ nationality, currency });
  expect(currencyOf(unsaved, place)).toBe(currency);
});

it('what was saved stays, wherever it is opened', () => {
  const place = { zone: 'Europe/Berlin', locales: ['de-DE'] };
  const saved = { ...unsaved, saved: true, nationality: 'SE' };
  expect(informationValues(saved, place)).toMatchObject({ nationality: 'SE', currency: 'CNY' });
});
