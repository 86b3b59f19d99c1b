import {
  checkRegistrationNumber,
  companyNumberKindsOf,
  isWrittenAsCompanyNumber,
} from './company-number.ts';

describe('the number of a company', () => {
  it.each([
    ['CN', ['creditCode']],
    ['HK', ['registrationNumber', 'vatNumber']],
    ['DE', ['registrationNumber', 'vatNumber']],
  ])('in %s is one of %j', (country, kinds) => {
    expect(companyNumberKindsOf(country)).toEqual(kinds);
  });

  it.each([
    'HRB 86891 B',
    'SC123456',
    'DE 136695976',
    'CHE-123.456.789 MWST',
    '５５２ １００ ５５４',
    '0401-01-123456',
    '1234',
  ])('outside China may be %s', (text) => {
    expect(checkRegistrationNumber(text)).toBeNull();
  });

  it.each([
    ['123', 'length'],
    ['1'.repeat(33), 'length'],
    ['', 'length'],
    ['HRB_86891', 'characters'],
    ['注册号 12345', 'characters'],
    ['GMBH-BERLIN', 'digits'],
    ['-./-', 'digits'],
  ])('outside China is not %s: %s', (text, problem) => {
    expect(checkRegistrationNumber(text)).toBe(problem);
  });

  it('has no blanks once it is normalized', () => {
    expect(isWrittenAsCompanyNumber('HRB86891')).toBe(true);
    expect(isWrittenAsCompanyNumber('HRB 86891')).toBe(false);
  });
});
