import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { DAY, addMs } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { mayDownload } from '../../../test/support/may-download.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { openForTesting } from '../../../test/support/question-bank.ts';
import { makeReady } from '../../../test/support/ready-supplier.ts';
import {
  addSample,
  askForTest,
  handIn,
  markingsOf,
  newMarker,
  sendSheet,
} from '../../../test/support/requested-tests.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeEach(async () => {
  market = await openMarket(tolk);
});

type Positions = typeof calls.clientinterface.positions;
type Rows = ResponseOf<Positions['getResumeDelivery']>;
type Row = ResponseOf<Positions['getProjectApplicationJLData']>;

const received = (filter: string) =>
  dataOf(market.client.call<Rows>('/clientinterface/getResumeDelivery', { filter }));
const read = (projectApplicationJLId: string) =>
  dataOf(
    market.client.call<Row>('/clientinterface/getProjectApplicationJLData', {
      projectApplicationJLId,
    }),
  );
const judge = (projectApplicationJLId: string, suitable: boolean) =>
  market.client.call<Row>('/clientinterface/setJlMatchingStatus', {
    projectApplicationJLId,
    suitable,
  });

describe('an application', () => {
  it('reaches the client with a notification and unread counts', async () => {
    const posting = await market.publish();
    const id = await market.apply(posting);
    expect(await received('unread')).toMatchObject({
      total: 1,
      list: [
        { projectApplicationJLId: id, status: 'applied', isCollect: false, expectedPrice: 160_00 },
      ],
    });
    expect(await dataOf(market.client.call('/clientinterface/getUnreadMsg', {}))).toMatchObject({
      notification: 1,
    });
    const overview = await dataOf(market.client.call('/clientinterface/getOverviewData', {}));
    expect(overview).toMatchObject({ unreadApplications: 1, xxCount: 1, recruitingPostings: 1 });
    const own = await dataOf(
      market.client.call('/clientinterface/getPositionProjectList', {
        projectStatus: 'recruiting',
      }),
    );
    expect(own).toMatchObject({ total: 1, list: [{ unreadDeliveries: 1, deliveriesCount: 1 }] });
  });

  it('is edited by its supplier until the client has read it', async () => {
    const id = await market.apply(await market.publish(), { instructions: 'I use memoQ.' });
    const edit = (form: object, by = market.supplier) =>
      by.call<Row>('/supinterface/editProjectApplicationJL', {
        projectApplicationJLId: id,
        content: 'Eleven years of legal translation.',
        ...form,
      });
    expect(await dataOf(edit({}))).toMatchObject({
      content: 'Eleven years of legal translation.',
      instructions: '',
      expectedPrice: 160_00,
      allowedActions: [
        { action: 'edit', enabled: true },
        { action: 'withdraw', enabled: true },
      ],
    });
    expect((await edit({ content: ' \n ' })).code).toBe(422);
    expect((await edit({}, await signUp(tolk, 'supplier'))).code).toBe(404);
    const [first, second] = await Promise.all([read(id), edit({ content: 'Twelve years of it.' })]);
    const kept = await read(id);
    expect([0, 409]).toContain(second.code);
    expect(kept.content).toBe(
      second.code === 0 ? 'Twelve years of it.' : 'Eleven years of legal translation.',
    );
    expect(kept.content).toBe(first.content);
    expect(await edit({})).toMatchObject({
      code: 409,
      data: { allowedActions: [{ action: 'withdraw', enabled: true }] },
    });
  });

  it('shows its client rating, completed orders and output of the supplier, and when the work is due', async () => {
    const { projectOrderId } = await market.complete();
    const review = { projectOrderId, evaluateGrade: 4, evaluateDescription: 'Careful work.' };
    await dataOf(market.client.call('/clientinterface/addEvaluate', review));
    await dataOf(market.supplier.call('/supinterface/addEvaluate', review));
    const dueDate = addMs(tolk.clock.now(), 9 * DAY).toISOString();
    const posting = await market.publish({ dueDate });
    await market.apply(posting);
    const weighed = {
      rating: { average: 4, count: 1 },
      completedOrders: 1,
      wordsPerDay: 4_000,
      dueDate,
    };
    const { list } = await received('all');
    expect(list).toMatchObject([weighed]);
    const ofPosting = market.client.call('/clientinterface/getPositionProjectResume', {
      projectReleaseInforId: posting,
    });
    expect(await dataOf(ofPosting)).toMatchObject({ list: [weighed] });
    expect(await read(list[0]?.projectApplicationJLId ?? '')).toMatchObject(weighed);
  });

  it('is made once, also after it was withdrawn', async () => {
    const posting = await market.publish();
    const form = { projectReleaseInforId: posting, content: 'Again.', expectedPrice: 100 };
    const again = () => market.supplier.call('/supinterface/addProjectApplicationJL', form);
    const projectApplicationJLId = await market.apply(posting);
    expect((await again()).code).toBe(1101);
    const withdraw = () =>
      market.supplier.call('/supinterface/withdrawProjectApplicationJL', {
        projectApplicationJLId,
      });
    await dataOf(withdraw());
    expect((await withdraw()).code).toBe(409);
    expect((await again()).code).toBe(1101);
    const unique = { projectReleaseInforId: posting };
    expect(
      await dataOf(market.supplier.call('/supinterface/uniqueApplicationRecord', unique)),
    ).toEqual({
      applied: true,
      projectApplicationJLId,
    });
  });

  it('is not made for one’s own posting', async () => {
    const posting = await market.publish();
    const { account } = market.client;
    const switched = await dataOf(
      market.client.call<{ token: string }>('/supinterface/switchIdentity', {
        loginName: account,
        port: 1,
      }),
    );
    market.client.token = switched.token;
    const form = { projectReleaseInforId: posting, content: 'Me.', expectedPrice: 100 };
    expect((await market.client.call('/supinterface/addProjectApplicationJL', form)).code).toBe(
      1103,
    );
  });

  it('is marked read by reading it, once', async () => {
    const id = await market.apply(await market.publish());
    expect(await read(id)).toMatchObject({ status: 'read' });
    expect(await read(id)).toMatchObject({ status: 'read' });
    expect(await received('unread')).toMatchObject({ total: 0 });
    expect(await received('read')).toMatchObject({ total: 1 });
  });

  it('is judged, and judged again, and then counts as read', async () => {
    const id = await market.apply(await market.publish());
    expect((await judge(id, true)).data).toMatchObject({ status: 'suitable' });
    expect((await judge(id, false)).data).toMatchObject({ status: 'unsuitable' });
    expect(await received('unread')).toMatchObject({ total: 0 });
    expect(await read(id)).toMatchObject({ status: 'unsuitable' });
  });

  it('cannot be judged any more once an order was made from it', async () => {
    const id = await market.apply(await market.publish());
    const order = await market.send({ projectApplicationJLId: id, supUserId: undefined });
    expect(await read(id)).toMatchObject({
      status: 'ordered',
      projectOrderId: order.projectOrderId,
    });
    expect((await judge(id, true)).code).toBe(409);
    const withdraw = { projectApplicationJLId: id };
    const late = await market.supplier.call('/supinterface/withdrawProjectApplicationJL', withdraw);
    expect(late.code).toBe(409);
  });

  it('is collected and let go, which its supplier does not see', async () => {
    const id = await market.apply(await market.publish());
    const collect = (isCollect: boolean) =>
      market.client.call('/clientinterface/setJlIsCollect', {
        projectApplicationJLId: id,
        isCollect,
      });
    expect(await collect(true)).toMatchObject({ code: 0, data: { isCollect: true } });
    expect(await received('collected')).toMatchObject({ total: 1 });
    const own = await dataOf(market.supplier.call('/supinterface/getProjectApplicationJLData', {}));
    expect(own).toMatchObject({ total: 1, list: [{ isCollect: false }] });
    await collect(false);
    expect(await received('collected')).toMatchObject({ total: 0 });
  });

  it('of somebody else looks absent, to clients and to suppliers', async () => {
    const posting = await market.publish();
    const id = await market.apply(posting);
    const stranger = await signUp(tolk, 'client');
    const absent = { projectApplicationJLId: 'ffffffff-ffff-4fff-8fff-ffffffffffff' };
    for (const [path, more] of [
      ['/clientinterface/getProjectApplicationJLData', {}],
      ['/clientinterface/setJlMatchingStatus', { suitable: true }],
      ['/clientinterface/showContact', {}],
      ['/clientinterface/setJlIsCollect', { isCollect: true }],
    ] as const) {
      const theirs = await stranger.call(path, { projectApplicationJLId: id, ...more });
      const none = await stranger.call(path, { ...absent, ...more });
      expect([theirs.code, theirs.msg, theirs.data]).toEqual([404, none.msg, none.data]);
    }
    const list = { projectReleaseInforId: posting };
    expect((await stranger.call('/clientinterface/getPositionProjectResume', list)).code).toBe(404);
    const other = await signUp(tolk, 'supplier');
    const path = '/supinterface/withdrawProjectApplicationJL';
    expect((await other.call(path, { projectApplicationJLId: id })).code).toBe(404);
    expect(await received('all')).toMatchObject({ list: [{ status: 'applied' }] });
  });
});

