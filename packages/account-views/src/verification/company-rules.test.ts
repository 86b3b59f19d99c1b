import type { Company } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import {
  companyRequest,
  companyRules,
  companyValues,
  type CompanyValues,
} from './company-rules.ts';

const licence = { fileId: 'f1', fileName: 'licence.jpg', fileSize: 1 };
const chinese: CompanyValues = {
  country: 'CN',
  companyName: 'Tolk Language Services',
  numberKind: 'creditCode',
  creditCode: '9144030071526726XG',
  legalRepresentative: 'Zhou Mingyuan',
  licence: [licence],
};

async function messagesOf(changes: Partial<CompanyValues>) {
  return companyRules.validate({ ...chinese, ...changes }, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path?: string; message: string }[] }) =>
      error.inner.map(({ path, message }) => `${path ?? ''}: ${message}`),
  );
}

beforeEach(() => setLanguage('en'));

describe('the rules of a company certification', () => {
  it.each<[Partial<CompanyValues>, string[]]>([
    [{}, []],
    [{ creditCode: '91350211' }, ['creditCode: A unified social credit code has 18 characters.']],
    [{ country: 'DE', creditCode: '91350211' }, []],
    [{ country: 'DE', numberKind: 'vatNumber', creditCode: 'DE 129273398' }, []],
    [{ country: 'DE', creditCode: '12' }, ['creditCode: This number has 4 to 32 characters.']],
    [
      { country: 'DE', creditCode: 'HRB_86891' },
      ['creditCode: Use letters, digits, dots, dashes and slashes only.'],
    ],
    [{ country: 'DE', creditCode: 'HRB-B' }, ['creditCode: This number has at least one digit.']],
    [{ country: null }, ['country: Fill this in.']],
    [{ licence: [] }, ['licence: Add a photo of the document.']],
  ])('say of %j %j', async (changes, expected) => {
    expect(await messagesOf(changes)).toEqual(expected);
  });
});

describe('the form of a company', () => {
  const nothing = {
    companyName: '',
    country: '',
    numberKind: 'creditCode',
    creditCode: '',
    legalRepresentative: '',
    licence: null,
  } as unknown as Company;
  const berlin = { zone: 'Europe/Berlin', locales: ['en-GB'] };

  const known = { companyName: 'Nordhaus', nationality: '' };

  it.each([
    ['the company that was sent before', { country: 'AT' }, 'NO', 'AT'],
    ['the information that was saved', {}, 'NO', 'NO'],
    ['the browser’s place', {}, '', 'DE'],
  ])('begins with the country of %s', (_where, company, nationality, expected) => {
    expect(
      companyValues({ ...nothing, ...company }, { ...known, nationality }, berlin),
    ).toMatchObject({ companyName: 'Nordhaus', country: expected });
  });

  it.each([
    ['in China is the credit code', 'CN', '9144030071526726XG', '9144030071526726XG'],
    ['that can’t be a credit code is none', 'CN', '12345', ''],
    ['elsewhere is no registration number', 'NO', '9144030071526726XG', ''],
  ])('the tax number %s', (_what, nationality, taxNumber, expected) => {
    const { creditCode } = companyValues(nothing, { ...known, nationality, taxNumber }, berlin);
    expect(creditCode).toBe(expected);
  });

  it('can be sent where a server of before says neither country nor kind of number', () => {
    const { country: _country, numberKind: _kind, ...company } = chinese;
    const before = { ...company, licence: { ...licence, type: 'image/jpeg' } } as unknown;
    const values = companyValues(before as Company, known, berlin);
    expect(values).toMatchObject({ country: 'CN', numberKind: 'creditCode' });
    expect(companyRequest({ ...values, licence: [licence] })).toMatchObject({
      creditCode: chinese.creditCode,
    });
  });

  it('is sent for China as it always was', () => {
    expect(companyRequest(chinese)).toEqual({
      companyName: 'Tolk Language Services',
      creditCode: '9144030071526726XG',
      legalRepresentative: 'Zhou Mingyuan',
      licenceId: 'f1',
    });
  });

  it.each([
    ['creditCode', 'registrationNumber'],
    ['vatNumber', 'vatNumber'],
  ] as const)('whose choice was %s is sent for another country as %s', (numberKind, sent) => {
    const values = { ...chinese, country: 'DE', numberKind, creditCode: 'DE129273398' };
    expect(companyRequest(values)).toMatchObject({ country: 'DE', numberKind: sent });
  });
});
