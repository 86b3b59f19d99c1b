import type { ResponseOf, calls } from '@tolk/contract';
import { appealFixture, type AppealFixture } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
type Items = ResponseOf<typeof calls.supinterface.dictionaries.getDictData>;
let market: Market;
let appeals: AppealFixture;

beforeAll(async () => {
  market = await openMarket(tolk);
  appeals = appealFixture(tolk, market);
});

const offered = () =>
  dataOf(tolk.caller().call<Items>('/supinterface/getDictData', { dictType: 'appealType' }));

async function change(value: string, hidden: boolean): Promise<void> {
  const staff = await addStaffMember(tolk, 'reviewer');
  const entry = {
    dictType: 'appealType',
    value,
    en: `About ${value}`,
    zh: `关于 ${value}`,
    hidden,
  };
  await dataOf(staff.call('/opsinterface/setDictionaryEntry', entry));
}

it('the dictionary offers what an appeal can be about', async () => {
  const values = (await offered()).map(({ value }) => value);
  expect(values).toEqual([
    'quality',
    'late',
    'not-delivered',
    'scope',
    'payment',
    'conduct',
    'other',
  ]);
  const order = await market.start();
  const id = await appeals.open(order, 'client', { appealType: 'not-delivered' });
  expect((await appeals.detail('client', id)).appealType).toBe('not-delivered');
});

it('a type that staff add can be appealed about, and one that they hide can’t', async () => {
  const order = await market.start();
  const appeal = (appealType: string) => appeals.appeal(order, 'client', { appealType });
  expect(await appeal('absence')).toMatchObject({
    code: 422,
    data: { fields: { appealType: 'Choose one of the options.' } },
  });
  await change('conduct', true);
  expect((await appeal('conduct')).code).toBe(422);
  await change('absence', false);
  const { projectOrderAppealId } = await dataOf(appeal('absence'));
  await change('absence', true);
  expect((await appeals.detail('supplier', projectOrderAppealId)).appealType).toBe('absence');
});
