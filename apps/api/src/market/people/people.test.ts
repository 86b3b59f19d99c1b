import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { makePdf } from '../../../test/support/make-pdf.ts';
import { mayDownload } from '../../../test/support/may-download.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { makeReady } from '../../../test/support/ready-supplier.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
type Found = ResponseOf<typeof calls.clientinterface.people.searchSuppliers>;
type Notes = ResponseOf<typeof calls.clientinterface.people.getSupEvaluateList>;

let market: Market;
let other: TestPerson;

beforeAll(async () => {
  market = await openMarket(tolk);
  other = await signUp(tolk, 'supplier');
  await makeReady(tolk, other.personId);
  await offer(other, { source_language: 'fr', target_language: 'en', unit_price: 90_00 });
  await change(other, { fields: ['medicine'], translation_years: '10-20' });
  await tolk.app.deps.db
    .updateTable('personal_information')
    .set({ location: '广州市天河区', region: '440100', nationality: 'CN' })
    .where('person_id', '=', other.personId)
    .execute();
  await tolk.app.deps.db
    .updateTable('person')
    .set({ name: 'Claire Moreau' })
    .where('id', '=', other.personId)
    .execute();
});

beforeEach(async () => {
  await tolk.app.deps.db.updateTable('supplier_profile').set({ findable: false }).execute();
  for (const person of [market.supplier, other]) await change(person, { findable: true });
});

/** Somebody to be found who offers nothing but this. */
async function newSupplier(...outputs: Parameters<typeof offer>[1][]): Promise<TestPerson> {
  const person = await signUp(tolk, 'supplier');
  await makeReady(tolk, person.personId);
  await tolk.app.deps.db
    .deleteFrom('supplier_output')
    .where('person_id', '=', person.personId)
    .execute();
  for (const output of outputs) await offer(person, output);
  await change(person, { findable: true });
  return person;
}

async function change(person: TestPerson, values: Record<string, unknown>): Promise<void> {
  await tolk.app.deps.db
    .updateTable('supplier_profile')
    .set(values)
    .where('person_id', '=', person.personId)
    .execute();
}

/** The file becomes one of the supplier's education. */
async function putIntoEntry({ personId }: TestPerson, fileId: string): Promise<void> {
  const { db } = tolk.app.deps;
  const { id } = await db
    .selectFrom('education')
    .select('id')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('resume_file')
    .values({ file_id: fileId, education_id: id, position: 0 })
    .execute();
}

/** A language pair, younger than each one before it: lists stand in the order of creation. */
async function offer(
  { personId }: TestPerson,
  row: {
    source_language: string;
    target_language: string;
    unit_price: number;
    project_type?: 'translation' | 'interpretation';
  },
) {
  tolk.clock.advance(1);
  await tolk.app.deps.db
    .insertInto('supplier_output')
    .values({
      id: randomUUID(),
      person_id: personId,
      project_type: 'translation',
      words_per_day: 2_000,
      words_per_week: 9_000,
      currency: 'CNY',
      unit: 'thousand-characters',
      created_at: tolk.clock.now(),
      ...row,
    })
    .execute();
}

/** What the market's postings ask for. */
const pair = { source_language: 'zh-CN', target_language: 'en' };

const search = (filter: object = {}) =>
  dataOf(market.client.call<Found>('/clientinterface/searchSuppliers', filter));
const namesOf = ({ list }: Found) =>
  list.map(({ supUserId }) => (supUserId === other.personId ? 'other' : 'first'));

