import { feedbackOf } from '../../test/support/feedback.ts';
import { dataOf, openMarket, withKey, type Market } from '../../test/support/market.ts';
import { mayDownload } from '../../test/support/may-download.ts';
import { signUp, type TestPerson } from '../../test/support/people.ts';
import { addStaffMember, type TestStaff } from '../../test/support/staff.ts';
import { foundCompany } from '../../test/support/supplier-company.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();
let market: Market;
let support: TestStaff;
let supplier: TestPerson;

beforeAll(async () => {
  market = await openMarket(tolk);
});
beforeEach(async () => {
  support = await addStaffMember(tolk, 'support');
  supplier = await signUp(tolk, 'supplier');
});

it('whoever acts for a company sends their own picture, reads it and takes another one back', async () => {
  const company = await foundCompany(tolk);
  const { founder } = company;
  const fileId = await market.upload(founder, 'feedback');
  const feedbackId = await feedbackOf.send(founder, 'supplier', { fileIds: [fileId] });
  expect(await feedbackOf.own(founder, 'supplier', feedbackId)).toMatchObject({
    attachments: [{ fileId }],
  });
  expect(await mayDownload(founder, fileId)).toBe(true);
  const unused = await market.upload(founder, 'feedback');
  await dataOf(founder.call('/supinterface/deleteFile', { fileId: unused }));
  const colleague = await company.join('coordinates');
  expect(await mayDownload(colleague, fileId)).toBe(false);
});

const unreadOf = (person: TestPerson) =>
  dataOf(person.call<{ feedback: number; notification: number }>('/supinterface/getUnreadMsg', {}));

it('what somebody sends stands in their list, with its files', async () => {
  const fileIds = [
    await market.upload(supplier, 'feedback'),
    await market.upload(supplier, 'feedback'),
  ];
  const instructions = ' The delivery page\nstays empty. ';
  const feedbackId = await feedbackOf.send(supplier, 'supplier', { instructions, fileIds });
  expect(await feedbackOf.list(supplier, 'supplier')).toMatchObject({
    total: 1,
    list: [
      {
        feedbackId,
        feedbackType: 'fault',
        feedbackStatus: 'submitted',
        instructions: 'The delivery page stays empty.',
        attachments: 2,
        unread: false,
        merged: false,
        answerTime: null,
      },
    ],
  });
  expect(await feedbackOf.own(supplier, 'supplier', feedbackId)).toMatchObject({
    instructions: 'The delivery page\nstays empty.',
    attachments: [{ fileId: fileIds[0], fileName: 'contract.txt' }, { fileId: fileIds[1] }],
    results: null,
  });
});

it('types are those of the dictionary that are offered', async () => {
  const types = await dataOf(
    supplier.call<{ value: string; en: string; zh: string }[]>(
      '/supinterface/getFeedbackTypeData',
      {},
    ),
  );
  expect(types[0]).toEqual({ value: 'fault', en: 'Something does not work', zh: '功能异常' });
  expect(types).toHaveLength(8);
});

it.each([
  ['a type that nobody offers', { feedbackType: 'rant' }, 'feedbackType'],
  ['a text with nothing to see', { instructions: ' \u200b\n' }, 'instructions'],
])('%s is refused beside its field', async (_case, changes, field) => {
  const form = { feedbackType: 'other', instructions: 'Hello.', fileIds: [], ...changes };
  expect(await supplier.call('/supinterface/addFeedBack', form)).toMatchObject({
    code: 422,
    data: { fields: { [field]: expect.any(String) } },
  });
});

it('a file of somebody else, or one for something else, can’t be attached', async () => {
  const other = await signUp(tolk, 'supplier');
  for (const fileId of [
    await market.upload(other, 'feedback'),
    await market.upload(supplier, 'evidence'),
  ]) {
    const form = { feedbackType: 'other', instructions: 'Hello.', fileIds: [fileId] };
    expect(await supplier.call('/supinterface/addFeedBack', form)).toMatchObject({ code: 404 });
  }
});

it('an attachment is read by its owner and the desk, and can’t be deleted', async () => {
  const fileId = await market.upload(supplier, 'feedback');
  const feedbackId = await feedbackOf.send(supplier, 'supplier', { fileIds: [fileId] });
  const other = await feedbackOf.send(supplier, 'supplier');
  expect(await mayDownload(supplier, fileId)).toBe(true);
  expect(await mayDownload(await signUp(tolk, 'supplier'), fileId)).toBe(false);
  expect(await supplier.call('/supinterface/deleteFile', { fileId })).toMatchObject({ code: 1402 });
  const look = (staff: TestStaff, id: string) =>
    staff
      .call('/opsinterface/downloadFeedbackFile', { feedbackId: id, fileId })
      .then(({ code }) => code)
      .catch(() => 'file');
  expect(await look(support, feedbackId)).toBe('file');
  expect(await look(support, other)).toBe(404);
  expect(await look(await addStaffMember(tolk, 'reviewer'), feedbackId)).toBe(403);
  const audit = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select(['action', 'subject', 'details'])
    .where('subject_id', '=', feedbackId)
    .execute();
  expect(audit).toEqual([
    {
      action: 'downloadFeedbackFile',
      subject: 'feedback',
      details: { personId: supplier.personId, fileId },
    },
  ]);
});

