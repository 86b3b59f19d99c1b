import { createHash } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { DAY, HOUR, addMs } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { mayDownload } from '../../../test/support/may-download.ts';
import { signUp } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

type Hall = ResponseOf<typeof calls.supinterface.jobs.getProjectReleaseInforList>;
type Detail = ResponseOf<typeof calls.supinterface.jobs.getProjectReleaseInforDetail>;

const hall = (filter: object = {}, caller = tolk.caller()) =>
  dataOf(caller.call<Hall>('/supinterface/getProjectReleaseInforList', filter));
const detail = (projectReleaseInforId: string, caller = tolk.caller()) =>
  dataOf(
    caller.call<Detail>('/supinterface/getProjectReleaseInforDetail', { projectReleaseInforId }),
  );
const later = (ms: number) => addMs(tolk.clock.now(), ms).toISOString();

describe('a posting', () => {
  it('is in the job hall at once, for visitors too', async () => {
    const id = await market.publish({ projectName: 'Annual report of a bank' });
    const found = await hall({ search: 'annual report' });
    expect(found.total).toBe(1);
    expect(found.list).toMatchObject([{ projectReleaseInforId: id, projectStatus: 'recruiting' }]);
  });

  it('can be shared by everybody', async () => {
    const id = await market.publish();
    expect(await detail(id)).toMatchObject({ applied: false, testNeeded: false });
    expect(await detail(id, market.supplier)).toMatchObject({
      ownPosting: false,
      shareLink: `http://127.0.0.1/xqprojectdetail?projectReleaseInforId=${id}`,
    });
    expect(await detail(id, market.client)).toMatchObject({ ownPosting: true });
  });

  it('names the company instead of the masked account of a client who gave no name', async () => {
    const nameless = await signUp(tolk, 'client');
    const publish = (form: Record<string, unknown>) =>
      dataOf(
        nameless.call<{ projectReleaseInforId: string }>(
          '/clientinterface/addPositionProject',
          market.postingForm(form),
        ),
      );
    const first = await publish({ companyName: '' });
    expect(await detail(first.projectReleaseInforId)).toMatchObject({
      publisherName: 'pe***@tolk.example',
    });
    await publish({ companyName: 'Tolk Customer Service' });
    expect(await detail(first.projectReleaseInforId)).toMatchObject({
      publisherName: 'pe***@tolk.example',
    });
    await publish({ companyName: 'Nordhaus Optik GmbH' });
    await publish({ companyName: 'Another GmbH' });
    expect(await detail(first.projectReleaseInforId)).toMatchObject({
      publisherName: 'Nordhaus Optik GmbH',
    });
  });

  it('counts a person once a day and its owner never', async () => {
    const id = await market.publish();
    for (const viewer of [market.supplier, market.supplier, market.client])
      await detail(id, viewer);
    expect((await detail(id, market.client)).viewsCount).toBe(1);
    await detail(id);
    expect((await detail(id, market.client)).viewsCount).toBe(2);
    tolk.clock.advance(DAY);
    await detail(id, market.supplier);
    expect((await detail(id, market.client)).viewsCount).toBe(3);
  });

  it('keeps nothing from which a visitor’s address can be guessed', async () => {
    const id = await market.publish();
    await detail(id);
    const [seen] = await tolk.app.deps.db
      .selectFrom('posting_view')
      .select('viewer')
      .where('posting_id', '=', id)
      .execute();
    const day = tolk.clock.now().toISOString().slice(0, 10);
    const guess = createHash('sha256').update(`${day} 127.0.0.1`).digest('base64url');
    expect(seen?.viewer).toMatch(/^[\w-]{43}$/);
    expect(seen?.viewer).not.toBe(guess);
  });

  it('is edited by its owner', async () => {
    const id = await market.publish();
    const form = market.postingForm({
      projectName: 'Supply contract, second draft',
      salary: 200_00,
    });
    await dataOf(
      market.client.call('/clientinterface/editPositionProject', {
        projectReleaseInforId: id,
        ...form,
      }),
    );
    expect(await detail(id)).toMatchObject({
      projectName: 'Supply contract, second draft',
      salary: 200_00,
    });
  });

  it('that was edited in another tab is not overwritten by who read it before', async () => {
    const id = await market.publish();
    const { version } = await dataOf<{ version: number }>(
      market.client.call('/clientinterface/getPositionProjectDetail', {
        projectReleaseInforId: id,
      }),
    );
    const edit = (salary: number, read: number) =>
      market.client.call('/clientinterface/editPositionProject', {
        projectReleaseInforId: id,
        version: read,
        ...market.postingForm({ salary }),
      });
    await dataOf(edit(265_00, version));
    expect(await edit(270_00, version)).toMatchObject({
      code: 409,
      msg: expect.stringContaining('another tab'),
    });
    expect(await detail(id)).toMatchObject({ salary: 265_00 });
    // An application is no change of the terms.
    await market.apply(id);
    await dataOf(edit(270_00, version + 1));
    expect(await detail(id)).toMatchObject({ salary: 270_00 });
  });

  it('finishes at its deadline and takes no more applications', async () => {
    const id = await market.publish({ deadline: later(HOUR) });
    await tolk.advance(HOUR);
    expect(await detail(id)).toMatchObject({ projectStatus: 'finished' });
    const form = { projectReleaseInforId: id, content: 'Too late?', expectedPrice: 1 };
    const late = await market.supplier.call('/supinterface/addProjectApplicationJL', form);
    expect(late.code).toBe(1102);
  });

  it('whose deadline was moved finishes at the new one', async () => {
    const id = await market.publish({ deadline: later(HOUR) });
    const form = market.postingForm({ deadline: later(3 * HOUR) });
    await dataOf(
      market.client.call('/clientinterface/editPositionProject', {
        projectReleaseInforId: id,
        ...form,
      }),
    );
    await tolk.advance(2 * HOUR);
    expect(await detail(id)).toMatchObject({ projectStatus: 'recruiting' });
    await tolk.advance(HOUR);
    expect(await detail(id)).toMatchObject({ projectStatus: 'finished' });
  });

  it('is deleted while nothing hangs on it, else finished', async () => {
    const unused = { projectReleaseInforId: await market.publish() };
    await dataOf(market.client.call('/clientinterface/delPositionProject', unused));
    const gone = await market.client.call('/clientinterface/getPositionProjectDetail', unused);
    expect(gone.code).toBe(404);

    const used = { projectReleaseInforId: await market.publish() };
    await market.apply(used.projectReleaseInforId);
    const refused = await market.client.call('/clientinterface/delPositionProject', used);
    expect(refused).toMatchObject({ code: 1105, data: { allowedActions: expect.any(Array) } });
    await dataOf(market.client.call('/clientinterface/finishPositionProject', used));
    const again = await market.client.call('/clientinterface/finishPositionProject', used);
    expect(again.code).toBe(409);
    const form = { ...used, ...market.postingForm() };
    expect((await market.client.call('/clientinterface/editPositionProject', form)).code).toBe(409);
  });

  it('is not finished while an order of it is live', async () => {
    const projectReleaseInforId = await market.publish();
    const projectApplicationJLId = await market.apply(projectReleaseInforId);
    await market.send({ projectApplicationJLId, supUserId: undefined });
    const path = '/clientinterface/finishPositionProject';
    expect((await market.client.call(path, { projectReleaseInforId })).code).toBe(409);
    const own = await dataOf(
      market.client.call('/clientinterface/getPositionProjectDetail', { projectReleaseInforId }),
    );
    expect(own).toMatchObject({
      allowedActions: [
        { action: 'edit', enabled: true },
        {
          action: 'finish',
          enabled: false,
          reason: 'An order from this project is still in progress.',
        },
        { action: 'delete', enabled: false },
      ],
    });
  });
});