describe('the search for suppliers', () => {
  it.each<[string, object, string[]]>([
    ['a pair that one offers', { sourceLanguage: 'fr', targetLanguage: 'en' }, ['other']],
    ['a pair that nobody offers', { sourceLanguage: 'en', targetLanguage: 'fr' }, []],
    ['a field', { whFieldId: 'law' }, ['first']],
    ['a city', { region: '310100' }, ['first']],
    ['a province', { region: '440000' }, ['other']],
    ['a rate', { rateTo: 100_00 }, ['other']],
    ['a rate in a pair', { sourceLanguage: 'zh-CN', rateTo: 100_00 }, []],
    ['a test in a pair', { sourceLanguage: 'fr', targetLanguage: 'en', tested: true }, []],
    ['certified names', { verified: true }, ['first']],
    ['a name', { search: 'moreau' }, ['other']],
    ['a place in Chinese', { search: '天河' }, ['other']],
    ['a text of the profile', { search: 'legal translations', whFieldId: 'law' }, ['first']],
    ['the real name behind another one', { search: 'Li Wen' }, []],
    ['signs alone', { search: '??' }, []],
    ['experience', { sort: 'experience' }, ['other', 'first']],
    ['price', { sort: 'rate' }, ['other', 'first']],
  ])('by %s', async (_what, filter, names) => {
    expect(namesOf(await search(filter))).toEqual(names);
  });

  it('shows what a supplier offers, with how the score came about', async () => {
    const { total, list } = await search({
      sourceLanguage: 'zh-CN',
      targetLanguage: 'en',
      whFieldId: 'law',
    });
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      supUserId: market.supplier.personId,
      location: 'Shanghai',
      translationYears: '5-10',
      whFieldIds: ['law'],
      outputs: [{ sourceLanguage: 'zh-CN', targetLanguage: 'en', unitPrice: 150_00 }],
      passedTests: [{ sourceLanguage: 'zh-CN', targetLanguage: 'en', score: null, offline: true }],
      realNameVerified: true,
      companyVerified: false,
      rating: { average: null, count: 0 },
      completedOrders: 0,
      invited: false,
      // 30 + 15 + 15 + 5 (three quarters of 7) + 5, of 72; rate, experience and place are not asked for.
      match: { score: 97 },
    });
    expect(list[0]?.match.parts).toContainEqual({
      name: 'field',
      points: 15,
      max: 15,
      asked: true,
    });
    expect(list[0]?.match.parts).toContainEqual({
      name: 'verified',
      points: 5,
      max: 5,
      asked: true,
    });
  });

  it('for a posting asks for its pair and scores by it', async () => {
    const projectReleaseInforId = await market.publish({ salary: 100_00 });
    const { list } = await search({ projectReleaseInforId });
    expect(namesOf({ total: 0, list })).toEqual(['first', 'other']);
    // 150.00 against 100.00 is out of reach.
    const rate = list[0]?.match.parts.find(({ name }) => name === 'rate');
    expect(rate).toEqual({ name: 'rate', points: 0, max: 15, asked: true });
  });

  it('for a posting says what it would cost with each, and what fits stands first', async () => {
    const { personId } = await newSupplier(
      { source_language: 'en', target_language: 'ja', unit_price: 80_00 },
      { ...pair, project_type: 'interpretation', unit_price: 70_00 },
      { ...pair, unit_price: 150_00 },
    );
    const projectReleaseInforId = await market.publish({ estimatedWorkload: 2.5 });
    const { list } = await search({ projectReleaseInforId });
    const found = list.find(({ supUserId }) => supUserId === personId);
    expect(found).toMatchObject({
      isFit: true,
      fittingOutputs: 1,
      quote: { unitPrice: 150_00, unit: 'thousand-characters', currency: 'CNY', total: 375_00 },
    });
    expect(found?.outputs.map(({ unitPrice }) => unitPrice)).toEqual([150_00, 80_00, 70_00]);
  });

  it('without a price in the posting’s unit there is no total', async () => {
    const { personId } = await newSupplier({ ...pair, unit_price: 150_00 });
    const projectReleaseInforId = await market.publish({ unitName: 'page' });
    const { list } = await search({ projectReleaseInforId });
    expect(list.find(({ supUserId }) => supUserId === personId)?.quote).toEqual({
      unitPrice: 150_00,
      unit: 'thousand-characters',
      currency: 'CNY',
      total: null,
    });
  });

  it('who offers the pair for another kind of work only comes last, whatever it is sorted by', async () => {
    const interpreting = { ...pair, project_type: 'interpretation', unit_price: 1_00 } as const;
    const interpreter = await newSupplier(interpreting);
    const projectReleaseInforId = await market.publish();
    for (const sort of ['match', 'rate', 'rating', 'experience']) {
      const { list } = await search({ projectReleaseInforId, sort });
      expect(list.at(-1)).toMatchObject({
        supUserId: interpreter.personId,
        isFit: false,
        fittingOutputs: 0,
        quote: null,
      });
    }
  });

  it('knows no posting of somebody else', async () => {
    const projectReleaseInforId = await market.publish();
    const stranger = await signUp(tolk, 'client');
    const path = '/clientinterface/searchSuppliers';
    expect((await stranger.call(path, { projectReleaseInforId })).code).toBe(404);
    expect((await stranger.call(path, { projectReleaseInforId: randomUUID() })).code).toBe(404);
  });

  it('pages without a gap', async () => {
    const first = await search({ pageSize: 1, pageNum: 1 });
    const second = await search({ pageSize: 1, pageNum: 2 });
    expect([first.total, second.total]).toEqual([2, 2]);
    expect([...namesOf(first), ...namesOf(second)].sort()).toEqual(['first', 'other']);
    expect(namesOf(await search({ pageSize: 1, pageNum: 3 }))).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['did not agree', () => change(other, { findable: false }), async () => undefined],
    ['is blocked', () => setOther({ blocked_at: tolk.clock.now(), block_reason: 'Spam' }), unblock],
    [
      'is deleted',
      () => setOther({ deleted_at: tolk.clock.now() }),
      () => setOther({ deleted_at: null }),
    ],
  ])('leaves out who %s', async (_who, hide, showAgain) => {
    await hide();
    expect(namesOf(await search())).toEqual(['first']);
    await showAgain();
  });
});

