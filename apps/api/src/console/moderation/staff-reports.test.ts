import { addMs, limits, MINUTE } from '@tolk/domain';
import type { ResponseOf, calls } from '@tolk/contract';
import { chat, chatCall, say } from '../../../test/support/conversations.ts';
import { removeAccount } from '../../../test/support/account-deletion.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { workOf } from '../../../test/support/work.ts';
import { forgetRecalled } from '../../messages/threads/thread-repository.ts';

const tolk = testApp();

type Calls = typeof calls.opsinterface.reports;
type Report = ResponseOf<Calls['getMessageReport']>;
type List = ResponseOf<Calls['getMessageReportList']>;

let market: Market;
let staff: TestStaff;
let conversationId: string;
let messageReportId: string;

beforeEach(async () => {
  market = await openMarket(tolk);
  staff = await addStaffMember(tolk, 'support');
  const otherId = market.supplier.personId;
  ({ conversationId } = await chat(market.client, 'ceatesession', { otherId }));
  for (let n = 1; n <= 15; n += 1) await dataOf(say(market.client, conversationId, `Before ${n}`));
  const { seq } = await dataOf(say(market.supplier, conversationId, 'Pay me by bank transfer.'));
  const report = { conversationId, seq, reason: 'outsidePayment', note: 'Twice.' } as const;
  await chat(market.client, 'reportMessage', report);
  messageReportId = await newest();
});

const list = (decided = false) =>
  dataOf(staff.call<List>('/opsinterface/getMessageReportList', { decided, pageSize: 100 }));
const newest = async () => (await list()).list.at(-1)?.messageReportId ?? '';
const read = () =>
  dataOf(staff.call<Report>('/opsinterface/getMessageReport', { messageReportId }));
const decide = (outcome: string, words = 'Keep payments on Tolk.') =>
  staff.call<Report>('/opsinterface/decideMessageReport', { messageReportId, outcome, words });
const told = async (personId: string) => {
  const found = await tolk.app.deps.db
    .selectFrom('notification')
    .select(['kind', 'title_en', 'text_en'])
    .where('person_id', '=', personId)
    .where('kind', 'in', ['messageReported', 'reportDecided'])
    .execute();
  return found.map(({ title_en, text_en }) => `${title_en}: ${text_en}`);
};

it('staff reads the message with ten before it and nothing else, and the look is noted', async () => {
  const report = await read();
  expect(report).toMatchObject({
    reason: 'outsidePayment',
    note: 'Twice.',
    reporterId: market.client.personId,
    reportedId: market.supplier.personId,
    reportedSide: 'supplier',
    outcome: null,
    earlierFindings: 0,
  });
  expect(report.messages.map(({ text }) => text)).toEqual([
    ...Array.from({ length: 10 }, (_, index) => `Before ${index + 6}`),
    'Pay me by bank transfer.',
  ]);
  const audited = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', messageReportId)
    .execute();
  expect(audited).toEqual([{ action: 'getMessageReport' }]);
});

it('what was recalled is read by staff where it is reported, and by nobody once its time is over', async () => {
  const { db } = tolk.app.deps;
  const reported = async (text: string, keptFor: number) => {
    const { seq } = await dataOf(say(market.supplier, conversationId, text));
    await chat(market.supplier, 'getRecallMessage', { conversationId, seq });
    await forgetRecalled(db, addMs(tolk.clock.now(), -keptFor));
    await chat(market.client, 'reportMessage', { conversationId, seq, reason: 'abuse', note: '' });
    messageReportId = await newest();
    return (await read()).messages.find((message) => message.seq === seq);
  };
  expect(await reported('You thief.', MINUTE)).toMatchObject({
    text: 'You thief.',
    recalled: true,
  });
  expect(await reported('You cheat.', -MINUTE)).toMatchObject({
    text: '',
    recalled: true,
  });
  const { list: shown } = await chat(market.client, 'sessionHistory', { conversationId });
  expect(shown.map(({ text }) => text).filter((text) => text.startsWith('You'))).toEqual([]);
});

it('staff reads of a recalled neighbour nothing', async () => {
  const { seq } = await dataOf(say(market.supplier, conversationId, 'My PIN is 4711.'));
  await chat(market.supplier, 'getRecallMessage', { conversationId, seq });
  const after = await dataOf(say(market.supplier, conversationId, 'Pay me in cash.'));
  await chat(market.client, 'reportMessage', {
    conversationId,
    seq: after.seq,
    reason: 'outsidePayment',
    note: '',
  });
  messageReportId = await newest();
  const { messages } = await read();
  expect(messages.find((message) => message.seq === seq)).toMatchObject({
    text: '',
    recalled: true,
  });
});

