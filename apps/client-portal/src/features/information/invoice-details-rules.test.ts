import { setLanguage } from '@tolk/i18n';
import { invoiceDetailsRules } from './invoice-details-rules.ts';

beforeAll(() => setLanguage('en'));

const filled = {
  address: '上海市徐汇区漕溪北路 88 号',
  phone: '021-5555 0100',
  bank: '招商银行',
  bankAccount: '1219 0801 2310 801',
  email: 'invoices@jihe.example',
};

/** The fields that are marked, in the order of the form. */
async function wrongIn(values: Partial<typeof filled>): Promise<string[]> {
  const form = { ...filled, ...values };
  const found = await invoiceDetailsRules
    .validate(form, { abortEarly: false })
    .then(() => [])
    .catch(({ inner }: { inner: { path?: string }[] }) => inner.map(({ path = '' }) => path));
  return found.toSorted((one, other) => one.localeCompare(other));
}

it('everything may be left out, and what is filled in is what it says', async () => {
  expect(await wrongIn({})).toEqual([]);
  const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, '']));
  expect(await wrongIn(empty)).toEqual([]);
});

it('all that is wrong is marked at once', async () => {
  const wrong = { phone: 'abc', bankAccount: '12ab', email: 'invoices' };
  expect(await wrongIn(wrong)).toEqual(['bankAccount', 'email', 'phone']);
});