function setOther(values: Record<string, unknown>) {
  return tolk.app.deps.db
    .updateTable('person')
    .set(values)
    .where('id', '=', other.personId)
    .execute();
}
function unblock() {
  return setOther({ blocked_at: null, block_reason: null });
}

describe('a private note', () => {
  const add = (caller: TestPerson, changes: object = {}) =>
    caller.call<{ supEvaluateId: string }>('/clientinterface/addSupEvaluate', {
      supUserId: other.personId,
      grade: 4,
      text: ' Careful with terms. ',
      tags: ['medicine', ' medicine '],
      ...changes,
    });

  it('is written once, changed, found, and seen by its client only', async () => {
    const client = await signUp(tolk, 'client');
    const { supEvaluateId } = await dataOf(add(client));
    expect((await add(client)).code).toBe(409);
    const list = (caller: TestPerson, filter: object = {}) =>
      dataOf(caller.call<Notes>('/clientinterface/getSupEvaluateList', filter));
    expect(await list(client, { search: 'MOREAU' })).toMatchObject({
      total: 1,
      list: [{ supUserName: 'Claire Moreau', text: 'Careful with terms.', tags: ['medicine'] }],
    });
    const changed = { supEvaluateId, grade: null, text: 'Slow.', tags: [] };
    const set = (caller: TestPerson) => caller.call('/clientinterface/setSupEvaluate', changed);
    expect((await set(market.client)).code).toBe(404);
    expect((await set(client)).data).toMatchObject({ grade: null, text: 'Slow.', tags: [] });
    expect(await list(client, { search: 'medicine' })).toEqual({ total: 0, list: [] });
    expect(await list(client, { supUserId: other.personId })).toMatchObject({ total: 1 });
    expect(await list(market.client)).toEqual({ total: 0, list: [] });
  });

  it.each<[string, object, number]>([
    ['nothing in it', { grade: null, text: ' ', tags: [] }, 422],
    ['a blank tag', { tags: [' '] }, 422],
    ['a mark of six', { grade: 6 }, 422],
    ['a supplier who is not there', { supUserId: randomUUID() }, 404],
  ])('with %s is refused', async (_what, changes, code) => {
    expect((await add(market.client, changes)).code).toBe(code);
  });

  it('is for suppliers only whose resume the client may read', async () => {
    await change(market.supplier, { findable: false });
    const stranger = await signUp(tolk, 'client');
    const supUserId = market.supplier.personId;
    expect((await add(stranger, { supUserId })).code).toBe(404);
    await market.apply(await market.publish());
    expect((await add(market.client, { supUserId })).code).toBe(0);
  });
});

