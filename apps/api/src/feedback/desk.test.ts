import { randomUUID } from 'node:crypto';
import { removeAccount } from '../../test/support/account-deletion.ts';
import { feedbackOf } from '../../test/support/feedback.ts';
import { dataOf } from '../../test/support/market.ts';
import { signUp, type TestPerson } from '../../test/support/people.ts';
import { addStaffMember, type TestStaff } from '../../test/support/staff.ts';
import { testApp } from '../../test/support/test-app.ts';
import { workOf } from '../../test/support/work.ts';

const tolk = testApp();
let support: TestStaff;
let client: TestPerson;

beforeEach(async () => {
  support = await addStaffMember(tolk, 'support');
  client = await signUp(tolk, 'client');
});

const send = (changes: Record<string, unknown> = {}, person = client) =>
  feedbackOf.send(person, 'client', changes);
const act = (name: string, id: string, fields: Record<string, unknown> = {}, by = support) =>
  feedbackOf.act(by, name, id, fields);
const codesOf = (answers: readonly { code: number }[]) =>
  answers.map(({ code }) => code).toSorted((one, other) => one - other);
const enabledOf = ({
  allowedActions,
}: {
  allowedActions: { action: string; enabled: boolean }[];
}) => allowedActions.filter(({ enabled }) => enabled).map(({ action }) => action);

describe('the queue', () => {
  it('shows what is open, the oldest first, then what was answered last', async () => {
    const word = randomUUID();
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      ids.push(await send({ instructions: `${word} ${count}` }));
      await tolk.advance(1_000);
    }
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await dataOf(act('answerFeedback', first, { answerEn: 'Done.' }));
    await tolk.advance(1_000);
    await dataOf(act('answerFeedback', second, { answerEn: 'Done.' }));
    const { list } = await feedbackOf.queue(support, { search: word });
    expect(list.map(({ feedbackId }) => feedbackId)).toEqual([third, fourth, second, first]);
  });

  it('is filtered by status, type, and who has taken it on', async () => {
    const word = randomUUID();
    const open = await send({ instructions: word });
    const mine = await send({ instructions: word, feedbackType: 'payment' });
    const colleague = await addStaffMember(tolk, 'admin');
    const theirs = await send({ instructions: word });
    await dataOf(workOf.assign(support, 'feedback', mine, { staffId: support.staffId }));
    await dataOf(workOf.assign(support, 'feedback', theirs, { staffId: colleague.staffId }));
    const found = async (filter: Record<string, unknown>) =>
      (await feedbackOf.queue(support, { search: word, ...filter })).list.map(
        ({ feedbackId }) => feedbackId,
      );
    expect(await found({ assignee: 'me' })).toEqual([mine]);
    expect(await found({ assignee: 'nobody' })).toEqual([open]);
    expect(await found({ feedbackType: 'payment' })).toEqual([mine]);
    expect(await found({ feedbackStatus: 'submitted' })).toEqual([open]);
    expect(await found({ feedbackStatus: 'inProgress' })).toEqual([mine, theirs]);
  });

  it('is for support and admin', async () => {
    for (const role of ['reviewer', 'finance'] as const) {
      const other = await addStaffMember(tolk, role);
      expect((await other.call('/opsinterface/getFeedbackList', {})).code).toBe(403);
    }
    const admin = await addStaffMember(tolk, 'admin');
    expect((await admin.call('/opsinterface/getFeedbackList', {})).code).toBe(0);
  });

  it('is counted on the overview of who works on it', async () => {
    const waiting = async (staff: TestStaff) => {
      const { workQueues } = await dataOf(
        staff.call<{ workQueues: { queue: string; waiting: number }[] }>(
          '/opsinterface/getOverviewData',
          {},
        ),
      );
      return workQueues.find(({ queue }) => queue === 'feedbackToAnswer')?.waiting;
    };
    const before = (await waiting(support)) ?? 0;
    const answered = await send();
    await send();
    await dataOf(act('answerFeedback', answered, { answerEn: 'Done.' }));
    expect(await waiting(support)).toBe(before + 1);
    expect(await waiting(await addStaffMember(tolk, 'finance'))).toBeUndefined();
  });
});

