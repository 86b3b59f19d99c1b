import type { MessageReport } from '@tolk/contract';
import { addMs, DAY, limits, type Sanction } from '@tolk/domain';
import { removeAccount } from '../../../test/support/account-deletion.ts';
import { chat, say } from '../../../test/support/conversations.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { moderationOf } from '../../../test/support/moderation.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { workOf } from '../../../test/support/work.ts';

const tolk = testApp();

let market: Market;
let support: TestStaff;
let colleague: TestStaff;
let conversationId: string;

/** Sessions of the staff end within a day. */
async function newShift() {
  support = await addStaffMember(tolk, 'support');
  colleague = await addStaffMember(tolk, 'admin');
}

beforeEach(async () => {
  market = await openMarket(tolk);
  await newShift();
  const otherId = market.supplier.personId;
  ({ conversationId } = await chat(market.client, 'ceatesession', { otherId }));
});

const outcomes = { warning: 'warned', silence: 'silenced' } as const;

/** The supplier wrote this, the client reported it; the report waits. */
async function reported(text = 'Pay me by bank transfer.'): Promise<string> {
  const { seq } = await dataOf(say(market.supplier, conversationId, text));
  const report = { conversationId, seq, reason: 'outsidePayment', note: '' } as const;
  await chat(market.client, 'reportMessage', report);
  type List = { list: { messageReportId: string }[] };
  const open = { decided: false, pageSize: 100 };
  const { list } = await dataOf(support.call<List>('/opsinterface/getMessageReportList', open));
  return list.at(-1)?.messageReportId ?? '';
}

const read = (messageReportId: string) =>
  dataOf(support.call<MessageReport>('/opsinterface/getMessageReport', { messageReportId }));

const decide = (messageReportId: string, sanction: Sanction) =>
  support.call<MessageReport>('/opsinterface/decideMessageReport', {
    messageReportId,
    outcome: outcomes[sanction],
    words: 'Keep payments on Tolk.',
  });

/** Warned or silenced for it; the report, and what may be appealed. */
async function done(sanction: Sanction, text?: string) {
  const messageReportId = await reported(text);
  await dataOf(decide(messageReportId, sanction));
  const [newest] = await moderationOf.own(market.supplier);
  return { messageReportId, moderationId: newest?.moderationId ?? '' };
}

async function appealed(sanction: Sanction) {
  const ids = await done(sanction);
  await dataOf(moderationOf.appeal(market.supplier, ids.moderationId, 'It was a joke.'));
  return ids;
}

/** The newest notification of the supplier. */
async function told() {
  type Told = { list: { title: string; text: string; path: string }[] };
  return (await dataOf(market.supplier.call<Told>('/supinterface/getXXTZDatas', {}))).list[0];
}

const sorted = (answers: readonly { code: number }[]) =>
  answers.map(({ code }) => code).toSorted((one, other) => one - other);

it('a warning is read with its reason and what it was about, and appealed once', async () => {
  const { moderationId } = await done(
    'warning',
    `Pay me by bank transfer.\n${'Really. '.repeat(30)}`,
  );
  const [own] = await moderationOf.own(market.supplier);
  expect(own).toMatchObject({
    subject: 'warning',
    state: 'hidden',
    reason: null,
    words: 'Keep payments on Tolk.',
    hiddenTime: expect.any(String),
    untilTime: null,
    mayAppeal: true,
  });
  expect(own?.title).toMatch(/^Pay me by bank transfer\. Really\..{50,}…$/u);
  expect(await told()).toMatchObject({
    title: 'One of your messages was reported',
    text: 'Our staff looked into it and write: Keep payments on Tolk. You can appeal once under Settings.',
    path: '/settings/settingsindex#moderation',
  });
  expect(await moderationOf.own(market.client)).toEqual([]);
  expect(await moderationOf.appeal(market.client, moderationId)).toMatchObject({ code: 404 });
  expect(await moderationOf.appeal(market.supplier, moderationId, '  ')).toMatchObject({
    code: 422,
  });
  expect(await dataOf(moderationOf.appeal(market.supplier, moderationId))).toMatchObject({
    state: 'appealed',
    mayAppeal: false,
  });
  expect(await moderationOf.appeal(market.supplier, moderationId)).toMatchObject({ code: 409 });
});

