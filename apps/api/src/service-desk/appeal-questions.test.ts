import { randomUUID } from 'node:crypto';
import type { AppealConversations, RequestOf, calls } from '@tolk/contract';
import { HOUR, limits, MINUTE } from '@tolk/domain';
import { removeAccount } from '../../test/support/account-deletion.ts';
import { appealFixture, outcomes, type AppealFixture } from '../../test/support/appeals.ts';
import { download } from '../../test/support/download.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market, type OrderDetail } from '../../test/support/market.ts';
import {
  act as actFor,
  foundOrganisation,
  organisation,
} from '../../test/support/organisations.ts';
import { signUp } from '../../test/support/people.ts';
import { act, ask, desk, onDuty, openAlways, service } from '../../test/support/service.ts';
import { addStaffMember, type TestStaff } from '../../test/support/staff.ts';
import { testApp } from '../../test/support/test-app.ts';

type Calls = typeof calls.opsinterface.appeals;

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let appeals: AppealFixture;
let order: OrderDetail;
let appeal: { projectOrderAppealId: string };
let reviewer: TestStaff;

beforeAll(async () => {
  await openAlways(tolk);
  market = await openMarket(tolk);
  appeals = appealFixture(tolk, market);
});

beforeEach(async () => {
  order = await market.submit();
  appeal = { projectOrderAppealId: await appeals.open(order, 'client') };
  reviewer = await addStaffMember(tolk, 'reviewer');
});

function send(member: TestStaff, changes: Partial<RequestOf<Calls['askAppealParty']>> = {}) {
  const letter = {
    ...appeal,
    personId: market.client.personId,
    messageId: randomUUID(),
    text: 'Which annexes are missing?',
    ...changes,
  };
  return member.call<AppealConversations>('/opsinterface/askAppealParty', letter);
}

function look(member: TestStaff): Promise<AppealConversations> {
  return dataOf(member.call('/opsinterface/getAppealConversations', appeal));
}

/** Asks the client, who answers; tells the conversation’s id. */
async function answered(text = 'Annex B.'): Promise<string> {
  const { conversations } = await dataOf(send(reviewer));
  const conversationId = conversations[0]?.conversationId ?? '';
  await ask(market.client, text, { conversationId });
  return conversationId;
}

const textsOf = ({ conversations }: AppealConversations) =>
  conversations.map(({ list }) => list.map(({ side, text }) => `${side}: ${text}`));

async function isMarked(member: TestStaff): Promise<boolean | undefined> {
  const answer = member.call<{ list: { projectOrderAppealId: string; answered: boolean }[] }>(
    '/opsinterface/getAppealList',
    { search: order.orderNumber },
  );
  const { list } = await dataOf(answer);
  return list.find((one) => one.projectOrderAppealId === appeal.projectOrderAppealId)?.answered;
}

it('a reviewer asks a party, who answers at customer service; both stand on the appeal', async () => {
  const asked = await dataOf(send(reviewer));
  expect(asked.people.map(({ personId, side }) => [personId, side])).toEqual([
    [market.client.personId, 'client'],
    [market.supplier.personId, 'supplier'],
  ]);
  const { conversation } = await service(market.client, 'serviceSession', {});
  expect(conversation).toMatchObject({
    unread: 1,
    about: {
      ...appeal,
      side: 'client',
      orderName: order.orderName,
      orderNumber: order.orderNumber,
    },
  });
  const conversationId = conversation?.conversationId ?? '';
  await ask(market.client, 'Annex B.', { conversationId });
  expect(await isMarked(reviewer)).toBe(true);
  expect(textsOf(await look(reviewer))).toEqual([
    ['staff: Which annexes are missing?', 'customer: Annex B.'],
  ]);
  expect(await isMarked(reviewer)).toBe(false);
});

it('a question that is not read goes out by mail', async () => {
  const text = 'Which glossary did you work with?';
  await dataOf(send(reviewer, { personId: market.supplier.personId, text }));
  await tolk.advance(limits.service.mailMs);
  const told = tolk.mails.filter((mail) => mail.text.includes(text));
  expect(told.map(({ to }) => to)).toEqual([market.supplier.account]);
});

it('opens at customer service while it is unread, and leaves that to what else they ask', async () => {
  const own = await ask(market.client, 'Where is my invoice?');
  await dataOf(send(reviewer));
  const first = (await service(market.client, 'serviceSession', {})).conversation;
  expect(first?.about).toMatchObject(appeal);
  await service(market.client, 'serviceReadMessage', {
    conversationId: first?.conversationId ?? '',
    upTo: first?.lastSeq ?? 0,
  });
  const { conversation, earlier } = await service(market.client, 'serviceSession', {});
  expect(conversation?.conversationId).toBe(own);
  expect(earlier.map(({ conversationId }) => conversationId)).toContain(first?.conversationId);
});