const booking = {
  projectType: 'interpretation',
  interpretationMode: 'consecutive',
  place: 'Room 7, Kongens gate 1, Oslo',
  unitName: 'day',
};

describe('a posting’s form', () => {
  it('has bookings day by day, which say when it begins and ends', async () => {
    const [first, last] = [4, 6].map((days) => ({
      startTime: later(days * DAY),
      endTime: later(days * DAY + 3 * HOUR),
    }));
    const id = await market.publish({ ...booking, bookings: [last, first] });
    expect(await detail(id)).toMatchObject({
      bookings: [first, last],
      startTime: first?.startTime,
      dueDate: last?.endTime,
    });
    const through = { ...first, endTime: later(5 * DAY) };
    for (const bookings of [[through], [first, first]]) {
      const form = market.postingForm({ ...booking, bookings });
      const answer = await market.client.call('/clientinterface/addPositionProject', form);
      expect(answer).toMatchObject({
        code: 422,
        data: { fields: { bookings: expect.any(String) } },
      });
    }
  });

  it('says how long the breaks of a day are and who sees to meals', async () => {
    const breaks = { minutes: 60, meals: 'supplier' };
    const id = await market.publish({ ...booking, breaks });
    expect((await detail(id, market.supplier)).breaks).toEqual(breaks);
    expect((await detail(await market.publish(booking))).breaks).toBeNull();
  });

  it('needs a place for a booking on site only', async () => {
    const remote = { ...booking, interpretationMode: 'remote-video', place: '' };
    expect(await detail(await market.publish(remote), market.supplier)).toMatchObject({
      interpretationMode: 'remote-video',
      jobLevel: null,
      place: null,
    });
    const onSite = await market.publish({ ...booking, jobLevel: 'senior' });
    expect(await detail(onSite, market.client)).toMatchObject({
      interpretationMode: 'consecutive',
      jobLevel: 'senior',
      place: 'Room 7, Kongens gate 1, Oslo',
    });
    expect(await detail(onSite)).toMatchObject({
      interpretationMode: 'consecutive',
      place: null,
    });
  });

  it.each([
    { field: 'targetLanguage', change: { targetLanguage: 'zh-CN' } },
    { field: 'sourceLanguage', change: { sourceLanguage: 'xx-YY' } },
    { field: 'whFieldId', change: { whFieldId: 'alchemy' } },
    { field: 'unitName', change: { unitName: 'furlong' } },
    { field: 'unitName', change: { unitName: 'day' } },
    { field: 'currency', change: { currency: 'XYZ' } },
    { field: 'region', change: { region: 'Atlantis' } },
    { field: 'zone', change: { zone: 'Mars/Olympus' } },
    { field: 'projectName', change: { projectName: '   ' } },
    { field: 'projectName', change: { projectName: 'Contract, call +47 22 12 34 56' } },
    { field: 'companyName', change: { companyName: 'nordlys@energi.example' } },
    { field: 'estimatedWorkload', change: { estimatedWorkload: 1.234 } },
    { field: 'dueDate', change: { dueDate: '2020-01-01T00:00:00Z' } },
    { field: 'salary', change: { salary: 0 } },
    { field: 'deadline', change: { deadline: 'tomorrow' } },
    { field: 'projectType', change: { projectType: 'dancing' } },
    { field: 'jobLevel', change: { jobLevel: 'wizard' } },
    { field: 'interpretationMode', change: { interpretationMode: 'consecutive' } },
    { field: 'place', change: { place: 'Room 7' } },
    {
      field: 'bookings',
      change: {
        bookings: [{ startTime: '2099-01-01T00:00:00Z', endTime: '2099-01-01T01:00:00Z' }],
      },
    },
    { field: 'breaks', change: { breaks: { minutes: 60, meals: 'client' } } },
    {
      field: 'breaks',
      change: {
        ...booking,
        bookings: [{ startTime: '2027-01-04T02:00:00Z', endTime: '2027-01-04T02:30:00Z' }],
        breaks: { minutes: 30, meals: 'none' },
      },
    },
    { field: 'interpretationMode', change: { ...booking, interpretationMode: undefined } },
    { field: 'interpretationMode', change: { ...booking, interpretationMode: 'shouted' } },
    { field: 'place', change: { ...booking, place: '  ' } },
  ])('names $field when it is $change', async ({ field, change }) => {
    const form = market.postingForm(change);
    const answer = await market.client.call<{ fields: object }>(
      '/clientinterface/addPositionProject',
      form,
    );
    expect(answer.code).toBe(422);
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });

  it('refuses a due date before the start', async () => {
    const form = market.postingForm({ startTime: later(2 * DAY), dueDate: later(DAY) });
    const answer = await market.client.call('/clientinterface/addPositionProject', form);
    expect(answer).toMatchObject({
      code: 422,
      data: { fields: { dueDate: 'The end must be after the start.' } },
    });
  });

  it('refuses a deadline that has passed', async () => {
    const form = market.postingForm({ deadline: later(-1) });
    expect((await market.client.call('/clientinterface/addPositionProject', form)).code).toBe(1106);
  });
});