it('the appeal waits for a second member, who lifts the warning: it counts no more', async () => {
  const { messageReportId, moderationId } = await appealed('warning');
  const { list } = await workOf.list(support);
  expect(list.find(({ subjectId }) => subjectId === moderationId)).toMatchObject({
    kind: 'hidingsAppealed',
    subject: 'moderation',
  });
  expect(await moderationOf.decide(support, moderationId, true)).toMatchObject({ code: 409 });
  expect(await read(messageReportId)).toMatchObject({ earlierFindings: 1, liftedTime: null });
  expect(await dataOf(moderationOf.decide(colleague, moderationId, true))).toMatchObject({
    subject: 'warning',
    hiding: { state: 'restored', appeal: 'It was a joke.' },
    allowedActions: [],
  });
  expect(await read(messageReportId)).toMatchObject({
    outcome: 'warned',
    earlierFindings: 0,
    liftedTime: expect.any(String),
  });
  expect(await told()).toMatchObject({
    title: 'The warning to you was lifted',
    text: 'We looked at it again.',
    path: '/settings/settingsindex#moderation',
  });
  const audited = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select(['action', 'details'])
    .where('subject_id', '=', moderationId)
    .where('action', '=', 'decideHiding')
    .execute();
  const { personId } = market.supplier;
  expect(audited).toEqual([{ action: 'decideHiding', details: { personId, decision: 'restore' } }]);
});

it('a silence says when it ends, and once it is lifted the next message goes through', async () => {
  const { moderationId } = await appealed('silence');
  const [own] = await moderationOf.own(market.supplier);
  expect(own).toMatchObject({ subject: 'silence', title: 'Pay me by bank transfer.' });
  const until = addMs(new Date(own?.hiddenTime ?? ''), limits.conversation.silenceMs);
  expect(own?.untilTime).toBe(until.toISOString());
  expect((await say(market.supplier, conversationId, 'Hello?')).code).toBe(1701);
  await dataOf(moderationOf.decide(colleague, moderationId, true));
  expect((await say(market.supplier, conversationId, 'Hello again.')).code).toBe(0);
  expect(await told()).toMatchObject({ title: 'The ban on your messages was lifted' });
});

it('a silence that is upheld goes on', async () => {
  const { messageReportId, moderationId } = await appealed('silence');
  await dataOf(moderationOf.decide(colleague, moderationId, false));
  expect((await say(market.supplier, conversationId, 'Hello?')).code).toBe(1701);
  expect(await read(messageReportId)).toMatchObject({ earlierFindings: 1, liftedTime: null });
  expect(await told()).toMatchObject({ title: 'The ban on your messages stands' });
  expect(await moderationOf.appeal(market.supplier, moderationId)).toMatchObject({ code: 409 });
});

it('of two silences the one that is lifted leaves the other', async () => {
  const first = await reported('Pay me in cash.');
  const second = await reported('Or by cheque.');
  await dataOf(decide(first, 'silence'));
  await tolk.advance(DAY);
  await newShift();
  await dataOf(decide(second, 'silence'));
  const [newer, older] = await moderationOf.own(market.supplier);
  await dataOf(moderationOf.decide(colleague, newer?.moderationId ?? '', true));
  const refused = await say(market.supplier, conversationId, 'Hello?');
  expect(refused.code).toBe(1701);
  expect(refused.msg).toContain(older?.untilTime?.slice(0, 10));
  await dataOf(moderationOf.decide(colleague, older?.moderationId ?? '', true));
  expect((await say(market.supplier, conversationId, 'Hello again.')).code).toBe(0);
});

it('somebody who is silenced while an earlier silence is lifted stays silent', async () => {
  const { moderationId } = await appealed('silence');
  await tolk.advance(limits.conversation.silenceMs);
  await newShift();
  const next = await reported('Pay me in cash.');
  await Promise.all([
    dataOf(decide(next, 'silence')),
    dataOf(moderationOf.decide(colleague, moderationId, true, { seen: 'appealed' })),
  ]);
  expect((await say(market.supplier, conversationId, 'Hello?')).code).toBe(1701);
});

