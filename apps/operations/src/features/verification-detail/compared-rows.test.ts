import { comparedRows } from './compared-rows.ts';

const profile = {
  realName: '林婉清',
  sex: 'female',
  birthDate: '1990-04-17',
  companyName: 'Jihe Translation Ltd',
};

it('an ID card is compared by name and by what its number tells', () => {
  const fields = { documentType: 'idCard', name: '林婉青', number: '110105199004170026' };
  expect(comparedRows({ kind: 'realName', fields, profile })).toEqual([
    { field: 'documentType', submitted: 'idCard', profile: undefined, verdict: 'alone' },
    { field: 'name', submitted: '林婉青', profile: '林婉清', verdict: 'different' },
    { field: 'number', submitted: '110105199004170026', profile: undefined, verdict: 'alone' },
    { field: 'birthDate', submitted: '1990-04-17', profile: '1990-04-17', verdict: 'same' },
    { field: 'sex', submitted: 'female', profile: 'female', verdict: 'same' },
  ]);
});

it('a passport number tells nothing more', () => {
  const fields = { documentType: 'passport', name: '林婉清', number: 'E12345678' };
  const rows = comparedRows({ kind: 'realName', fields, profile });
  expect(rows.map(({ field }) => field)).toEqual(['documentType', 'name', 'number']);
});

it.each([
  ['jihe  translation ltd', 'same'],
  ['ＪＩＨＥ Translation Ltd', 'same'],
  ['Jihe Translations Ltd', 'different'],
])('the company %j is %s', (companyName, verdict) => {
  const [row] = comparedRows({ kind: 'company', fields: { companyName }, profile });
  expect(row?.verdict).toBe(verdict);
});

it('a company’s country is not compared with a person’s', () => {
  const fields = { country: 'CN' };
  expect(
    comparedRows({ kind: 'company', fields, profile: { ...profile, nationality: 'DE' } }),
  ).toEqual([{ field: 'country', submitted: 'CN', profile: undefined, verdict: 'alone' }]);
});

it('a settlement method is compared with the verified name, before there is one with the profile’s', () => {
  const fields = { method: 'paypal', name: 'Lin Wanqing', account: 'lin@example.com', branch: '' };
  const name = { field: 'name', submitted: 'Lin Wanqing' };
  expect(comparedRows({ kind: 'settlementMethod', fields, profile })).toEqual([
    { ...name, profile: '林婉清', verdict: 'different' },
    { field: 'account', submitted: 'lin@example.com', profile: undefined, verdict: 'alone' },
  ]);
  const verified = { ...profile, verifiedName: 'Lin Wanqing' };
  const [row] = comparedRows({ kind: 'settlementMethod', fields, profile: verified });
  expect(row).toEqual({ ...name, profile: 'Lin Wanqing', verdict: 'same' });
});
