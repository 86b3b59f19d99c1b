import { randomUUID } from 'node:crypto';
import { HOUR, limits, MINUTE } from '@tolk/domain';
import { dataOf } from '../../test/support/market.ts';
import { signUp, type TestPerson } from '../../test/support/people.ts';
import {
  act,
  ask,
  browserOf,
  clearDesk,
  desk,
  deskCall,
  onDuty,
  openAlways,
  reply,
  service,
} from '../../test/support/service.ts';
import { addStaffMember, type TestStaff } from '../../test/support/staff.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();
let client: TestPerson;

beforeAll(() => openAlways(tolk));
beforeEach(async () => {
  await clearDesk(tolk);
  client = await signUp(tolk, 'client');
});

const look = (member: TestStaff, conversationId: string) =>
  desk(member, 'getServiceConversation', { conversationId });
const ownerOf = async (member: TestStaff, conversationId: string) =>
  (await look(member, conversationId)).assigneeId;
const boxOf = async (member: TestStaff, box: 'mine' | 'unassigned' | 'waiting' | 'all') =>
  (await desk(member, 'getServiceInbox', { box })).list.map((row) => row.conversationId);
const eventsOf = async (member: TestStaff, conversationId: string) => {
  const { list } = await desk(member, 'getServiceHistory', { conversationId });
  return list.flatMap(({ event }) => (event === null ? [] : [event]));
};
const codesOf = (answers: readonly { code: number }[]) =>
  answers.map(({ code }) => code).toSorted((one, other) => one - other);

describe('assignment by itself', () => {
  it('gives to who has least to do', async () => {
    const first = await onDuty(tolk);
    const a = await ask(client, 'One');
    const second = await onDuty(tolk);
    const b = await ask(await signUp(tolk, 'supplier'), 'Two');
    expect([await ownerOf(first, a), await ownerOf(first, b)]).toEqual([
      first.staffId,
      second.staffId,
    ]);
  });

  it('gives to who writes the language', async () => {
    const chinese = await onDuty(tolk, ['zh-CN']);
    const english = await onDuty(tolk, ['en']);
    const inEnglish = await ask(client, 'Hello');
    const inChinese = await ask(await signUp(tolk, 'client', 'zh-CN'), '你好');
    expect(await ownerOf(english, inEnglish)).toBe(english.staffId);
    expect(await ownerOf(english, inChinese)).toBe(chinese.staffId);
  });

  it('leaves in the queue what nobody can take, and hands it out when somebody comes', async () => {
    const id = await ask(client, 'Is anybody there?');
    const agent = await addStaffMember(tolk, 'support');
    expect(await boxOf(agent, 'unassigned')).toEqual([id]);
    await desk(agent, 'setServiceDuty', { onDuty: true });
    expect(await boxOf(agent, 'mine')).toEqual([id]);
  });

  it('gives nobody more than their load, also when many ask at once', async () => {
    const agent = await onDuty(tolk);
    const people = await Promise.all(
      Array.from({ length: limits.service.load + 3 }, () => signUp(tolk, 'client')),
    );
    await Promise.all(people.map((person) => ask(person, 'Help!')));
    const { counts } = await desk(agent, 'getServiceInbox', { box: 'all' });
    expect(counts).toMatchObject({ mine: limits.service.load, unassigned: 3 });
    const [done = ''] = await boxOf(agent, 'mine');
    await dataOf(act(agent, 'closeServiceConversation', done, { reason: 'solved' }));
    const after = await desk(agent, 'getServiceInbox', { box: 'all' });
    expect(after.counts).toMatchObject({ mine: limits.service.load, unassigned: 2 });
  });
});