it('an answer waits in the queue of who rules until who took the appeal on has read it', async () => {
  const queued = async () => {
    const list = reviewer.call<{ list: { subjectId: string }[] }>('/opsinterface/getWorkList', {
      view: 'all',
      kind: 'appealsAnswered',
      pageNum: 1,
      pageSize: 50,
    });
    return (await dataOf(list)).list.map(({ subjectId }) => subjectId);
  };
  await dataOf(send(reviewer));
  expect(await queued()).not.toContain(appeal.projectOrderAppealId);
  const conversationId = await answered();
  expect(await queued()).toContain(appeal.projectOrderAppealId);
  await dataOf(
    reviewer.call('/opsinterface/assignWork', {
      subject: 'appeal',
      subjectId: appeal.projectOrderAppealId,
      staffId: reviewer.staffId,
      seenAssigneeId: null,
    }),
  );
  await look(await addStaffMember(tolk, 'reviewer'));
  const agent = await onDuty(tolk);
  await desk(agent, 'beAtServiceDesk', { conversationId, typing: false, readUpTo: 9 });
  expect(await queued()).toContain(appeal.projectOrderAppealId);
  await look(reviewer);
  expect(await queued()).not.toContain(appeal.projectOrderAppealId);
});

it('an answer that comes when the conversation is long closed still stands on the appeal', async () => {
  const conversationId = await answered();
  const agent = await addStaffMember(tolk, 'support');
  await dataOf(act(agent, 'closeServiceConversation', conversationId, { reason: 'solved' }));
  await tolk.advance(limits.service.reopenMs + MINUTE);
  await ask(market.client, 'Annex C too.', { conversationId });
  expect(textsOf(await look(await addStaffMember(tolk, 'reviewer')))).toEqual([
    ['staff: Which annexes are missing?', 'customer: Annex B.'],
    ['customer: Annex C too.'],
  ]);
});

it('is a conversation of its own, beside what the party asks customer service', async () => {
  const own = await ask(market.client, 'Where is my invoice?');
  const about = await answered();
  expect(about).not.toBe(own);
  expect(await ask(market.client, 'The one of May.')).toBe(own);
  await dataOf(send(reviewer, { text: 'Thank you. And annex C?' }));
  expect(textsOf(await look(reviewer))).toEqual([
    ['staff: Which annexes are missing?', 'customer: Annex B.', 'staff: Thank you. And annex C?'],
  ]);
  const agent = await addStaffMember(tolk, 'support');
  const letter = { personId: market.client.personId, messageId: randomUUID(), text: 'Here it is.' };
  expect((await desk(agent, 'beginServiceConversation', letter)).conversationId).toBe(own);
});

it('once for each id, and none of a colleague’s', async () => {
  const messageId = randomUUID();
  const twice = await Promise.all([1, 2].map(() => dataOf(send(reviewer, { messageId }))));
  expect(twice.map(textsOf)).toEqual([
    [['staff: Which annexes are missing?']],
    [['staff: Which annexes are missing?']],
  ]);
  const colleague = await addStaffMember(tolk, 'reviewer');
  expect((await send(colleague, { messageId })).code).toBe(409);
});

it('a party is known by an id in capitals too', async () => {
  const personId = market.client.personId.toUpperCase();
  expect((await send(reviewer, { personId })).code).toBe(0);
});

it('only parties of the appeal are asked, only by who rules on appeals, with words', async () => {
  const stranger = await signUp(tolk, 'client');
  expect((await send(reviewer, { personId: stranger.personId })).code).toBe(404);
  expect((await send(reviewer, { projectOrderAppealId: randomUUID() })).code).toBe(404);
  expect((await send(reviewer, { text: '  ' })).code).toBe(422);
  const finance = await addStaffMember(tolk, 'finance');
  expect((await send(finance)).code).toBe(403);
  const seen = await finance.call('/opsinterface/getAppealConversations', appeal);
  expect(seen.code).toBe(403);
  const desks = await reviewer.call('/opsinterface/beginServiceConversation', {
    personId: market.client.personId,
    messageId: randomUUID(),
    text: 'Hello!',
  });
  expect(desks.code).toBe(403);
});