describe('a resume', () => {
  type Read = ResponseOf<typeof calls.clientinterface.resumes.getSupResumeData>;
  const read = (caller: TestPerson, supUserId: string) =>
    caller.call<Read>('/clientinterface/getSupResumeData', { supUserId });

  it('of somebody who is not to be found looks absent, until they apply', async () => {
    const { supplier } = market;
    await change(supplier, { findable: false });
    const client = await signUp(tolk, 'client');
    const none = await read(client, randomUUID());
    const hidden = await read(client, supplier.personId);
    expect([none.code, hidden.code, hidden.msg, hidden.data]).toEqual([404, 404, none.msg, {}]);
    expect((await read(client, client.personId)).code).toBe(404);
    const id = await market.apply(await market.publish());
    const { data } = await read(market.client, supplier.personId);
    expect(data.resume.contact).toMatchObject({ wechat: 'liwen-translates' });
    expect(data.applications[0]).toMatchObject({ projectApplicationJLId: id, status: 'read' });
    const unread = await dataOf(
      market.client.call<{ total: number }>('/clientinterface/getResumeDelivery', {
        filter: 'unread',
      }),
    );
    expect(unread.total).toBe(0);
  });

  it('is closed again by withdrawing, for who has no other tie', async () => {
    const client = await signUp(tolk, 'client');
    const form = market.postingForm();
    const posting = client.call<{ projectReleaseInforId: string }>(
      '/clientinterface/addPositionProject',
      form,
    );
    await change(market.supplier, { findable: false });
    const projectApplicationJLId = await market.apply(
      (await dataOf(posting)).projectReleaseInforId,
    );
    expect((await read(client, market.supplier.personId)).code).toBe(0);
    const path = '/supinterface/withdrawProjectApplicationJL';
    await dataOf(market.supplier.call(path, { projectApplicationJLId }));
    expect((await read(client, market.supplier.personId)).code).toBe(404);
  });

  it('is not opened by an invitation: neither after an order nobody accepted nor for ever', async () => {
    const client = await signUp(tolk, 'client');
    const posting = client.call<{ projectReleaseInforId: string }>(
      '/clientinterface/addPositionProject',
      market.postingForm(),
    );
    const { projectReleaseInforId } = await dataOf(posting);
    const invite = ({ personId: supUserId }: TestPerson) =>
      client.call('/clientinterface/inviteSupplier', {
        projectReleaseInforId,
        supUserId,
        message: '',
      });
    const { supplier } = market;
    await dataOf(
      client.call(
        '/clientinterface/addProjectOrder',
        market.terms({ supUserId: supplier.personId }),
        { idempotencyKey: randomUUID() },
      ),
    );
    await change(supplier, { findable: false });
    expect((await invite(supplier)).code).toBe(404);
    expect((await invite(other)).code).toBe(0);
    expect((await read(client, other.personId)).code).toBe(0);
    await change(other, { findable: false });
    expect((await read(client, other.personId)).code).toBe(404);
  });

  it('of who agreed to be found is open to all clients, but for the contact', async () => {
    const client = await signUp(tolk, 'client');
    const { data } = await read(client, other.personId);
    expect(data.resume.head.supUserName).toBe('Claire Moreau');
    expect([data.resume.contact, data.applications, data.note]).toEqual([null, [], null]);
  });

  it('shows the contact to whom the supplier worked for, not to whoever sends an order', async () => {
    const { supplier, client } = market;
    const stranger = await signUp(tolk, 'client');
    await dataOf(
      stranger.call(
        '/clientinterface/addProjectOrder',
        market.terms({ supUserId: supplier.personId }),
        { idempotencyKey: randomUUID() },
      ),
    );
    expect((await read(stranger, supplier.personId)).data.resume.contact).toBeNull();
    await market.receive();
    expect((await read(client, supplier.personId)).data.resume.contact).not.toBeNull();
  });

  it('opens its entries’ files to those who may read it, the resume as a file to those who see the contact', async () => {
    const form = new FormData();
    form.append('purpose', 'resume');
    form.append(
      'file',
      new Blob([new Uint8Array(makePdf('BT /F1 12 Tf 50 700 Td (Claire Moreau) Tj ET'))]),
      'resume.pdf',
    );
    const uploaded = other.call<{ fileId: string }>('/supinterface/uploadFile', undefined, {
      form,
    });
    const { fileId } = await dataOf(uploaded);
    const client = await signUp(tolk, 'client');
    expect(await mayDownload(client, fileId)).toBe(false);
    await change(other, { resume_file_id: fileId });
    expect(await mayDownload(client, fileId)).toBe(false);
    expect((await read(client, other.personId)).data.resume.resumeFile).toBeNull();
    const path = '/clientinterface/addPositionProject';
    const posting = client.call<{ projectReleaseInforId: string }>(path, market.postingForm());
    const { projectReleaseInforId } = await dataOf(posting);
    await dataOf(
      other.call('/supinterface/addProjectApplicationJL', {
        projectReleaseInforId,
        content: 'From French.',
        expectedPrice: 90_00,
      }),
    );
    expect(await mayDownload(client, fileId)).toBe(true);
    expect((await read(client, other.personId)).data.resume.resumeFile).toMatchObject({ fileId });

    const stranger = await signUp(tolk, 'client');
    await putIntoEntry(other, fileId);
    await change(other, { resume_file_id: null });
    expect(await mayDownload(stranger, fileId)).toBe(true);
    await change(other, { findable: false });
    expect(await mayDownload(stranger, fileId)).toBe(false);
  });
});