describe('applying', () => {
  const form = (projectReleaseInforId: string, more: object = {}) => ({
    projectReleaseInforId,
    content: 'Ten years of it.',
    expectedPrice: 140_00,
    ...more,
  });
  const apply = (person: TestPerson, body: object) =>
    person.call<{ projectApplicationJLId: string }>('/supinterface/addProjectApplicationJL', body);

  it('needs a complete profile, and says which page mends it', async () => {
    const person = await signUp(tolk, 'supplier');
    const answer = await apply(person, form(await market.publish()));
    expect(answer).toMatchObject({
      code: 1104,
      data: { type: 'information', msg: expect.stringContaining('Real name') },
    });
    const { db } = tolk.app.deps;
    await makeReady(tolk, person.personId);
    await db.deleteFrom('education').where('person_id', '=', person.personId).execute();
    expect(await apply(person, form(await market.publish()))).toMatchObject({
      code: 1104,
      data: { type: 'resume', msg: expect.stringContaining('Education') },
    });
  });

  it('needs the test of the pair where it is open, else any', async () => {
    const { supplier } = market;
    const pair = { sourceLanguage: 'ja', targetLanguage: 'zh-CN' };
    await dataOf(apply(supplier, form(await market.publish(pair))));
    await openForTesting(tolk, 'ja', 'zh-CN');
    const posting = await market.publish(pair);
    const { projectReleaseInforId } = form(posting);
    const seen = () =>
      dataOf(
        supplier.call('/supinterface/getProjectReleaseInforDetail', { projectReleaseInforId }),
      );
    expect(await seen()).toMatchObject({ testNeeded: true });
    const refused = await apply(supplier, form(posting));
    expect(refused).toMatchObject({ code: 1107, data: { type: 'test' } });
    const { db } = tolk.app.deps;
    const passed = await db
      .selectFrom('language_test')
      .selectAll()
      .where('person_id', '=', supplier.personId)
      .executeTakeFirstOrThrow();
    const own = { id: randomUUID(), source_language: 'ja', target_language: 'zh-CN' };
    await db
      .insertInto('language_test')
      .values({ ...passed, ...own })
      .execute();
    expect(await seen()).toMatchObject({ testNeeded: false });
    await dataOf(apply(supplier, form(posting)));
    expect(await received('all')).toMatchObject({ list: [{ tested: true }, { tested: true }] });
  });

  describe('before the language test', () => {
    const pair = { sourceLanguage: 'ja', targetLanguage: 'zh-CN' };
    const call = <Data>(name: string, body: object) =>
      market.supplier.call<Data>(`/supinterface/${name}`, body);
    const save = (posting: string, more: object = {}) =>
      call<{ sent: boolean }>('saveApplicationDraft', form(posting, more));
    const draftOf = async (projectReleaseInforId: string) =>
      dataOf(call<object | null>('getApplicationDraft', { projectReleaseInforId }));
    const toldOf = async () => {
      const rows = await tolk.app.deps.db
        .selectFrom('notification')
        .select(['kind', 'text_en'])
        .where('person_id', '=', market.supplier.personId)
        .where('kind', 'in', ['applicationSent', 'applicationNotSent'])
        .orderBy('kind')
        .execute();
      return rows.map(({ kind, text_en }) => `${kind}: ${text_en}`);
    };

    /** As staff enters it. */
    async function passTest(sourceLanguage: string): Promise<void> {
      const staff = await addStaffMember(tolk, 'reviewer');
      const testedOn = tolk.clock.now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
      const result = { sourceLanguage, targetLanguage: 'zh-CN', passed: true, score: 0.9 };
      const entered = { account: market.supplier.account, ...result, testedOn, note: '' };
      await dataOf(staff.call('/opsinterface/addOfflineTest', entered));
      await tolk.settle();
    }

    it('is kept, and sent when it is passed', async () => {
      await openForTesting(tolk, 'ja', 'zh-CN');
      const posting = await market.publish({ ...pair, projectName: 'Lease of a pier' });
      expect(await draftOf(posting)).toBeNull();
      expect(await dataOf(save(posting, { content: 'Nine years of it.' }))).toEqual({
        sent: false,
      });
      await dataOf(save(posting, { workload: 9 }));
      expect(await draftOf(posting)).toMatchObject({
        content: 'Ten years of it.',
        expectedPrice: 140_00,
        workload: 9,
      });
      expect(await received('all')).toMatchObject({ total: 0 });
      await passTest('ko');
      expect(await draftOf(posting)).not.toBeNull();
      await passTest('ja');
      expect(await received('all')).toMatchObject({
        total: 1,
        list: [{ status: 'applied', expectedPrice: 140_00 }],
      });
      expect(await draftOf(posting)).toBeNull();
      expect(await toldOf()).toEqual([
        'applicationSent: The language test is passed, and your application for “Lease of a pier” has gone to the client.',
      ]);
      expect(await save(posting)).toMatchObject({ code: 1101 });
    });

    it('stands in the list of drafts with what it waits for', async () => {
      await openForTesting(tolk, 'ja', 'zh-CN');
      const list = () => dataOf(call<object[]>('getApplicationDrafts', {}));
      const terms = market.postingForm({ ...pair, projectName: 'Lease of a dam' });
      const priced = await market.publish(terms);
      const hidden = await market.publish({ ...pair, projectName: 'Lease of a vault' });
      await dataOf(save(priced));
      tolk.clock.advance(DAY);
      await dataOf(save(hidden));
      const setPosting = (id: string, change: { hidden_at: Date } | { status: 'finished' }) =>
        tolk.app.deps.db.updateTable('posting').set(change).where('id', '=', id).execute();
      await setPosting(hidden, { hidden_at: tolk.clock.now() });
      const own = {
        expectedPrice: 140_00,
        currency: terms.currency,
        unitName: terms.unitName,
        content: form(priced).content,
      };
      expect(await list()).toEqual([
        {
          projectReleaseInforId: hidden,
          posting: null,
          waitsFor: 'nothing',
          ...own,
          savedTime: expect.any(String),
        },
        {
          projectReleaseInforId: priced,
          posting: expect.objectContaining({ projectName: 'Lease of a dam' }),
          waitsFor: 'languageTest',
          ...own,
          savedTime: expect.any(String),
        },
      ]);
      const edit = { projectReleaseInforId: priced, ...terms, unitName: 'page' };
      await dataOf(market.client.call('/clientinterface/editPositionProject', edit));
      await passTest('ja');
      expect(await list()).toMatchObject([{ projectReleaseInforId: priced, waitsFor: 'terms' }]);
      await setPosting(priced, { status: 'finished' });
      expect(await list()).toMatchObject([{ waitsFor: 'nothing', posting: { unitName: 'page' } }]);
    });

    it('is gone with word of it where the posting takes none any more, and is sent at once where it is passed', async () => {
      await openForTesting(tolk, 'ja', 'zh-CN');
      const posting = await market.publish({ ...pair, projectName: 'Lease of a mill' });
      const dropped = await market.publish(pair);
      await dataOf(save(posting));
      await dataOf(save(dropped));
      const drop = { projectReleaseInforId: dropped };
      await dataOf(call('dropApplicationDraft', drop));
      expect(await call('dropApplicationDraft', drop)).toMatchObject({ code: 404 });
      await tolk.app.deps.db
        .updateTable('posting')
        .set({ status: 'finished' })
        .where('id', '=', posting)
        .execute();
      await passTest('ja');
      expect(await toldOf()).toEqual([
        'applicationNotSent: The language test is passed, but your application for “Lease of a mill” could not be sent. Open the job to see why.',
      ]);
      expect(await received('all')).toMatchObject({ total: 0 });
      expect(await dataOf(save(await market.publish(pair)))).toEqual({ sent: true });
    });

    it('is sent when two suppliers have passed the translation', async () => {
      const { supplier } = market;
      await tolk.app.deps.db
        .deleteFrom('language_test')
        .where('person_id', '=', supplier.personId)
        .execute();
      const probed = { sourceLanguage: 'de', targetLanguage: 'nb' };
      const posting = await market.publish({ ...probed, projectName: 'Lease of a lock' });
      expect(await dataOf(save(posting))).toEqual({ sent: false });
      await addSample(await addStaffMember(tolk, 'reviewer'));
      const markers = [await newMarker(tolk, probed), await newMarker(tolk, probed)];
      const asked = await dataOf(askForTest(supplier, { ...probed, markedBy: 'suppliers' }));
      await dataOf(handIn(supplier, asked.testRequestId));
      await tolk.settle();
      for (const marker of markers) {
        const [marking] = await markingsOf(marker);
        await dataOf(sendSheet(marker, marking?.testMarkingId ?? ''));
      }
      await tolk.settle();
      expect(await received('all')).toMatchObject({ total: 1, list: [{ status: 'applied' }] });
      expect(await draftOf(posting)).toBeNull();
    });

    it('tells nothing new of a posting that is hidden from its supplier meanwhile', async () => {
      await openForTesting(tolk, 'ja', 'zh-CN');
      const terms = market.postingForm({ ...pair, projectName: 'Lease of a quay' });
      const posting = await market.publish(terms);
      await dataOf(save(posting));
      const hidden = { ...terms, projectName: 'Merger of Alfa and Beta', visibility: 'invited' };
      const edit = { projectReleaseInforId: posting, ...hidden };
      await dataOf(market.client.call('/clientinterface/editPositionProject', edit));
      const own = await call('exportOwnData', {});
      expect(own).toMatchObject({ applicationDrafts: [{ postingName: null }] });
      expect(JSON.stringify(own)).not.toContain('Merger');
      await passTest('ja');
      expect(await toldOf()).toEqual([
        'applicationNotSent: The language test is passed, but a job with an application of yours waiting for it is no longer shown to you. The application was not sent.',
      ]);
      expect(await received('all')).toMatchObject({ total: 0 });
      expect(await call('getApplicationDraft', { projectReleaseInforId: posting })).toMatchObject({
        code: 404,
      });
    });

    it.each([
      ['at a price that was meant for another unit', pair, { unitName: 'page' }],
      ['in words that were meant for another pair', { ...pair, sourceLanguage: 'ko' }, pair],
    ])('is not sent %s', async (_what, written, edited) => {
      await openForTesting(tolk, 'ja', 'zh-CN');
      await openForTesting(tolk, 'ko', 'zh-CN');
      const terms = market.postingForm({ ...written, projectName: 'Lease of a dyke' });
      const posting = await market.publish(terms);
      await dataOf(save(posting));
      const edit = { projectReleaseInforId: posting, ...terms, ...edited };
      await dataOf(market.client.call('/clientinterface/editPositionProject', edit));
      await passTest('ja');
      expect(await toldOf()).toEqual([
        'applicationNotSent: The language test is passed, but “Lease of a dyke” now has another unit, currency or language than when the application was written. Check what you wrote and your price, then send it.',
      ]);
      expect(await received('all')).toMatchObject({ total: 0 });
      expect(await draftOf(posting)).toMatchObject({ expectedPrice: 140_00 });
      expect(await dataOf(save(posting))).toEqual({ sent: true });
    });

    it('needs all else that applying needs', async () => {
      const person = await signUp(tolk, 'supplier');
      const posting = await market.publish(pair);
      await openForTesting(tolk, 'ja', 'zh-CN');
      const draft = (who: TestPerson, more: object = {}) =>
        who.call('/supinterface/saveApplicationDraft', form(posting, more));
      expect(await draft(person)).toMatchObject({ code: 1104 });
      expect(await draft(market.supplier, { content: '  ' })).toMatchObject({ code: 422 });
      expect(await draft(market.supplier, { withResumeFile: true })).toMatchObject({ code: 422 });
    });
  });

  it('sends the resume file and project cases along, as they are then', async () => {
    const { client, supplier } = market;
    const { db } = tolk.app.deps;
    const posting = await market.publish();
    const without = await apply(supplier, form(posting, { withResumeFile: true }));
    expect(without).toMatchObject({
      code: 422,
      data: { fields: { withResumeFile: expect.stringContaining('resume has no file') } },
    });
    const resume_file_id = await market.upload(supplier, 'resume');
    await db
      .updateTable('supplier_profile')
      .set({ resume_file_id })
      .where('person_id', '=', supplier.personId)
      .execute();
    const project = {
      id: randomUUID(),
      person_id: supplier.personId,
      name: 'Annual report of a port',
      start_month: '2024-02',
      end_month: null,
      description: 'Forty thousand characters.',
      created_at: tolk.clock.now(),
    };
    await db.insertInto('project_experience').values(project).execute();
    const cases = { withResumeFile: true, projectExperienceIds: [project.id] };
    const foreign = { projectExperienceIds: [randomUUID()] };
    expect((await apply(supplier, form(posting, foreign))).code).toBe(404);
    expect(await mayDownload(client, resume_file_id)).toBe(false);
    const { projectApplicationJLId } = await dataOf(apply(supplier, form(posting, cases)));
    await db.deleteFrom('project_experience').where('id', '=', project.id).execute();
    const row = await read(projectApplicationJLId);
    expect(row.resumeFile).toMatchObject({ fileId: resume_file_id, fileName: 'resume.pdf' });
    expect(row.projectCases).toEqual([
      {
        projectCaseId: expect.any(String),
        projectName: 'Annual report of a port',
        startMonth: '2024-02',
        endMonth: null,
        description: 'Forty thousand characters.',
      },
    ]);
    expect(await mayDownload(client, resume_file_id)).toBe(true);
    expect(await mayDownload(await signUp(tolk, 'client'), resume_file_id)).toBe(false);
    const withdraw = { projectApplicationJLId };
    await dataOf(supplier.call('/supinterface/withdrawProjectApplicationJL', withdraw));
    expect(await mayDownload(client, resume_file_id)).toBe(false);
    expect((await read(projectApplicationJLId)).resumeFile).toBeNull();
  });

  it('is read back by its supplier with the posting', async () => {
    const posting = await market.publish();
    const projectApplicationJLId = await market.apply(posting);
    const path = '/supinterface/getProjectApplicationJLDetail';
    expect(await dataOf(market.supplier.call(path, { projectApplicationJLId }))).toMatchObject({
      application: { projectApplicationJLId, status: 'applied' },
      posting: { projectReleaseInforId: posting, deliveriesCount: 1 },
    });
    const other = await signUp(tolk, 'supplier');
    expect((await other.call(path, { projectApplicationJLId })).code).toBe(404);
  });
});

