import { setLanguage } from '@tolk/i18n';
import { rulesFor } from './method-rules.ts';

beforeAll(() => setLanguage('en'));

const bank = { province: '310000', city: '310100', bank: 'icbc', branch: 'Nanjing East Road' };
const card = { idNumber: '11010519491231002X', cardNumber: '6222021234567890128', ...bank };

type Method = Parameters<typeof rulesFor>[0];

async function problems(
  method: Method,
  values: object,
  { idKnown = false, codeKnown = false } = {},
): Promise<string[]> {
  const rules = rulesFor(method, { idKnown, codeKnown }) as {
    validate: (values: object, options: { abortEarly: boolean }) => Promise<unknown>;
  };
  return rules.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path: string }[] }) => error.inner.map(({ path }) => path).sort(),
  );
}

it.each([
  ['personalCard', card, []],
  ['personalCard', { ...card, idNumber: '110105194912310021' }, ['idNumber']],
  ['personalCard', { ...card, cardNumber: '4111111111111111' }, ['cardNumber']],
  ['personalCard', { ...card, cardNumber: '6222021234567890127' }, ['cardNumber']],
  ['personalCard', { ...card, bank: 'ccb' }, ['bank']],
  ['personalCard', { ...card, cardNumber: '6200000000000005', bank: 'ccb' }, []],
  ['personalCard', { ...card, bank: null, branch: '' }, ['bank', 'branch']],
  ['paypal', { name: 'Lin Wanqing', account: 'lin@example.com' }, []],
  ['paypal', { name: '', account: 'lin' }, ['account', 'name']],
  ['payoneer', { name: 'Lin Wanqing', account: '30012345' }, []],
  ['payoneer', { name: 'Lin Wanqing', account: 'thirty' }, ['account']],
  [
    'corporateCard',
    {
      companyName: '通译',
      creditCode: '91350100M000100Y43',
      account: '1001244319006543210',
      ...bank,
    },
    [],
  ],
  [
    'corporateCard',
    { companyName: '通译', creditCode: '91350100M000100Y44', account: '12', ...bank },
    ['account', 'creditCode'],
  ],
] as const)('%s %#', async (method, values, expected) => {
  expect(await problems(method, values)).toEqual(expected);
});

it('the number of a verified ID card is not asked for again', async () => {
  const { idNumber: _known, ...rest } = card;
  expect(await problems('personalCard', rest)).toEqual(['idNumber']);
  expect(await problems('personalCard', rest, { idKnown: true })).toEqual([]);
});

it('the credit code of a verified company is not asked for again', async () => {
  const account = { companyName: '通译', account: '1001244319006543210', ...bank };
  expect(await problems('corporateCard', account)).toEqual(['creditCode']);
  expect(await problems('corporateCard', account, { codeKnown: true })).toEqual([]);
});