describe('back to the queue', () => {
  it('goes what its owner has not answered in time, and to a colleague', async () => {
    const slow = await onDuty(tolk);
    const id = await ask(client, 'Quick, please.');
    await tolk.advance(limits.service.returnMs - MINUTE);
    expect(await ownerOf(slow, id)).toBe(slow.staffId);
    const other = await onDuty(tolk);
    await tolk.advance(MINUTE);
    expect(await ownerOf(slow, id)).toBe(other.staffId);
    expect(await eventsOf(slow, id)).toEqual(['assigned', 'queued', 'assigned']);
  });

  it('goes nothing that was answered', async () => {
    const agent = await onDuty(tolk);
    const id = await ask(client, 'Quick, please.');
    await reply(agent, id, 'Here I am.');
    await tolk.advance(limits.service.returnMs + MINUTE);
    expect(await ownerOf(agent, id)).toBe(agent.staffId);
  });

  it('goes what waits when its owner goes off duty, and not what was answered', async () => {
    const agent = await onDuty(tolk);
    const waiting = await ask(client, 'Hello?');
    const answered = await ask(await signUp(tolk, 'client'), 'Hello?');
    await reply(agent, answered, 'Hello!');
    await desk(agent, 'setServiceDuty', { onDuty: false });
    expect(await boxOf(agent, 'unassigned')).toEqual([waiting]);
    expect(await ownerOf(agent, answered)).toBe(agent.staffId);
  });

  it('goes what is opened again while its owner is off duty', async () => {
    const agent = await onDuty(tolk);
    const id = await ask(client, 'Hello?');
    await dataOf(act(agent, 'closeServiceConversation', id, { reason: 'noReply' }));
    await desk(agent, 'setServiceDuty', { onDuty: false });
    await ask(client, 'I am back.', { conversationId: id });
    expect(await look(agent, id)).toMatchObject({ state: 'open', assigneeId: null });
    expect((await eventsOf(agent, id)).slice(-2)).toEqual(['reopened', 'queued']);
  });

  it('stays with an owner on duty what is opened again', async () => {
    const agent = await onDuty(tolk);
    const id = await ask(client, 'Hello?');
    await dataOf(act(agent, 'closeServiceConversation', id, { reason: 'noReply' }));
    await ask(client, 'I am back.', { conversationId: id });
    expect(await ownerOf(agent, id)).toBe(agent.staffId);
  });
});

describe('a message while the owner is off duty', () => {
  it('goes to a colleague at once, not only when nobody has answered', async () => {
    const agent = await onDuty(tolk);
    const id = await ask(client, 'Hello?');
    await reply(agent, id, 'Hello!');
    await desk(agent, 'setServiceDuty', { onDuty: false });
    const colleague = await onDuty(tolk);
    await ask(client, 'One more thing.');
    expect(await ownerOf(colleague, id)).toBe(colleague.staffId);
  });

  it('stays with an owner who has the conversation on screen', async () => {
    const agent = await addStaffMember(tolk, 'support');
    const id = await ask(client, 'Hello?');
    await reply(agent, id, 'Hello!');
    await onDuty(tolk);
    await desk(agent, 'beAtServiceDesk', { conversationId: id, typing: false });
    await ask(client, 'One more thing.');
    expect(await ownerOf(agent, id)).toBe(agent.staffId);
  });

  it('stays with an owner who wakes it', async () => {
    const agent = await addStaffMember(tolk, 'support');
    const id = await ask(client, 'Hello?');
    await reply(agent, id, 'I will ask.');
    const until = new Date(tolk.clock.now().getTime() + HOUR).toISOString();
    await dataOf(act(agent, 'snoozeServiceConversation', id, { until }));
    await desk(agent, 'beAtServiceDesk', { conversationId: id, typing: false });
    const { assigneeId } = await dataOf(act(agent, 'wakeServiceConversation', id));
    expect(assigneeId).toBe(agent.staffId);
  });

  it('is given to its owner again when they come back', async () => {
    const agent = await onDuty(tolk);
    const id = await ask(client, 'Hello?');
    await dataOf(act(agent, 'closeServiceConversation', id, { reason: 'solved' }));
    await desk(agent, 'setServiceDuty', { onDuty: false });
    await ask(client, 'It came back.', { conversationId: id });
    await desk(agent, 'setServiceDuty', { onDuty: true });
    expect(await ownerOf(agent, id)).toBe(agent.staffId);
  });
});