it('an answer is announced, counted until it is read, and read once', async () => {
  const feedbackId = await feedbackOf.send(supplier, 'supplier');
  await dataOf(
    feedbackOf.act(support, 'answerFeedback', feedbackId, { answerEn: 'Mended today.' }),
  );
  expect(await unreadOf(supplier)).toMatchObject({ feedback: 1, notification: 0 });
  // The overview counts what the bell counts.
  expect(await dataOf(supplier.call('/supinterface/getOverviewData', {}))).toMatchObject({
    xxCount: 1,
  });
  const { list } = await feedbackOf.list(supplier, 'supplier', { feedbackStatus: 'answered' });
  expect(list).toMatchObject([{ feedbackId, unread: true, feedbackStatus: 'answered' }]);
  expect(await feedbackOf.own(supplier, 'supplier', feedbackId)).toMatchObject({
    results: 'Mended today.',
    unread: true,
  });
  const notifications = () =>
    dataOf(supplier.call<{ list: object[] }>('/supinterface/getXXTZDatas', { event: 'feedback' }));
  expect((await notifications()).list).toMatchObject([
    {
      title: 'Your feedback has been answered',
      text: 'Mended today.',
      path: `/messagecenter/messagedetail?feedbackId=${feedbackId}`,
      event: 'feedback',
      read: false,
    },
  ]);
  await dataOf(supplier.call('/supinterface/upYYFKReadingStatus', { feedbackId }));
  expect(await unreadOf(supplier)).toMatchObject({ feedback: 0, notification: 0 });
  expect((await notifications()).list).toMatchObject([{ read: true }]);
  expect(await feedbackOf.own(supplier, 'supplier', feedbackId)).toMatchObject({ unread: false });
});

it('marking everything read reads the answers too', async () => {
  const feedbackId = await feedbackOf.send(supplier, 'supplier');
  await dataOf(feedbackOf.act(support, 'answerFeedback', feedbackId, { answerEn: 'Mended.' }));
  await dataOf(supplier.call('/supinterface/xxtzyjyd', {}));
  expect(await unreadOf(supplier)).toMatchObject({ feedback: 0, notification: 0 });
  expect(await feedbackOf.own(supplier, 'supplier', feedbackId)).toMatchObject({ unread: false });
});

it('an answer that was read right away is not mailed; one that was not is', async () => {
  const [seen, unseen] = [await signUp(tolk, 'supplier'), await signUp(tolk, 'supplier')];
  for (const person of [seen, unseen]) {
    const feedbackId = await feedbackOf.send(person, 'supplier');
    await dataOf(feedbackOf.act(support, 'answerFeedback', feedbackId, { answerEn: 'Mended.' }));
    if (person === seen) {
      await dataOf(person.call('/supinterface/upYYFKReadingStatus', { feedbackId }));
    }
  }
  await tolk.advance(60_000);
  await tolk.settle();
  const mailed = (person: TestPerson) =>
    tolk.mails.filter(({ to }) => to === person.account).map(({ subject }) => subject);
  expect(mailed(seen)).toEqual([]);
  expect(mailed(unseen)).toEqual(['Your feedback has been answered']);
});

it('what was written as supplier is not there for the same person as client', async () => {
  const feedbackId = await feedbackOf.send(supplier, 'supplier');
  await dataOf(
    supplier.call<{ token: string }>('/supinterface/switchIdentity', {
      loginName: supplier.account,
      port: 0,
    }),
  ).then(({ token }) => {
    supplier.token = token;
  });
  expect((await feedbackOf.list(supplier, 'client')).total).toBe(0);
  expect(await supplier.call('/clientinterface/getFeedbackDetail', { feedbackId })).toMatchObject({
    code: 404,
  });
});

it('the same form sent twice with one key is one report', async () => {
  const form = { feedbackType: 'suggestion', instructions: 'Dark mode, please.', fileIds: [] };
  const key = withKey();
  const first = await supplier.call('/supinterface/addFeedBack', form, key);
  const second = await supplier.call('/supinterface/addFeedBack', form, key);
  expect(second.data).toEqual(first.data);
  expect((await feedbackOf.list(supplier, 'supplier')).total).toBe(1);
});

describe('a flood', () => {
  const limited = testApp({
    config: { rateLimits: { perAddress: 0, perPerson: 0, perCall: true } },
  });

  it('ends after twenty reports in a day', async () => {
    const person = await signUp(limited, 'client');
    for (let count = 0; count < 20; count += 1) await feedbackOf.send(person, 'client');
    const form = { feedbackType: 'other', instructions: 'Once more.', fileIds: [] };
    expect(await person.call('/clientinterface/addFeedBack', form)).toMatchObject({ code: 429 });
  });
});

it('own data hold what was written, answered and attached', async () => {
  const fileIds = [await market.upload(supplier, 'feedback')];
  const feedbackId = await feedbackOf.send(supplier, 'supplier', { fileIds });
  await dataOf(feedbackOf.act(support, 'answerFeedback', feedbackId, { answerEn: 'Mended.' }));
  expect(await supplier.call('/supinterface/exportOwnData', {})).toMatchObject({
    feedback: [
      {
        identity: 'supplier',
        type: 'fault',
        text: 'The page is empty.',
        status: 'answered',
        answer: { en: 'Mended.', zh: null },
        files: ['contract.txt'],
      },
    ],
  });
});
