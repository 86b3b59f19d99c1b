import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { makePdf } from '../../../test/support/make-pdf.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { mayDownload } from '../../../test/support/may-download.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { changeSupplierProfile, makeReady } from '../../../test/support/ready-supplier.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
type Notes = ResponseOf<typeof calls.clientinterface.people.getSupEvaluateList>;

let market: Market;
let other: TestPerson;

beforeAll(async () => {
  market = await openMarket(tolk);
  other = await signUp(tolk, 'supplier');
  await makeReady(tolk, other.personId);
  await tolk.app.deps.db
    .updateTable('person')
    .set({ name: 'Claire Moreau' })
    .where('id', '=', other.personId)
    .execute();
});

beforeEach(async () => {
  for (const person of [market.supplier, other]) await change(person, { findable: true });
});

const change = ({ personId }: TestPerson, values: Record<string, unknown>) =>
  changeSupplierProfile(tolk, personId, values);

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

  it('shows the contact to whom the supplier worked for, not to the person who sends an order', async () => {
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