describe('acts of the staff', () => {
  it('one of two who take at once has it, the other is told', async () => {
    const members = [await addStaffMember(tolk, 'support'), await addStaffMember(tolk, 'admin')];
    const conversationId = await ask(client, 'Hello?');
    const [one = members[0]] = members;
    const { version } = await look(one as TestStaff, conversationId);
    const answers = await Promise.all(
      members.map((member) =>
        deskCall(member, 'takeServiceConversation', { conversationId, version }),
      ),
    );
    expect(codesOf(answers)).toEqual([0, 409]);
    expect(answers.find(({ code }) => code === 409)?.data.allowedActions).toEqual(
      expect.arrayContaining([{ action: 'take', enabled: true }]),
    );
  });

  it('gives to a colleague of the desk only', async () => {
    const agent = await onDuty(tolk);
    const colleague = await addStaffMember(tolk, 'support');
    const finance = await addStaffMember(tolk, 'finance');
    const id = await ask(client, 'Hello?');
    const give = (staffId: string) => act(agent, 'giveServiceConversation', id, { staffId });
    expect((await give(finance.staffId)).code).toBe(404);
    expect((await dataOf(give(colleague.staffId))).assigneeId).toBe(colleague.staffId);
  });

  it('puts back, and is not given the same again', async () => {
    const agent = await onDuty(tolk);
    const id = await ask(client, 'Hello?');
    const { assigneeId } = await dataOf(act(agent, 'putBackServiceConversation', id));
    expect(assigneeId).toBeNull();
    await desk(agent, 'setServiceDuty', { onDuty: true });
    expect(await ownerOf(agent, id)).toBeNull();
  });

  it('snoozes until a time, or until the customer writes', async () => {
    const agent = await onDuty(tolk);
    const id = await ask(client, 'I tell you tomorrow.');
    await reply(agent, id, 'Fine.');
    const until = new Date(tolk.clock.now().getTime() + HOUR).toISOString();
    const snooze = () => act(agent, 'snoozeServiceConversation', id, { until });
    expect((await dataOf(snooze())).state).toBe('snoozed');
    await ask(client, 'I have it now.');
    expect((await look(agent, id)).state).toBe('open');
    await reply(agent, id, 'Good.');
    await dataOf(snooze());
    await tolk.advance(HOUR - MINUTE);
    expect((await look(agent, id)).state).toBe('snoozed');
    await tolk.advance(MINUTE);
    expect((await look(agent, id)).state).toBe('open');
  });

  it('snoozes into the future only', async () => {
    const agent = await onDuty(tolk);
    const id = await ask(client, 'Hello?');
    for (const until of ['2020-01-01T00:00:00Z', '2090-01-01T00:00:00Z'])
      expect((await act(agent, 'snoozeServiceConversation', id, { until })).code).toBe(422);
  });

  it('takes what it answers, once for each id', async () => {
    const agent = await addStaffMember(tolk, 'support');
    const conversationId = await ask(client, 'Hello?');
    const answer = { conversationId, messageId: randomUUID(), text: 'Hello!' };
    const sent = await Promise.all(
      [1, 2, 3].map(() => desk(agent, 'answerServiceConversation', answer)),
    );
    expect(new Set(sent.map(({ seq }) => seq)).size).toBe(1);
    expect(await look(agent, conversationId)).toMatchObject({
      assigneeId: agent.staffId,
      waitingSince: null,
      firstAnswer: null,
    });
  });

  it('answers nothing that is closed', async () => {
    const agent = await onDuty(tolk);
    const conversationId = await ask(client, 'Hello?');
    await dataOf(act(agent, 'closeServiceConversation', conversationId, { reason: 'spam' }));
    const late = { conversationId, messageId: randomUUID(), text: 'Hello!' };
    expect((await deskCall(agent, 'answerServiceConversation', late)).code).toBe(409);
  });

  it('begins a conversation, once for each id, which is theirs and counts as no first answer', async () => {
    const agent = await addStaffMember(tolk, 'support');
    const letter = {
      personId: client.personId,
      messageId: randomUUID(),
      text: 'About your order.',
    };
    const begun = await Promise.all(
      [1, 2, 3].map(() => desk(agent, 'beginServiceConversation', letter)),
    );
    const [{ conversationId } = { conversationId: '' }] = begun;
    expect(new Set(begun.map((one) => one.conversationId)).size).toBe(1);
    expect(await look(agent, conversationId)).toMatchObject({
      assigneeId: agent.staffId,
      waitingSince: null,
    });
    const read = await service(client, 'serviceSessionHistory', { conversationId });
    expect(read.list.map(({ text }) => text)).toContain('About your order.');
    expect(await service(client, 'serviceUnreadMessage', {})).toEqual({ unread: 1 });
    const today = tolk.clock.now().toISOString().slice(0, 10);
    const figures = await desk(agent, 'getServiceFigures', { from: today, to: today });
    expect(figures.firstAnswers).toBe(0);
    await tolk.advance(limits.service.mailMs);
    expect(tolk.mails.filter(({ to }) => to === client.account)).toHaveLength(1);
  });

  it('writes into what is open with the person, and anew after its end', async () => {
    const agent = await onDuty(tolk);
    const { personId } = client;
    const write = (text: string) =>
      desk(agent, 'beginServiceConversation', { personId, messageId: randomUUID(), text });
    const conversationId = await ask(client, 'Hello?');
    expect((await write('One.')).conversationId).toBe(conversationId);
    await dataOf(act(agent, 'closeServiceConversation', conversationId, { reason: 'solved' }));
    expect((await write('Two.')).conversationId).not.toBe(conversationId);
  });

  it('writes to nobody who is not there, and only as one who works at the desk', async () => {
    const letter = { personId: randomUUID(), messageId: randomUUID(), text: 'Hello!' };
    const agent = await onDuty(tolk);
    expect((await deskCall(agent, 'beginServiceConversation', letter)).code).toBe(404);
    const finance = await addStaffMember(tolk, 'finance');
    const own = { ...letter, personId: client.personId };
    expect((await deskCall(finance, 'beginServiceConversation', own)).code).toBe(403);
  });

  it('mentions a colleague, who sees it in their box until they have looked', async () => {
    const agent = await onDuty(tolk);
    const colleague = await addStaffMember(tolk, 'support');
    const conversationId = await ask(client, 'Hello?');
    const mentionIds = [colleague.staffId];
    const note = { conversationId, messageId: randomUUID(), text: 'Can you look?', mentionIds };
    const { mentions } = await desk(agent, 'writeServiceNote', note);
    expect(mentions).toEqual([{ staffId: colleague.staffId, name: expect.any(String) }]);
    const beat = () => desk(colleague, 'beAtServiceDesk', { typing: false });
    expect((await beat()).counts.mentioned).toBe(1);
    await look(colleague, conversationId);
    expect((await beat()).counts.mentioned).toBe(0);
  });

  it('tags with what is offered, and keeps what is offered no more', async () => {
    const agent = await onDuty(tolk);
    const id = await ask(client, 'Hello?');
    const { tagId } = await desk(agent, 'saveServiceTag', { nameEn: 'Invoice', nameZh: '发票' });
    const tag = (tagIds: string[]) => act(agent, 'tagServiceConversation', id, { tagIds });
    expect((await dataOf(tag([tagId]))).tagIds).toEqual([tagId]);
    await desk(agent, 'retireServiceTag', { tagId, retired: true });
    expect((await dataOf(tag([tagId]))).tagIds).toEqual([tagId]);
    await dataOf(tag([]));
    expect((await tag([tagId])).code).toBe(404);
    const { list } = await desk(agent, 'getServiceInbox', { box: 'all', tagId });
    expect(list).toEqual([]);
  });

  it('sends a file that the customer can download, and nobody else', async () => {
    const agent = await onDuty(tolk);
    const conversationId = await ask(client, 'May I have the form?');
    const form = new FormData();
    form.append('file', new Blob(['A form.']), 'form.txt');
    const uploaded = agent.call<{ fileId: string }>('/opsinterface/uploadServiceFile', undefined, {
      form,
    });
    const { fileId } = await dataOf(uploaded);
    const messageId = randomUUID();
    await desk(agent, 'answerServiceConversation', { conversationId, messageId, fileId });
    const path = '/communicationinterface/downloadServiceFile';
    const got = await client.send(path, { conversationId, fileId }).catch((error: Error) => error);
    expect(got).toBeInstanceOf(SyntaxError);
    const stranger = await signUp(tolk, 'client');
    expect((await stranger.call(path, { conversationId, fileId })).code).toBe(404);
    const own = await ask(stranger, 'Hello');
    expect((await stranger.call(path, { conversationId: own, fileId })).code).toBe(404);
    const other = await addStaffMember(tolk, 'support');
    const taken = { conversationId, messageId: randomUUID(), fileId };
    expect((await deskCall(other, 'answerServiceConversation', taken)).code).toBe(404);
    expect((await deskCall(agent, 'deleteServiceFile', { fileId })).code).toBe(1402);
  });
});

