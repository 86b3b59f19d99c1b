import { randomUUID } from 'node:crypto';
import type { ListedSupplier, SupplierList } from '@tolk/contract';
import { HOUR, addMs } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { outputForm } from '../../../test/support/profile-forms.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { makeReady } from '../../../test/support/ready-supplier.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { jobPage } from '../../http/pages/job-page.ts';
import { recruitingParts, recruitingPostings } from '../postings/recruiting-repository.ts';

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

  it('is named with the suppliers in it, to its client alone, in the search and the resume', async () => {
    const { supplierListId } = await dataOf(save({ name: 'Medicine' }));
    const law = await dataOf(save({ name: 'Law' }));
    const { personId } = market.supplier;
    const savedIn = async (by: TestPerson) => {
      type Found = { list: { supUserId: string; savedIn: string[] }[] };
      const search = { pageSize: 100 };
      const { list } = await dataOf(by.call<Found>('/clientinterface/searchSuppliers', search));
      const asked = { supUserId: personId };
      const path = '/clientinterface/getSupResumeData';
      const resume = await dataOf(by.call<{ savedIn: string[] }>(path, asked));
      return [list.find(({ supUserId }) => supUserId === personId)?.savedIn, resume.savedIn];
    };
    expect(await savedIn(client)).toEqual([[], []]);
    for (const id of [supplierListId, law.supplierListId]) {
      await dataOf(set(id, personId, true));
    }
    const both = ['Law', 'Medicine'];
    expect(await savedIn(client)).toEqual([both, both]);
    expect(await savedIn(market.client)).toEqual([[], []]);
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

describe('a posting that a list is asked about first', () => {
  const name = 'Charter of a tea house';
  let other: TestPerson;
  let list: string;

  beforeEach(async () => {
    other ??= await anotherSupplier();
    const { supplierListId } = await dataOf(save({ name: `List ${randomUUID()}` }, market.client));
    list = supplierListId;
    await dataOf(set(list, market.supplier.personId, true, market.client));
  });

  async function anotherSupplier(): Promise<TestPerson> {
    const person = await signUp(tolk, 'supplier');
    await makeReady(tolk, person.personId);
    const search = { sourceLanguage: 'zh-CN', targetLanguage: 'en' };
    const path = '/supinterface/addSavedSearch';
    await dataOf(person.call(path, { name: 'Mine', filter: search, alert: 'now' }));
    return person;
  }
  const publish = (askedFirst: object) => market.publish({ projectName: name, askedFirst });
  const inHall = async () => {
    const path = '/supinterface/getProjectReleaseInforList';
    type Hall = { list: { projectReleaseInforId: string }[] };
    const { list: rows } = await dataOf(tolk.caller().call<Hall>(path, { search: name }));
    return rows.map(({ projectReleaseInforId }) => projectReleaseInforId);
  };
  const counted = async () => {
    type Count = { value: string; count: number };
    const states = await dataOf(tolk.caller().call<Count[]>('/supinterface/getTaskStateData', {}));
    return states.find(({ value }) => value === 'recruiting')?.count ?? 0;
  };
  const inSitemap = async () => {
    const { db } = tolk.app.deps;
    const parts = await recruitingParts(db);
    const rows = await Promise.all(parts.map((part) => recruitingPostings(db, part)));
    return rows.flat().map(({ id }) => id);
  };
  const fitting = async (person: TestPerson) => {
    const path = '/supinterface/getFittingPostings';
    type Fitting = { list: { projectReleaseInforId: string }[] };
    const { list: rows } = await dataOf(person.call<Fitting>(path, { search: name }));
    return rows.map(({ projectReleaseInforId }) => projectReleaseInforId);
  };
  const detail = (person: TestPerson, projectReleaseInforId: string) =>
    person.call<{ askedFirstUntil: string | null; releaseDate: string }>(
      '/supinterface/getProjectReleaseInforDetail',
      { projectReleaseInforId },
    );
  const applied = async (person: TestPerson, projectReleaseInforId: string) => {
    const form = { projectReleaseInforId, content: 'Gladly.', expectedPrice: 150_00 };
    return (await person.call('/supinterface/addProjectApplicationJL', form)).code;
  };
  const told = async (person: TestPerson, kind: string) => {
    await tolk.settle();
    const rows = await tolk.app.deps.db
      .selectFrom('notification')
      .select('path')
      .where('person_id', '=', person.personId)
      .where('kind', '=', kind)
      .execute();
    return rows.map(({ path }) => path.replace(/.*=/, ''));
  };
  const openToAll = (projectReleaseInforId: string, by = market.client) =>
    by.call('/clientinterface/openPositionToAll', { projectReleaseInforId });

  it('is there for the list alone, which is told, until its time is over', async () => {
    const before = await counted();
    const id = await publish({ supplierListId: list, hours: 4 });
    expect(await told(market.supplier, 'postingAskedFirst')).toContain(id);
    expect(await told(other, 'postingAskedFirst')).toEqual([]);
    expect(await told(other, 'savedSearchNow')).not.toContain(id);
    const everywhere = [await inHall(), await inSitemap(), await fitting(other)];
    for (const ids of everywhere) expect(ids).not.toContain(id);
    expect(await counted()).toBe(before);
    expect(await jobPage(tolk.app.deps, id, 'en')).toBeNull();
    expect((await detail(other, id)).code).toBe(404);
    expect(await applied(other, id)).toBe(404);
    const { askedFirstUntil } = (await detail(market.supplier, id)).data;
    const left = Date.parse(askedFirstUntil ?? '') - tolk.clock.now().getTime();
    expect(left / HOUR).toBeCloseTo(4, 1);
    expect(await applied(market.supplier, id)).toBe(0);
    tolk.clock.advance(4 * HOUR);
    expect(await told(other, 'savedSearchNow')).toContain(id);
    const after = [await inHall(), await inSitemap(), await fitting(other)];
    for (const ids of after) expect(ids).toContain(id);
    expect(await jobPage(tolk.app.deps, id, 'en')).not.toBeNull();
    const open = (await detail(other, id)).data;
    expect(open.askedFirstUntil).toBeNull();
    // As if just published.
    expect(Date.parse(open.releaseDate)).toBeGreaterThanOrEqual(Date.parse(askedFirstUntil ?? ''));
    expect(await applied(other, id)).toBe(0);
  });

  it('opens at once when its client wants it to, and only theirs', async () => {
    const id = await publish({ supplierListId: list, hours: 24 });
    expect((await openToAll(id, client)).code).toBe(404);
    await dataOf(openToAll(id));
    expect(await inHall()).toContain(id);
    expect((await openToAll(id)).code).toBe(409);
  });

  it('needs a list of the client’s with somebody in it, and time to apply after it', async () => {
    const empty = await dataOf(save({ name: `Empty ${randomUUID()}` }, market.client));
    const foreign = await dataOf(save({ name: 'Law' }));
    const fields = async (askedFirst: object, more: object = {}) => {
      const form = market.postingForm({ askedFirst, ...more });
      const { code, data } = await market.client.call<{ fields?: object }>(
        '/clientinterface/addPositionProject',
        form,
      );
      return [code, Object.keys(data.fields ?? {})];
    };
    const { supplierListId } = empty;
    expect(await fields({ supplierListId, hours: 4 })).toEqual([422, ['askedFirstList']]);
    const others = { supplierListId: foreign.supplierListId, hours: 4 };
    expect(await fields(others)).toEqual([422, ['askedFirstList']]);
    const deadline = addMs(tolk.clock.now(), 24 * HOUR).toISOString();
    const late = { supplierListId: list, hours: 24 };
    expect(await fields(late, { deadline })).toEqual([422, ['askedFirstHours']]);
  });
});