describe('a report', () => {
  it('is taken on, given to a colleague and put back, and its story says so', async () => {
    const id = await send();
    await dataOf(workOf.assign(support, 'feedback', id, { staffId: support.staffId }));
    expect(await feedbackOf.look(support, id)).toMatchObject({
      feedbackStatus: 'inProgress',
      assigneeId: support.staffId,
    });
    expect((await feedbackOf.own(client, 'client', id)).feedbackStatus).toBe('inProgress');
    const colleague = await addStaffMember(tolk, 'admin');
    await dataOf(workOf.assign(support, 'feedback', id, { staffId: colleague.staffId }));
    await dataOf(workOf.assign(colleague, 'feedback', id, { staffId: null }));
    const back = await feedbackOf.look(support, id);
    expect(back).toMatchObject({ feedbackStatus: 'submitted', assigneeId: null });
    expect(back.timeline.map(({ action }) => action)).toEqual([
      'submit',
      'assign',
      'assign',
      'putBack',
    ]);
    expect(back.timeline[0]).toMatchObject({ byName: null });
    expect(back.timeline[2]?.toName).toMatch(/^admin/);
  });

  it('is given to nobody who doesn’t work at the desk', async () => {
    const id = await send();
    const reviewer = await addStaffMember(tolk, 'reviewer');
    const given = workOf.assign(support, 'feedback', id, { staffId: reviewer.staffId });
    expect(await given).toMatchObject({ code: 404 });
    const colleagues = await dataOf(
      support.call<{ staffId: string }[]>('/opsinterface/getWorkColleagues', {
        subject: 'feedback',
      }),
    );
    const ids = colleagues.map(({ staffId }) => staffId);
    expect(ids).toContain(support.staffId);
    expect(ids).not.toContain(reviewer.staffId);
  });

  it('is answered in the language in which it is written', async () => {
    const chinese = await signUp(tolk, 'client', 'zh-CN');
    const id = await send({ instructions: '交付页面一片空白。' }, chinese);
    expect(await act('answerFeedback', id, { answerEn: 'Mended.' })).toMatchObject({
      code: 422,
      data: { fields: { answerZh: expect.any(String) } },
    });
    const report = await dataOf(act('answerFeedback', id, { answerZh: '问题已修复。' }));
    expect(report).toMatchObject({
      feedbackStatus: 'answered',
      language: 'zh-CN',
      answerLanguages: ['zh-CN'],
      results: { en: null, zh: '问题已修复。' },
    });
    expect((await feedbackOf.own(chinese, 'client', id)).results).toBe('问题已修复。');
  });

  it('that is taken up again keeps its answer until there is another one', async () => {
    const id = await send();
    await dataOf(act('answerFeedback', id, { answerEn: 'Mended.' }));
    await dataOf(client.call('/clientinterface/upYYFKReadingStatus', { feedbackId: id }));
    await dataOf(act('reopenFeedback', id));
    expect(await feedbackOf.own(client, 'client', id)).toMatchObject({
      feedbackStatus: 'inProgress',
      results: 'Mended.',
      unread: false,
    });
    await dataOf(act('answerFeedback', id, { answerEn: 'Mended for good.' }));
    expect(await feedbackOf.own(client, 'client', id)).toMatchObject({
      results: 'Mended for good.',
      unread: true,
    });
  });

  it('that somebody else changed is not changed unseen', async () => {
    const id = await send();
    const { version } = await feedbackOf.look(support, id);
    const target = { feedbackId: id, version };
    const colleague = await addStaffMember(tolk, 'support');
    const answers = await Promise.all(
      [support, colleague].map((staff) =>
        staff.call<object>('/opsinterface/answerFeedback', { ...target, answerEn: 'Mended.' }),
      ),
    );
    expect(codesOf(answers)).toEqual([0, 409]);
    expect(answers.find(({ code }) => code === 409)?.data).toMatchObject({
      allowedActions: [{ action: 'reopen', enabled: true }],
    });
  });

  it('is looked at and acted on in the audit log', async () => {
    const id = await send();
    await feedbackOf.look(support, id);
    await dataOf(workOf.assign(support, 'feedback', id, { staffId: support.staffId }));
    const entries = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('subject_id', '=', id)
      .where('subject', '=', 'feedback')
      .orderBy('at')
      .execute();
    expect(entries).toEqual(
      expect.arrayContaining([
        { action: 'getFeedbackDetail', details: { personId: client.personId } },
        {
          action: 'assignWork',
          details: { personId: client.personId, staffId: support.staffId },
        },
      ]),
    );
  });
});