describe('the inbox', () => {
  it('shows who waits longest first', async () => {
    const agent = await addStaffMember(tolk, 'support');
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push(await ask(await signUp(tolk, 'client'), `Question ${count}`));
      await tolk.advance(1_000);
    }
    expect(await boxOf(agent, 'waiting')).toEqual(ids);
  });

  it('shows what was written last, also after a member did something', async () => {
    const agent = await addStaffMember(tolk, 'support');
    const id = await ask(client, 'Where is my invoice?');
    await dataOf(act(agent, 'takeServiceConversation', id));
    const { list } = await desk(agent, 'getServiceInbox', { box: 'mine' });
    expect(list.map(({ last }) => last)).toMatchObject([
      { side: 'customer', text: 'Where is my invoice?' },
    ]);
  });

  it('finds words of any text, Chinese too, notes included', async () => {
    const agent = await onDuty(tolk);
    const conversationId = await ask(client, '我的发票什么时候寄出？');
    const note = {
      conversationId,
      messageId: randomUUID(),
      text: 'See ticket ZX-81',
      mentionIds: [],
    };
    await desk(agent, 'writeServiceNote', note);
    const found = async (search: string) =>
      (await desk(agent, 'getServiceInbox', { box: 'all', search })).list.map((row) => row.found);
    expect(await found('发票什么')).toEqual([{ seq: 1, text: '我的发票什么时候寄出？' }]);
    for (const number of ['zx-81', 'ZX 81', '81'])
      expect(await found(number)).toEqual([{ seq: 3, text: 'See ticket ZX-81' }]);
    expect(await found('收据')).toEqual([]);
  });

  it('finds words in any order and from their beginning, in what is closed too', async () => {
    const agent = await onDuty(tolk);
    const id = await ask(client, 'The invoices of last October are missing, 两张发票都没有。');
    await dataOf(act(agent, 'closeServiceConversation', id, { reason: 'solved' }));
    const found = async (box: 'all' | 'mine', search: string) =>
      (await desk(agent, 'getServiceInbox', { box, search })).list.map((row) => row.found?.seq);
    expect(await found('all', 'octob invoice')).toEqual([1]);
    expect(await found('all', '发票 october')).toEqual([1]);
    expect(await found('all', 'ctober')).toEqual([]);
    expect(await found('all', '…')).toEqual([]);
    expect(await found('mine', 'invoice')).toEqual([]);
  });

  it('is noted when it is read, and for each search, without its words', async () => {
    const agent = await addStaffMember(tolk, 'support');
    const admin = await addStaffMember(tolk, 'admin');
    await ask(client, 'My invoice is missing.');
    const read = async (search?: string) => {
      await desk(agent, 'getServiceInbox', { box: 'all', ...(search && { search }) });
    };
    for (const search of [undefined, undefined, 'invoice', 'invoice', 'nothing like it'])
      await read(search);
    const noted = async () => {
      const { list } = await dataOf(
        admin.call<{ list: { staffId: string; details: object }[] }>('/opsinterface/getAuditList', {
          staffId: agent.staffId,
          action: 'getServiceInbox',
        }),
      );
      return list.map(({ details }) => details);
    };
    expect(await noted()).toEqual([{ found: '0' }, { found: '1' }, {}]);
    await tolk.advance(limits.service.lookMs + 1_000);
    await read();
    expect(await noted()).toHaveLength(4);
  });

  it('is for support and admin', async () => {
    for (const role of ['reviewer', 'finance'] as const) {
      const other = await addStaffMember(tolk, role);
      expect((await deskCall(other, 'getServiceInbox', { box: 'all' })).code).toBe(403);
    }
  });

  it('is counted on the overview of who works on it', async () => {
    const agent = await addStaffMember(tolk, 'support');
    await ask(client, 'Hello?');
    const { workQueues } = await dataOf(
      agent.call<{ workQueues: { queue: string; waiting: number }[] }>(
        '/opsinterface/getOverviewData',
        {},
      ),
    );
    expect(workQueues.find(({ queue }) => queue === 'serviceToAnswer')?.waiting).toBe(1);
  });

  it('says who else looks and writes, and that something changed', async () => {
    const agent = await onDuty(tolk);
    const colleague = await addStaffMember(tolk, 'support');
    const conversationId = await ask(client, 'Hello?');
    await desk(colleague, 'beAtServiceDesk', { conversationId, typing: true });
    await service(client, 'servicePulse', { conversationId, typing: true });
    const beat = () =>
      desk(agent, 'beAtServiceDesk', { conversationId, typing: false, readUpTo: 9 });
    const first = await beat();
    expect(first.conversation).toMatchObject({
      customerLooking: true,
      customerTyping: true,
      colleagues: [{ staffId: colleague.staffId, typing: true }],
    });
    const quiet = await beat();
    await ask(client, 'Are you there?');
    const again = await beat();
    expect(again.deskChange).not.toBe(quiet.deskChange);
    expect((await beat()).deskChange).toBe(again.deskChange);
    await tolk.advance(2 * limits.service.presenceMs + 1_000);
    expect((await beat()).conversation).toMatchObject({ customerLooking: false, colleagues: [] });
  });

  it('notes a look once for a while', async () => {
    const agent = await onDuty(tolk);
    const admin = await addStaffMember(tolk, 'admin');
    const conversationId = await ask(client, 'Hello?');
    await look(agent, conversationId);
    await desk(agent, 'getServiceHistory', { conversationId });
    const looks = async () => {
      const { list } = await dataOf(
        admin.call<{ list: { action: string; details: object }[] }>('/opsinterface/getAuditList', {
          subjectId: conversationId,
          action: 'getServiceConversation',
        }),
      );
      return list;
    };
    expect(await looks()).toMatchObject([{ details: { personId: client.personId } }]);
    await tolk.advance(limits.service.lookMs + 1_000);
    await desk(agent, 'getServiceHistory', { conversationId });
    expect(await looks()).toHaveLength(2);
  });

  it('shows beside a conversation who asks, with earlier ones', async () => {
    const agent = await onDuty(tolk);
    const first = await ask(client, 'The first question');
    await dataOf(act(agent, 'closeServiceConversation', first, { reason: 'solved' }));
    const second = await ask(client, 'The second one');
    const { customer } = await look(agent, second);
    expect(customer).toMatchObject({
      account: { personId: client.personId, blocked: false },
      orders: [],
      payments: [],
      earlier: [{ conversationId: first, state: 'closed', beginning: 'The first question' }],
    });
    expect(customer.email).toContain('***');
  });

  it('knows of a visitor what they left', async () => {
    const agent = await onDuty(tolk);
    const browser = browserOf(tolk.caller());
    const conversationId = await ask(browser, 'Hello');
    await service(browser, 'leaveServiceEmail', { conversationId, email: 'me@mail.example' });
    expect((await look(agent, conversationId)).customer).toMatchObject({
      email: 'me@mail.example',
      account: null,
      orders: null,
    });
  });
});

