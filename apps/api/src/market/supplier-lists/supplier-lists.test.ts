import { randomUUID } from 'node:crypto';
import type { ListedSupplier, SupplierList } from '@tolk/contract';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { outputForm } from '../../../test/support/profile-forms.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
/** With no list yet. */
let client: TestPerson;

beforeEach(async () => {
  market ??= await openMarket(tolk);
  client = await signUp(tolk, 'client');
});

const save = (form: object, by = client) =>
  by.call<SupplierList>('/clientinterface/saveSupplierList', form);
const lists = (request: object = {}, by = client) =>
  dataOf(by.call<SupplierList[]>('/clientinterface/getSupplierLists', request));
const set = (supplierListId: string, supUserId: string, listed: boolean, by = client) =>
  by.call<SupplierList>('/clientinterface/setSupplierListed', {
    supplierListId,
    supUserId,
    listed,
  });
const within = (supplierListId: string, by = client) =>
  by.call<{ total: number; list: ListedSupplier[] }>('/clientinterface/getListedSuppliers', {
    supplierListId,
  });

describe('a list of suppliers', () => {
  it('is made, renamed and deleted; names are told apart whatever their case', async () => {
    const { supplierListId } = await dataOf(save({ name: ' Law ' }));
    await dataOf(save({ name: 'Medicine' }));
    expect(await lists()).toMatchObject([
      { name: 'Law', suppliers: 0, holds: false },
      { name: 'Medicine' },
    ]);
    const taken = await save({ name: 'law' });
    expect([taken.code, taken.data]).toEqual([
      422,
      { fields: { name: 'You have a list of this name. Choose another one.' } },
    ]);
    expect((await save({ supplierListId, name: 'MEDICINE' })).code).toBe(422);
    await dataOf(save({ supplierListId, name: 'LAW' }));
    expect((await lists()).map(({ name }) => name)).toEqual(['LAW', 'Medicine']);
    await dataOf(client.call('/clientinterface/delSupplierList', { supplierListId }));
    expect((await lists()).map(({ name }) => name)).toEqual(['Medicine']);
  });

  it('holds each supplier once, and says of one which lists hold them', async () => {
    const { supplierListId } = await dataOf(save({ name: 'Law' }));
    await dataOf(save({ name: 'Medicine' }));
    const { personId } = market.supplier;
    await dataOf(set(supplierListId, personId, true));
    expect(await dataOf(set(supplierListId, personId, true))).toMatchObject({
      suppliers: 1,
      holds: true,
    });
    expect((await lists({ supUserId: personId })).map(({ holds }) => holds)).toEqual([true, false]);
    expect(await dataOf(within(supplierListId))).toMatchObject({
      total: 1,
      list: [{ supUserId: personId, completedOrders: 0, rating: { average: null, count: 0 } }],
    });
    expect(await dataOf(set(supplierListId, personId, false))).toMatchObject({ suppliers: 0 });
    expect(await dataOf(within(supplierListId))).toEqual({ total: 0, list: [] });
  });

  it('shows what a supplier offers for as long as the client may read it', async () => {
    const { supplierListId } = await dataOf(save({ name: 'Law' }));
    const { personId } = market.supplier;
    await dataOf(set(supplierListId, personId, true));
    const { sourceLanguage, targetLanguage } = outputForm;
    expect(await dataOf(within(supplierListId))).toMatchObject({
      list: [{ outputs: [{ sourceLanguage, targetLanguage }] }],
    });
    const findable = (is: boolean) =>
      tolk.app.deps.db
        .updateTable('supplier_profile')
        .set({ findable: is })
        .where('person_id', '=', personId)
        .execute();
    await findable(false);
    expect(await dataOf(within(supplierListId))).toMatchObject({
      list: [{ supUserId: personId, outputs: [], passedTests: [] }],
    });
    await findable(true);
  });

  it('takes nobody whose resume the client may not read', async () => {
    const { supplierListId } = await dataOf(save({ name: 'Law' }));
    const hidden = await signUp(tolk, 'supplier');
    expect((await set(supplierListId, hidden.personId, true)).code).toBe(404);
    expect((await set(supplierListId, randomUUID(), true)).code).toBe(404);
  });

  it('is absent for every other client', async () => {
    const { supplierListId } = await dataOf(save({ name: 'Law' }));
    const other = market.client;
    expect((await within(supplierListId, other)).code).toBe(404);
    expect((await save({ supplierListId, name: 'Mine' }, other)).code).toBe(404);
    expect((await set(supplierListId, market.supplier.personId, true, other)).code).toBe(404);
    const del = await other.call('/clientinterface/delSupplierList', { supplierListId });
    expect(del.code).toBe(404);
    expect(await lists()).toHaveLength(1);
  });

  it('is one of twenty at most, in two tabs at once too', async () => {
    for (let count = 1; count <= 19; count += 1) await dataOf(save({ name: `List ${count}` }));
    const both = await Promise.all([save({ name: 'One more' }), save({ name: 'And another' })]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1508]);
    expect(await lists()).toHaveLength(20);
  });
});
