import { screen } from '@testing-library/react';
import type { SupInfo } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { InformationForm } from './information-form.tsx';
import { addressOfFact } from '../../profile-steps/profile-facts.ts';

const info: SupInfo = {
  supUserId: '0192a7c0-0000-7000-8000-000000000001',
  supUserAvatar: null,
  supName: '',
  nickname: '',
  sex: '',
  birthDate: null,
  nationality: '',
  region: '',
  location: '',
  partyKind: 'company',
  companyName: '',
  motherTongue: '',
  languageSkills: [],
  whFieldIds: [],
  translationYears: '',
  jieGaoTime: [],
  currency: 'CNY',
  personalProfile: '',
  mediaPlatforms: [],
  source: '',
  other: '',
  findable: true,
  zone: 'Asia/Shanghai',
  nameLocked: false,
  saved: false,
};

it.each([
  ['name', 'Real name'],
  ['country', 'Country or region'],
  ['location', 'Location'],
  ['company', 'Company name'],
  ['nativeLanguage', 'Native language'],
  ['experience', 'Translation experience'],
  ['personalProfile', 'Personal profile'],
] as const)('what is missing of %s leads to the field %s', async (key, label) => {
  renderScreen(<InformationForm info={info} next={undefined} />);
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  const [path, name] = addressOfFact({ key, page: 'information' }).split('#');
  expect(path).toBe('/personalcenter/basicinformation');
  expect(field).toHaveAttribute('name', name);
});

const name = { key: 'name', page: 'information', label: 'your real name' } as const;
const background = { key: 'background', page: 'resume', label: 'education' } as const;

it.each([
  ['a field of the form that is not saved yet', false, name, false],
  ['a field of the form that was saved', true, name, true],
  ['another page before the form is saved', false, background, true],
])('the next step that is %s', (_what, saved, next, isShown) => {
  renderScreen(<InformationForm info={{ ...info, saved }} next={next} />);
  const steps = screen.queryAllByRole('link', { name: `Next: ${next.label}` });
  expect(steps).toHaveLength(isShown ? 1 : 0);
});

it('what has several fields leads to its part of the page', () => {
  expect(addressOfFact({ key: 'languagePair', page: 'information' })).toBe(
    '/personalcenter/basicinformation#output',
  );
  expect(addressOfFact({ key: 'background', page: 'resume' })).toBe(
    '/personalcenter/myresume#education',
  );
});