describe('the files of a posting', () => {
  const upload = () => market.upload(market.client, 'posting');
  const open = (fileIds: string[]) => ({
    fileIds,
    fileAudiences: fileIds.map((fileId) => ({ fileId, audience: 'signedIn' })),
  });
  const edit = (id: string, fileIds: string[]) =>
    market.client.call<{ fields: object }>('/clientinterface/editPositionProject', {
      projectReleaseInforId: id,
      ...market.postingForm(open(fileIds)),
    });

  it('are listed in their order, with their sums, for everybody', async () => {
    const [first, second] = [await upload(), await upload()];
    const id = await market.publish({ fileIds: [second, first] });
    const seen = await detail(id);
    expect(seen.files.map(({ fileId }) => fileId)).toEqual([second, first]);
    // 第一条 定义 and Article 1, definitions: five characters and three words, twice.
    expect(seen).toMatchObject({ fileCount: 2, wordCount: 16 });
    expect(await detail(await market.publish())).toMatchObject({ fileCount: 0, wordCount: null });
  });

  it('that are for reference only say so and are not counted, until an edit says otherwise', async () => {
    const [contract, glossary] = [await upload(), await upload()];
    const fileIds = [contract, glossary];
    const marked = { fileIds, referenceFileIds: [glossary] };
    const id = await market.publish(marked);
    const references = async () => {
      const { files, fileCount, wordCount } = await detail(id);
      return { marked: files.map(({ referenceOnly }) => referenceOnly), fileCount, wordCount };
    };
    expect(await references()).toEqual({ marked: [false, true], fileCount: 2, wordCount: 8 });
    const change = (form: Record<string, unknown>) =>
      dataOf(
        market.client.call('/clientinterface/editPositionProject', {
          projectReleaseInforId: id,
          ...market.postingForm(form),
        }),
      );
    await change({ ...marked, remarks: 'Mind the glossary.' });
    expect(await references()).toMatchObject({ marked: [false, true], wordCount: 8 });
    await change({ fileIds });
    expect(await references()).toMatchObject({ marked: [false, true], wordCount: 8 });
    await change({ fileIds, referenceFileIds: [] });
    expect(await references()).toMatchObject({ marked: [false, false], wordCount: 16 });
  });

  it('are read by those they are meant for while the posting stands', async () => {
    const file = await upload();
    const id = await market.publish(open([file]));
    expect(await mayDownload(market.supplier, file)).toBe(true);
    await dataOf(edit(id, []));
    expect(await mayDownload(market.supplier, file)).toBe(false);
    await dataOf(edit(id, [file]));
    const gone = { projectReleaseInforId: id };
    await dataOf(market.client.call('/clientinterface/delPositionProject', gone));
    expect(await mayDownload(market.supplier, file)).toBe(false);
    await dataOf(market.client.call('/supinterface/deleteFile', { fileId: file }));
  });

  it('are one’s own, and for postings', async () => {
    const path = '/clientinterface/addPositionProject';
    const add = (fileIds: string[]) => market.client.call(path, market.postingForm({ fileIds }));
    expect((await add([await market.upload(market.supplier, 'posting')])).code).toBe(404);
    expect((await add([await market.upload(market.client, 'order')])).code).toBe(404);
  });

  it('go into another posting too, and are read by those whom either of them allows', async () => {
    const file = await upload();
    const former = await market.publish({ fileIds: [file] });
    expect(await mayDownload(market.supplier, file)).toBe(false);
    const copy = await market.publish(open([file]));
    expect((await detail(former)).files).toMatchObject([{ fileId: file, audience: 'ordered' }]);
    expect((await detail(copy)).files).toMatchObject([{ fileId: file, audience: 'signedIn' }]);
    expect(await mayDownload(market.supplier, file)).toBe(true);
    await dataOf(
      market.client.call('/clientinterface/delPositionProject', { projectReleaseInforId: copy }),
    );
    expect(await mayDownload(market.supplier, file)).toBe(false);
    expect((await detail(former)).fileCount).toBe(1);
  });
});