describe('a duplicate', () => {
  async function pair() {
    const other = await signUp(tolk, 'client', 'zh-CN');
    const main = await send();
    const duplicate = await send({ instructions: '页面空白。' }, other);
    return { main, duplicate, other };
  }

  it('is answered with the report that it was merged into, in its own language', async () => {
    const { main, duplicate, other } = await pair();
    await dataOf(act('mergeFeedback', duplicate, { intoFeedbackId: main }));
    expect(await feedbackOf.look(support, main)).toMatchObject({
      answerLanguages: ['en', 'zh-CN'],
      duplicates: [{ feedbackId: duplicate, instructions: '页面空白。' }],
    });
    await dataOf(workOf.assign(support, 'feedback', main, { staffId: support.staffId }));
    expect(await feedbackOf.own(other, 'client', duplicate)).toMatchObject({
      feedbackStatus: 'inProgress',
      merged: true,
    });
    await dataOf(act('answerFeedback', main, { answerEn: 'Mended.', answerZh: '已修复。' }));
    expect(await feedbackOf.own(client, 'client', main)).toMatchObject({
      results: 'Mended.',
      merged: false,
      unread: true,
    });
    expect(await feedbackOf.own(other, 'client', duplicate)).toMatchObject({
      results: '已修复。',
      unread: true,
    });
  });

  it('of an answered report gets its answer at once', async () => {
    const { main, duplicate, other } = await pair();
    await dataOf(act('answerFeedback', main, { answerEn: 'Mended.' }));
    await dataOf(act('mergeFeedback', duplicate, { intoFeedbackId: main }));
    expect(await feedbackOf.own(other, 'client', duplicate)).toMatchObject({
      feedbackStatus: 'answered',
      results: 'Mended.',
      unread: true,
    });
  });

  it('is not in the queue, allows nothing but to be separated, and then stands by itself', async () => {
    const { main, duplicate } = await pair();
    const merged = await dataOf(act('mergeFeedback', duplicate, { intoFeedbackId: main }));
    expect(merged.mainFeedbackId).toBe(main);
    expect(enabledOf(merged)).toEqual(['separate']);
    expect(await act('answerFeedback', duplicate, { answerZh: '已修复。' })).toMatchObject({
      code: 409,
    });
    const { list } = await feedbackOf.queue(support, { search: '页面空白' });
    expect(list.map(({ feedbackId }) => feedbackId)).not.toContain(duplicate);
    const separated = await dataOf(act('separateFeedback', duplicate));
    expect(separated.mainFeedbackId).toBeNull();
    expect((await feedbackOf.look(support, main)).duplicates).toEqual([]);
  });

  it('brings its own duplicates along', async () => {
    const { main, duplicate } = await pair();
    const third = await send();
    await dataOf(act('mergeFeedback', third, { intoFeedbackId: duplicate }));
    await dataOf(act('mergeFeedback', duplicate, { intoFeedbackId: main }));
    expect((await feedbackOf.look(support, third)).mainFeedbackId).toBe(main);
    expect(await feedbackOf.queue(support, { search: 'page is empty' })).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ feedbackId: main, duplicates: 2 })]),
    });
  });

  it('that is merged or separated meanwhile is not answered unseen', async () => {
    const { main, duplicate } = await pair();
    const seen = await feedbackOf.look(support, main);
    const answer = (version: number) =>
      support.call('/opsinterface/answerFeedback', {
        feedbackId: main,
        version,
        answerEn: 'Mended.',
        answerZh: '已修复。',
      });
    await dataOf(act('mergeFeedback', duplicate, { intoFeedbackId: main }));
    expect(await answer(seen.version)).toMatchObject({ code: 409 });
    const { version } = await feedbackOf.look(support, main);
    await dataOf(act('separateFeedback', duplicate));
    expect(await answer(version)).toMatchObject({ code: 409 });
  });

  it('is merged neither into itself, nor into a duplicate, nor into what does not exist', async () => {
    const { main, duplicate } = await pair();
    const third = await send();
    await dataOf(act('mergeFeedback', duplicate, { intoFeedbackId: main }));
    const into = async (intoFeedbackId: string) =>
      (await act('mergeFeedback', third, { intoFeedbackId })).code;
    expect(await into(third)).toBe(422);
    expect(await into(duplicate)).toBe(409);
    expect(await into(randomUUID())).toBe(404);
  });

  it('two that are merged into each other at once make one duplicate', async () => {
    const { main, duplicate } = await pair();
    const answers = await Promise.all([
      act('mergeFeedback', main, { intoFeedbackId: duplicate }),
      act('mergeFeedback', duplicate, { intoFeedbackId: main }),
    ]);
    expect(codesOf(answers)).toEqual([0, 409]);
  });

  it('stands by itself when the author of the other report deletes the account', async () => {
    const { main, duplicate, other } = await pair();
    await dataOf(act('mergeFeedback', duplicate, { intoFeedbackId: main }));
    await dataOf(removeAccount(tolk, client));
    expect((await support.call('/opsinterface/getFeedbackDetail', { feedbackId: main })).code).toBe(
      404,
    );
    expect(await feedbackOf.own(other, 'client', duplicate)).toMatchObject({ merged: false });
    expect((await feedbackOf.look(support, duplicate)).mainFeedbackId).toBeNull();
  });
});

it('the figures count what was written by type, and how long an answer took', async () => {
  // A day of its own, on which nothing else was written.
  await tolk.advance(40 * 86_400_000);
  const admin = await addStaffMember(tolk, 'admin');
  const author = await signUp(tolk, 'client');
  const id = await send({ feedbackType: 'payment' }, author);
  await send({ feedbackType: 'payment' }, author);
  await send({ feedbackType: 'report' }, author);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(
    tolk.clock.now(),
  );
  await tolk.advance(30 * 60_000);
  await dataOf(act('answerFeedback', id, { answerEn: 'Paid.' }, admin));
  const to = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(
    tolk.clock.now(),
  );
  const figures = await dataOf(
    admin.call<object>('/opsinterface/getKeyFigures', { from: day, to }),
  );
  expect(figures).toMatchObject({
    feedback: 3,
    hoursToAnswer: 0.5,
    feedbackByType: [
      { feedbackType: 'payment', received: 2, answered: 1 },
      { feedbackType: 'report', received: 1, answered: 0 },
    ],
  });
});