describe('what the desk works with', () => {
  it('keeps ready answers with variables that are filled in', async () => {
    const agent = await onDuty(tolk);
    const texts = { textEn: 'Hello {name}, I am {agent}.', textZh: '{name} 您好，我是 {agent}。' };
    const saved = await desk(agent, 'saveServiceCanned', { shortcut: 'hello', ...texts });
    const twin = await deskCall(agent, 'saveServiceCanned', { shortcut: 'Hello', ...texts });
    expect(twin.code).toBe(422);
    const unknown = { shortcut: 'bye', ...texts, textEn: 'Bye {nmae}' };
    expect((await deskCall(agent, 'saveServiceCanned', unknown)).code).toBe(422);
    const change = { ...texts, cannedId: saved.cannedId, version: saved.version, shortcut: 'hi' };
    const changes = await Promise.all([
      deskCall(agent, 'saveServiceCanned', change),
      deskCall(agent, 'saveServiceCanned', change),
    ]);
    expect(codesOf(changes)).toEqual([0, 409]);
    await desk(agent, 'retireServiceCanned', { cannedId: saved.cannedId, retired: true });
    const list = await desk(agent, 'getServiceCannedList', {});
    expect(list).toMatchObject([{ shortcut: 'hi', retired: true }]);
  });

  it('sets hours that hold, once for each version', async () => {
    const admin = await addStaffMember(tolk, 'admin');
    const hours = await desk(admin, 'getServiceHours', {});
    const wrong = { ...hours, zone: 'Mars/Base' };
    expect((await deskCall(admin, 'saveServiceHours', wrong)).code).toBe(422);
    const saves = await Promise.all([
      deskCall(admin, 'saveServiceHours', hours),
      deskCall(admin, 'saveServiceHours', hours),
    ]);
    expect(codesOf(saves)).toEqual([0, 409]);
  });

  it('counts volume, answers, solutions and ratings, by member and by tag', async () => {
    const agent = await onDuty(tolk);
    const id = await ask(client, 'Hello?');
    await tolk.advance(4 * MINUTE);
    await reply(agent, id, 'Hello!');
    const { tagId } = await desk(agent, 'saveServiceTag', { nameEn: 'Other', nameZh: '其他' });
    await dataOf(act(agent, 'tagServiceConversation', id, { tagIds: [tagId] }));
    await tolk.advance(6 * MINUTE);
    await dataOf(act(agent, 'closeServiceConversation', id, { reason: 'solved' }));
    await service(client, 'rateService', { conversationId: id, rating: 5 });
    const day = (time: Date) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(time);
    const now = tolk.clock.now();
    const from = day(new Date(now.getTime() - HOUR));
    const figures = await desk(agent, 'getServiceFigures', { from, to: day(now) });
    const one = { begun: 1, closed: 1, firstAnswers: 1, firstAnswerInTime: 1, averageRating: 5 };
    expect(figures).toMatchObject({ ...one, byRating: [0, 0, 0, 0, 1] });
    expect(Math.round((figures.firstAnswerMs ?? 0) / MINUTE)).toBe(4);
    expect(Math.round((figures.resolutionMs ?? 0) / MINUTE)).toBe(10);
    expect(figures.byHour.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(figures.byMember).toMatchObject([{ staffId: agent.staffId, answers: 1, ...one }]);
    expect(figures.byTag).toMatchObject([{ tagId, ...one }]);
  });
});