it('a warning reaches who wrote the message, and who reported it hears of it', async () => {
  expect(await dataOf(decide('warned'))).toMatchObject({ outcome: 'warned', earlierFindings: 1 });
  expect(await told(market.supplier.personId)).toEqual([
    'One of your messages was reported: Our staff looked into it and write: Keep payments on Tolk. You can appeal once under Settings.',
  ]);
  expect(await told(market.client.personId)).toEqual([
    'We have looked into your report: Our staff have acted on it. Thank you for telling us.',
  ]);
  expect((await say(market.supplier, conversationId, 'Sorry.')).code).toBe(0);
  expect((await list(true)).list[0]).toMatchObject({ messageReportId, outcome: 'warned' });
});

it('who is silenced writes to nobody until it is over', async () => {
  await dataOf(decide('silenced'));
  const refused = await say(market.supplier, conversationId, 'Hello?');
  expect([refused.code, refused.msg]).toEqual([
    1701,
    expect.stringMatching(/^You can’t send messages until \d{4}-\d{2}-\d{2}, because/),
  ]);
  expect((await say(market.client, conversationId, 'I can.')).code).toBe(0);
  await tolk.advance(limits.conversation.silenceMs);
  expect((await say(market.supplier, conversationId, 'Again.')).code).toBe(0);
});

it('a report is decided once, with words unless it is dismissed', async () => {
  expect(await decide('warned', ' ')).toMatchObject({
    code: 422,
    data: { fields: { words: expect.any(String) } },
  });
  const both = await Promise.all([decide('dismissed', ''), decide('dismissed', '')]);
  expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, 409]);
  expect(await told(market.supplier.personId)).toEqual([]);
  expect(await told(market.client.personId)).toHaveLength(1);
});

it('several are dismissed for one reason, and what a colleague decided meanwhile is left alone', async () => {
  const first = messageReportId;
  const { seq } = await dataOf(say(market.supplier, conversationId, 'Or by cheque.'));
  const report = { conversationId, seq, reason: 'outsidePayment', note: '' } as const;
  await chat(market.client, 'reportMessage', report);
  const second = await newest();
  await dataOf(decide('warned'));
  const dismiss = (note: string) =>
    staff.call('/opsinterface/dismissMessageReports', { messageReportIds: [first, second], note });
  expect(await dismiss('  ')).toMatchObject({
    code: 422,
    data: { fields: { note: expect.any(String) } },
  });
  expect(await dataOf(dismiss('The same joke between friends.'))).toEqual({
    dismissed: 1,
    skipped: 1,
  });
  messageReportId = second;
  expect(await read()).toMatchObject({ outcome: 'dismissed', words: '' });
  const { data: looked } = await workOf.look(staff, 'messageReport', second);
  expect(looked.notes).toMatchObject([{ text: 'The same joke between friends.' }]);
  expect((await workOf.look(staff, 'messageReport', first)).data.notes).toEqual([]);
});

it('nobody without the room reads it, and no member of staff has another way in', async () => {
  const finance = await addStaffMember(tolk, 'finance');
  const path = '/opsinterface/getMessageReport';
  expect((await finance.call(path, { messageReportId })).code).not.toBe(0);
  const history = { conversationId };
  const path2 = '/communicationinterface/sessionHistory';
  expect((await staff.call(path2, history)).code).toBe(401);
  expect((await chatCall(market.client, 'sessionHistory', history)).code).toBe(0);
});

it.each(['supplier', 'client'] as const)(
  'an open report is read and decided also when the account of the %s is gone',
  async (side) => {
    expect((await removeAccount(tolk, market[side])).code).toBe(0);
    const names = { supplier: 'reportedName', client: 'reporterName' };
    const { list: open } = await list();
    expect(open.find((one) => one.messageReportId === messageReportId)).toMatchObject({
      [names[side]]: 'Deleted account',
      outcome: null,
    });
    const report = await read();
    expect(report).toMatchObject({
      reporterId: market.client.personId,
      reportedId: market.supplier.personId,
      reportedSide: 'supplier',
    });
    expect(report.messages.at(-1)?.text).toBe('Pay me by bank transfer.');
    expect(await dataOf(decide('warned'))).toMatchObject({ earlierFindings: 1 });
  },
);

it('a finding counts on after one of the two deleted the account', async () => {
  await dataOf(decide('silenced'));
  expect((await removeAccount(tolk, market.client)).code).toBe(0);
  expect((await list(true)).list).toContainEqual(
    expect.objectContaining({ messageReportId, reporterName: 'Deleted account' }),
  );
  expect(await read()).toMatchObject({ outcome: 'silenced', earlierFindings: 1 });
});
