import {
  profileCompleteness,
  profileFacts,
  profileNeeds,
  type PresentFacts,
  type ProfileFactKey,
} from './profile-completeness.ts';
import { profilePages } from './profile.ts';

const everything: PresentFacts = {
  name: true,
  country: true,
  location: true,
  nativeLanguage: true,
  contact: true,
  company: true,
  personalProfile: true,
  languagePair: true,
  fields: true,
  experience: true,
  avatar: true,
  background: true,
  certificate: true,
  selfEvaluation: true,
  resumeFile: true,
  languageTestPassed: true,
  realNameCertified: true,
  companyCertified: true,
  settlementMethodCertified: true,
};

function without(...keys: ProfileFactKey[]): PresentFacts {
  return { ...everything, ...Object.fromEntries(keys.map((key) => [key, false])) };
}

function keysMissing(present: PresentFacts): string[] {
  return profileCompleteness(present, 'individual').missing.map(({ key }) => key);
}

const applying: readonly ProfileFactKey[] = [
  'name',
  'country',
  'location',
  'nativeLanguage',
  'contact',
  'personalProfile',
  'languagePair',
  'background',
];
const settling: readonly ProfileFactKey[] = ['realNameCertified', 'settlementMethodCertified'];
const recommended: readonly ProfileFactKey[] = [
  'fields',
  'experience',
  'avatar',
  'certificate',
  'selfEvaluation',
  'resumeFile',
  'languageTestPassed',
];
const ofCompanies: readonly ProfileFactKey[] = ['company', 'companyCertified'];

describe('a profile', () => {
  it('with everything is complete', () => {
    expect(profileCompleteness(everything, 'company')).toEqual({
      percentage: 100,
      missing: [],
      nextStep: null,
      mayApply: true,
      maySettle: true,
    });
  });

  it('with nothing begins with the name and leads through applying, settling, the rest', () => {
    const empty = without(...profileFacts.map(({ key }) => key));
    const result = profileCompleteness(empty, 'individual');
    expect(result.percentage).toBe(0);
    expect(result.nextStep).toMatchObject({ key: 'name', page: 'information' });
    expect(result.missing.map(({ key }) => key)).toEqual([
      ...applying,
      ...settling,
      ...recommended,
    ]);
    expect(result).toMatchObject({ mayApply: false, maySettle: false });
  });

  it.each(applying)('without %s neither applies nor settles', (key) => {
    const result = profileCompleteness(without(key), 'individual');
    expect(result).toMatchObject({ mayApply: false, maySettle: false, nextStep: { key } });
  });

  it.each(settling)('without %s applies, but does not settle', (key) => {
    const result = profileCompleteness(without(key), 'individual');
    expect(result).toMatchObject({ mayApply: true, maySettle: false, nextStep: { key } });
  });

  it.each(recommended)('without %s applies and settles', (key) => {
    const result = profileCompleteness(without(key), 'individual');
    expect(result).toMatchObject({ mayApply: true, maySettle: true, nextStep: { key } });
    expect(result.percentage).toBeLessThan(100);
  });

  it.each([
    ['company', false],
    ['companyCertified', true],
  ] as const)('without %s is incomplete for a company only', (key, mayApply) => {
    expect(profileCompleteness(without(key), 'individual')).toMatchObject({
      percentage: 100,
      nextStep: null,
      mayApply: true,
      maySettle: true,
    });
    expect(profileCompleteness(without(key), 'company')).toMatchObject({
      percentage: 95,
      nextStep: { key },
      mayApply,
      maySettle: false,
    });
  });

  it('what is needed comes before what is recommended, wherever it stands in the table', () => {
    expect(keysMissing(without('avatar', 'realNameCertified', 'background'))).toEqual([
      'background',
      'realNameCertified',
      'avatar',
    ]);
  });
});

describe('the percentage', () => {
  it.each([
    ['all but the photo', without('avatar'), 98],
    ['all that applying needs', without(...settling, ...recommended), 66],
    ['all that settling needs', without(...recommended), 80],
    ['only what is recommended', without(...applying, ...settling), 20],
  ])('with %s is as weighed', (_title, present, percentage) => {
    expect(profileCompleteness(present, 'individual').percentage).toBe(percentage);
  });

  it('of a company is rounded down', () => {
    expect(profileCompleteness(without('avatar'), 'company').percentage).toBe(98);
    expect(profileCompleteness(without('name'), 'company').percentage).toBe(92);
  });
});

describe('the table of facts', () => {
  it('has each fact once, on a known page, for a known need, with both names', () => {
    const keys = profileFacts.map(({ key }) => key);
    expect(keys.toSorted()).toEqual(
      [...applying, ...settling, ...recommended, ...ofCompanies].toSorted(),
    );
    for (const { page, neededFor, weight, en, zh } of profileFacts) {
      expect(profilePages).toContain(page);
      expect(profileNeeds).toContain(neededFor);
      expect(weight).toBeGreaterThan(0);
      expect(en).toMatch(/^[A-Z][^\p{Script=Han}]+$/u);
      expect(zh).toMatch(/^[\p{Script=Han}、]+$/u);
    }
  });
});