describe('texts that a supplier applies with', () => {
  type Templates = ResponseOf<typeof calls.supinterface.templates.getApplicationTemplates>;
  const save = (form: object, by = market.supplier) =>
    by.call<Templates>('/supinterface/saveApplicationTemplate', {
      content: 'Dear {client}',
      ...form,
    });
  const del = (applicationTemplateId: string | undefined, by = market.supplier) =>
    by.call('/supinterface/delApplicationTemplate', { applicationTemplateId });
  const kept = async () => {
    const path = '/supinterface/getApplicationTemplates';
    return (await dataOf(market.supplier.call<Templates>(path, {}))).map(({ name }) => name);
  };

  it('are kept under names of their own, changed and deleted by whose they are', async () => {
    await dataOf(save({ name: ' Law ' }));
    const [law] = await dataOf(save({ name: 'Medicine', content: 'Good day,' }));
    expect(law).toMatchObject({ name: 'Law', content: 'Dear {client}' });
    expect((await save({ name: 'LAW' })).code).toBe(422);
    const { applicationTemplateId } = law ?? {};
    await dataOf(save({ applicationTemplateId, name: 'Statutes' }));
    expect(await kept()).toEqual(['Medicine', 'Statutes']);
    const other = await signUp(tolk, 'supplier');
    expect((await save({ applicationTemplateId, name: 'Mine' }, other)).code).toBe(404);
    expect((await del(applicationTemplateId, other)).code).toBe(404);
    await dataOf(del(applicationTemplateId));
    expect(await kept()).toEqual(['Medicine']);
  });

  it('are twenty at most, in two tabs at once too', async () => {
    for (let count = 1; count <= 19; count += 1) await dataOf(save({ name: `Text ${count}` }));
    const both = await Promise.all([save({ name: 'One more' }), save({ name: 'Another' })]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1508]);
  });

  it('are not sent with a field that is not filled in', async () => {
    const projectReleaseInforId = await market.publish();
    const path = '/supinterface/addProjectApplicationJL';
    const form = { projectReleaseInforId, expectedPrice: 160_00, content: 'By {due}, {me}.' };
    const { code, data } = await market.supplier.call<{ fields: object }>(path, form);
    expect([code, Object.keys(data.fields)]).toEqual([422, ['content']]);
    const filled = market.supplier.call(path, { ...form, content: 'By noon, {me}.' });
    expect((await filled).code).toBe(0);
  });
});