it('of a company its members are asked', async () => {
  const company = await foundOrganisation(tolk);
  const member = await company.join('reads');
  const { db } = tolk.app.deps;
  await db
    .updateTable('project_order')
    .set({ client_id: company.organisationId })
    .where('id', '=', order.projectOrderId)
    .execute();
  const { people } = await look(reviewer);
  const members = people.filter(({ side }) => side === 'client').map(({ personId }) => personId);
  expect(members).toEqual([company.founder.personId, member.personId]);
  expect((await send(reviewer, { personId: company.organisationId })).code).toBe(404);
  const { conversations } = await dataOf(send(reviewer, { personId: member.personId }));
  const [asked] = conversations;
  const conversationId = asked?.conversationId ?? '';
  await ask(member, 'All annexes are there.', { conversationId });
  expect((await look(reviewer)).conversations[0]?.isParty).toBe(true);
  await actFor(member, null);
  await organisation(member, 'leaveOrganisation', { organisationId: company.organisationId });
  const said = { conversationId, messageId: randomUUID(), text: 'None of that was so.' };
  const refused = await member.call('/communicationinterface/serviceMessageSending', said);
  expect(refused).toMatchObject({ code: 409, msg: expect.stringContaining('no longer act') });
  const kept = async () => {
    const found = await look(reviewer);
    return [textsOf(found), found.conversations[0]?.isParty];
  };
  const both = ['staff: Which annexes are missing?', 'customer: All annexes are there.'];
  expect(await kept()).toEqual([[both], false]);
  await dataOf(removeAccount(tolk, member));
  expect(await kept()).toEqual([[both], false]);
  await db
    .updateTable('project_order')
    .set({ client_id: market.client.personId })
    .where('id', '=', order.projectOrderId)
    .execute();
});

it('stands in no queue of the desk while the appeal is open, and is answered there afterwards', async () => {
  const agent = await onDuty(tolk);
  const conversationId = await answered();
  const boxed = async () =>
    (await desk(agent, 'getServiceInbox', { box: 'all' })).list.map((row) => row.conversationId);
  expect(await boxed()).not.toContain(conversationId);
  expect(await desk(agent, 'getServiceConversation', { conversationId })).toMatchObject({
    assigneeId: null,
    waitingSince: null,
    about: appeal,
  });
  await tolk.advance(limits.service.returnMs + MINUTE);
  expect(await boxed()).not.toContain(conversationId);
  await appeals.pass(72 * HOUR);
  await dataOf(appeals.rule(appeal.projectOrderAppealId, outcomes.release));
  for (const side of ['client', 'supplier'] as const)
    await dataOf(appeals.act(side, 'answerRuling', appeal.projectOrderAppealId, { accept: true }));
  const late = await send(await addStaffMember(tolk, 'reviewer'));
  expect(late).toMatchObject({ code: 409, msg: expect.stringContaining('over') });
  await ask(market.client, 'I do not understand it.', { conversationId });
  const atDesk = await onDuty(tolk);
  const { list } = await desk(atDesk, 'getServiceInbox', { box: 'waiting' });
  expect(list.map((row) => row.conversationId)).toContain(conversationId);
  expect((await look(await addStaffMember(tolk, 'reviewer'))).people).toEqual([]);
});

it('what a colleague of the desk closed goes on as another one about the same appeal', async () => {
  const conversationId = await answered();
  const agent = await addStaffMember(tolk, 'support');
  await dataOf(act(agent, 'closeServiceConversation', conversationId, { reason: 'solved' }));
  expect(textsOf(await dataOf(send(reviewer, { text: 'One more thing.' })))).toEqual([
    ['staff: Which annexes are missing?', 'customer: Annex B.'],
    ['staff: One more thing.'],
  ]);
});

it('its files are for those who rule on this appeal', async () => {
  const conversationId = await answered();
  const fileId = await market.upload(market.client, 'service');
  await service(market.client, 'serviceMessageSending', {
    conversationId,
    messageId: randomUUID(),
    fileId,
  });
  const path = '/opsinterface/downloadAppealMessageFile';
  const body = { ...appeal, conversationId, fileId };
  expect((await download(tolk, reviewer, path, body)).content.length).toBeGreaterThan(0);
  const other = { ...body, projectOrderAppealId: randomUUID() };
  expect((await reviewer.call(path, other)).code).toBe(404);
  expect((await reviewer.call(path, { ...body, fileId: randomUUID() })).code).toBe(404);
  const finance = await addStaffMember(tolk, 'finance');
  expect((await finance.call(path, body)).code).toBe(403);
});

it('questions and looks are noted', async () => {
  const conversationId = await answered();
  await look(reviewer);
  await look(reviewer);
  const acts = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select(['action', 'subject', 'subject_id', 'details'])
    .where('staff_id', '=', reviewer.staffId)
    .orderBy('at')
    .execute();
  const { personId } = market.client;
  expect(acts).toEqual([
    {
      action: 'askAppealParty',
      subject: 'appeal',
      subject_id: appeal.projectOrderAppealId,
      details: { orderId: order.projectOrderId, personId, conversationId },
    },
    {
      action: 'getServiceConversation',
      subject: 'serviceConversation',
      subject_id: conversationId,
      details: { personId },
    },
  ]);
});