describe('a finished posting', () => {
  const reopen = (projectReleaseInforId: string, form: object) =>
    market.client.call('/clientinterface/reopenPositionProject', {
      projectReleaseInforId,
      ...form,
    });
  const actions = async (projectReleaseInforId: string) => {
    const path = '/clientinterface/getPositionProjectDetail';
    const answer = market.client.call<{ allowedActions: { action: string; enabled: boolean }[] }>(
      path,
      { projectReleaseInforId },
    );
    const { allowedActions } = await dataOf(answer);
    return allowedActions.filter(({ enabled }) => enabled).map(({ action }) => action);
  };

  it('is opened again by its owner with a new deadline, and finishes at that', async () => {
    const fileIds = [await market.upload(market.client, 'posting')];
    const id = await market.publish({ deadline: later(HOUR), fileIds });
    await tolk.advance(HOUR);
    expect(await actions(id)).toEqual(['reopen', 'delete']);
    const kept = tolk.app.deps.db.selectFrom('posting').select('status_before_block');
    const ofBlock = () => kept.where('id', '=', id).executeTakeFirst();
    await tolk.app.deps.db
      .updateTable('posting')
      .set({ status_before_block: 'recruiting' })
      .where('id', '=', id)
      .execute();
    await dataOf(reopen(id, market.postingForm({ deadline: later(2 * HOUR), fileIds })));
    // What a block closed once is the owner's again, so that no lifted block opens it.
    expect(await ofBlock()).toEqual({ status_before_block: null });
    expect(await actions(id)).toEqual(['edit', 'finish', 'delete']);
    expect(await detail(id)).toMatchObject({ projectStatus: 'recruiting', fileCount: 1 });
    expect((await hall({ sort: 'newest' })).list[0]).toMatchObject({ projectReleaseInforId: id });
    await market.apply(id);
    await tolk.advance(2 * HOUR);
    expect(await detail(id)).toMatchObject({ projectStatus: 'finished' });
  });

  it('keeps its applications when it was closed by hand and is opened again', async () => {
    const id = await market.publish();
    await market.apply(id);
    await dataOf(
      market.client.call('/clientinterface/finishPositionProject', { projectReleaseInforId: id }),
    );
    await dataOf(reopen(id, market.postingForm()));
    expect(await detail(id)).toMatchObject({ projectStatus: 'recruiting', deliveriesCount: 1 });
  });

  it('is not opened again for the past, while it is open, or by somebody else', async () => {
    const id = await market.publish({ deadline: later(HOUR), startTime: later(HOUR) });
    expect((await reopen(id, market.postingForm())).code).toBe(409);
    await tolk.advance(DAY);
    const past = market.postingForm({ deadline: later(-HOUR) });
    expect((await reopen(id, past)).code).toBe(1106);
    const begun = market.postingForm({ startTime: later(-23 * HOUR) });
    expect(await reopen(id, begun)).toMatchObject({
      code: 422,
      data: { fields: { startTime: expect.any(String) } },
    });
    const other = await signUp(tolk, 'client');
    const theirs = { projectReleaseInforId: id, ...market.postingForm() };
    expect((await other.call('/clientinterface/reopenPositionProject', theirs)).code).toBe(404);
  });
});

it('the share link of a posting comes with a QR code, for its owner', async () => {
  const posting = { projectReleaseInforId: await market.publish() };
  const path = '/clientinterface/getProjectShareLink';
  expect(await dataOf(market.client.call(path, posting))).toEqual({
    shareLink: `http://127.0.0.1/xqprojectdetail?projectReleaseInforId=${posting.projectReleaseInforId}`,
    qrCode: expect.stringMatching(/^data:image\/svg\+xml;base64,[\w+/=]{500,}$/),
  });
  const other = await signUp(tolk, 'client');
  expect((await other.call(path, posting)).code).toBe(404);
});