describe('files of an application', () => {
  it('open to the client who received it, until it is withdrawn, and to nobody else', async () => {
    const file = await market.upload(market.supplier, 'application');
    const id = await market.apply(await market.publish(), { fileIds: [file] });
    expect(await read(id)).toMatchObject({ files: [{ fileId: file }] });
    expect(await mayDownload(market.client, file)).toBe(true);
    expect(await mayDownload(market.supplier, file)).toBe(true);
    expect(await mayDownload(await signUp(tolk, 'client'), file)).toBe(false);
    const path = '/supinterface/withdrawProjectApplicationJL';
    await dataOf(market.supplier.call(path, { projectApplicationJLId: id }));
    expect(await read(id)).toMatchObject({ files: [] });
    expect(await mayDownload(market.client, file)).toBe(false);
  });

  it('are five at most, the supplier’s own and uploaded for it', async () => {
    const projectReleaseInforId = await market.publish();
    const apply = async (fileIds: string[]) => {
      const form = { projectReleaseInforId, content: 'Gladly.', expectedPrice: 1, fileIds };
      return (await market.supplier.call('/supinterface/addProjectApplicationJL', form)).code;
    };
    const own = await market.upload(market.supplier, 'application');
    expect(await apply([await market.upload(market.client, 'application')])).toBe(404);
    expect(await apply([await market.upload(market.supplier, 'message')])).toBe(404);
    expect(await apply([own, ...Array.from({ length: 5 }, () => randomUUID())])).toBe(422);
    expect(await apply([own])).toBe(0);
  });
});