it('one of two decides who do so at once', async () => {
  const { moderationId } = await appealed('silence');
  const third = await addStaffMember(tolk, 'support');
  const seen = 'appealed' as const;
  const answers = await Promise.all([
    moderationOf.decide(colleague, moderationId, false, { seen }),
    moderationOf.decide(third, moderationId, true, { seen }),
  ]);
  expect(sorted(answers)).toEqual([0, 409]);
  const lifted = answers[1]?.code === 0;
  expect(await moderationOf.own(market.supplier)).toMatchObject([
    { state: lifted ? 'restored' : 'upheld' },
  ]);
  expect((await say(market.supplier, conversationId, 'Hello?')).code).toBe(lifted ? 0 : 1701);
});

it('what is appealed while it is lifted is one of the two', async () => {
  const { moderationId } = await done('warning');
  const answers = await Promise.all([
    moderationOf.appeal(market.supplier, moderationId),
    moderationOf.decide(support, moderationId, true, { seen: 'hidden' }),
  ]);
  expect(sorted(answers)).toEqual([0, 409]);
  const isAppealed = answers[0]?.code === 0;
  expect(await moderationOf.own(market.supplier)).toMatchObject([
    { state: isAppealed ? 'appealed' : 'restored', mayAppeal: false },
  ]);
});

it('staff list it without the message, and the look at that is noted', async () => {
  const { personId } = market.supplier;
  const { moderationId } = await appealed('warning');
  const found = (request: Record<string, unknown>) =>
    moderationOf.list(colleague, 'warning', { state: 'appealed', personId, ...request });
  expect((await found({})).list).toMatchObject([
    {
      title: '',
      text: '',
      hiding: { moderationId, title: '', text: '', appeal: 'It was a joke.' },
    },
  ]);
  expect((await found({ search: market.supplier.account })).total).toBe(1);
  expect((await found({ search: 'transfer' })).total).toBe(0);
  for (const state of ['shown', 'reported']) expect((await found({ state })).total).toBe(0);
  const path = '/opsinterface/getModeratedContent';
  expect(await dataOf(colleague.call(path, { moderationId }))).toMatchObject({
    subject: 'warning',
    text: 'Pay me by bank transfer.',
    personId,
    allowedActions: [
      { action: 'restore', enabled: true },
      { action: 'uphold', enabled: true },
    ],
  });
  const looks = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select(['action', 'staff_id'])
    .where('subject_id', '=', moderationId)
    .execute();
  expect(looks).toEqual([{ action: 'getModeratedContent', staff_id: colleague.staffId }]);
});

it('stands in the export of one’s data, and goes with the account', async () => {
  await appealed('silence');
  const { personId } = market.supplier;
  const exported: object = await market.supplier.call('/supinterface/exportOwnData', {});
  expect(exported).toMatchObject({
    hiddenByStaff: [],
    warningsAndMessageBans: [
      {
        subject: 'silence',
        title: 'Pay me by bank transfer.',
        words: 'Keep payments on Tolk.',
        appeal: 'It was a joke.',
      },
    ],
  });
  expect(JSON.stringify(exported)).not.toContain(support.staffId);
  await dataOf(removeAccount(tolk, market.supplier));
  const left = await tolk.app.deps.db
    .selectFrom('moderation')
    .select('id')
    .where('person_id', '=', personId)
    .execute();
  expect(left).toEqual([]);
});

it('nobody is warned any more who has deleted the account meanwhile', async () => {
  const messageReportId = await reported();
  await dataOf(removeAccount(tolk, market.supplier));
  await dataOf(decide(messageReportId, 'warning'));
  const rows = await tolk.app.deps.db
    .selectFrom('moderation')
    .select('id')
    .where('subject_id', '=', messageReportId)
    .execute();
  expect(rows).toEqual([]);
});

it('people can’t be warned through what hides content', async () => {
  const { messageReportId } = await done('warning');
  const hide = { subject: 'warning', subjectId: messageReportId, reason: 'untrue', words: '' };
  expect(
    await support.call('/opsinterface/hideContent', { ...hide, seenState: null }),
  ).toMatchObject({ code: 422 });
});
