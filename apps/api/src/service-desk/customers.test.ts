import { randomUUID } from 'node:crypto';
import { addMs, DAY, HOUR, limits, MINUTE } from '@tolk/domain';
import { filesOnDisk } from '../../test/support/account-deletion.ts';
import { dataOf } from '../../test/support/market.ts';
import { signUp } from '../../test/support/people.ts';
import {
  act,
  ask,
  browserOf,
  clearDesk,
  desk,
  onDuty,
  openAlways,
  reply,
  service,
  serviceCall,
} from '../../test/support/service.ts';
import { testApp } from '../../test/support/test-app.ts';
import { forgetOldVisitors } from './old-visitors.ts';

const tolk = testApp();

beforeAll(() => openAlways(tolk));
beforeEach(async () => {
  await clearDesk(tolk);
  tolk.mails.length = 0;
});

const visitor = () => browserOf(tolk.caller());
const textsOf = async (customer: Parameters<typeof service>[0], conversationId: string) => {
  const { list } = await service(customer, 'serviceSessionHistory', { conversationId });
  return list.filter(({ side }) => side !== 'event').map(({ text }) => text);
};
const newest = <Value>(list: readonly Value[]): Value => {
  const last = list.at(-1);
  if (last === undefined) throw new Error('There is none.');
  return last;
};
const linkIn = (text: string) => /#link=([\w-]{43})/.exec(text)?.[1] ?? '';

describe('a conversation', () => {
  it('begins with the first message of a member and goes on with the next', async () => {
    const client = await signUp(tolk, 'client');
    expect((await service(client, 'serviceSession', {})).conversation).toBeNull();
    const first = await ask(client, 'Where is my invoice?');
    expect(await ask(client, 'It is of last month.')).toBe(first);
    expect(await textsOf(client, first)).toEqual(['Where is my invoice?', 'It is of last month.']);
  });

  it('is one for a visitor whose browser keeps the cookie', async () => {
    const browser = visitor();
    await service(browser, 'serviceSession', {});
    const first = await ask(browser, 'Do you translate Thai?', { port: 0 });
    expect(await ask(browser, 'And Lao?')).toBe(first);
    const { conversation } = await service(browser, 'serviceSession', {});
    expect(conversation?.conversationId).toBe(first);
  });

  it('sets a cookie that scripts can’t read', async () => {
    const { headers } = await tolk.caller().call('/communicationinterface/serviceSession', {});
    expect(headers.get('set-cookie')).toMatch(
      /^tolk-visitor=[\w-]{43}; Max-Age=2592000; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
  });

  it('takes a repeated message once', async () => {
    const browser = visitor();
    await service(browser, 'serviceSession', {});
    const message = { messageId: randomUUID(), text: 'Hello' };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => service(browser, 'serviceMessageSending', message)),
    );
    expect(new Set(answers.map(({ message: { seq } }) => seq)).size).toBe(1);
    expect(new Set(answers.map(({ conversation }) => conversation.conversationId)).size).toBe(1);
  });

  it('orders twenty messages that come at once, and loses none', async () => {
    const client = await signUp(tolk, 'client');
    const words = Array.from({ length: 20 }, (_, at) => `message ${at}`);
    const ids = await Promise.all(words.map((text) => ask(client, text)));
    const [id = ''] = ids;
    expect(new Set(ids).size).toBe(1);
    const { list } = await service(client, 'serviceSessionHistory', { conversationId: id });
    expect(list.map(({ seq }) => seq)).toEqual(words.map((_, at) => at + 1));
    expect(list.map(({ text }) => text).toSorted()).toEqual(words.toSorted());
  });

  it.each([
    ['nothing', {}],
    ['letters that nobody sees', { text: '\u200b\u2060 ' }],
    ['text and file', { text: 'Here', fileId: randomUUID() }],
  ])('refuses %s', async (_what, sent) => {
    const client = await signUp(tolk, 'client');
    const message = { messageId: randomUUID(), ...sent };
    expect((await serviceCall(client, 'serviceMessageSending', message)).code).toBe(422);
  });

  it('takes no file of a visitor', async () => {
    const message = { messageId: randomUUID(), fileId: randomUUID() };
    const { code, msg } = await serviceCall(visitor(), 'serviceMessageSending', message);
    expect([code, msg]).toEqual([422, 'Some fields need your attention.']);
  });

  it('opens again with a message within a week, and a new one begins after it', async () => {
    const client = await signUp(tolk, 'client');
    const first = await ask(client, 'My payment failed.');
    await dataOf(act(await onDuty(tolk), 'closeServiceConversation', first, { reason: 'solved' }));
    await tolk.advance(limits.service.reopenMs - MINUTE);
    expect(await ask(client, 'It failed again.', { conversationId: first })).toBe(first);
    await dataOf(act(await onDuty(tolk), 'closeServiceConversation', first, { reason: 'solved' }));
    await tolk.advance(limits.service.reopenMs + MINUTE);
    const second = await ask(client, 'And again.', { conversationId: first });
    expect(second).not.toBe(first);
    const { earlier } = await service(client, 'serviceSession', {});
    expect(earlier).toMatchObject([{ conversationId: first, beginning: 'My payment failed.' }]);
  });

  it('is rated once, after the end', async () => {
    const client = await signUp(tolk, 'client');
    const agent = await onDuty(tolk);
    const conversationId = await ask(client, 'Thanks!');
    const rate = () => serviceCall(client, 'rateService', { conversationId, rating: 4 });
    expect((await rate()).code).toBe(409);
    await dataOf(act(agent, 'closeServiceConversation', conversationId, { reason: 'solved' }));
    const answers = await Promise.all([rate(), rate(), rate()]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(2);
    expect(await desk(agent, 'getServiceConversation', { conversationId })).toMatchObject({
      rating: 4,
    });
  });

  it('asks no more, in any browser, once the question was passed over', async () => {
    const client = await signUp(tolk, 'client');
    const agent = await onDuty(tolk);
    const conversationId = await ask(client, 'Thanks!');
    await dataOf(act(agent, 'closeServiceConversation', conversationId, { reason: 'solved' }));
    const mayRate = async () => (await service(client, 'serviceSession', {})).conversation?.mayRate;
    expect(await mayRate()).toBe(true);
    await service(client, 'rateService', { conversationId, rating: null });
    expect(await mayRate()).toBe(false);
    expect(await desk(agent, 'getServiceConversation', { conversationId })).toMatchObject({
      rating: null,
    });
  });

  it('shows the customer no note, and not that one was written', async () => {
    const client = await signUp(tolk, 'client');
    const agent = await onDuty(tolk);
    const conversationId = await ask(client, 'Hello?');
    const note = { conversationId, messageId: randomUUID(), text: 'Be patient.', mentionIds: [] };
    await desk(agent, 'writeServiceNote', note);
    const { list, conversation } = await service(client, 'serviceSessionHistory', {
      conversationId,
    });
    expect(list.map(({ text }) => text)).not.toContain('Be patient.');
    expect(conversation.lastSeq).toBe(newest(list).seq);
  });

  it('counts unread answers in the header until they are read', async () => {
    const client = await signUp(tolk, 'client');
    const agent = await onDuty(tolk);
    const conversationId = await ask(client, 'Hello?');
    const { seq } = await reply(agent, conversationId, 'Hello!');
    const counts = () =>
      dataOf(client.call<{ service: number }>('/clientinterface/getUnreadMsg', {}));
    expect((await counts()).service).toBe(1);
    expect(await service(client, 'serviceUnreadMessage', {})).toEqual({ unread: 1 });
    expect(await service(client, 'serviceReadMessage', { conversationId, upTo: seq })).toEqual({
      unread: 0,
    });
    expect((await counts()).service).toBe(0);
  });

  it('lets too many visitors of one network wait', async () => {
    const codes: number[] = [];
    for (let count = 0; count < limits.service.visitorBegins + 3; count += 1) {
      const message = { messageId: randomUUID(), text: 'Buy now!' };
      codes.push((await serviceCall(visitor(), 'serviceMessageSending', message)).code);
    }
    expect(codes.at(-1)).toBe(429);
    await tolk.advance(HOUR + MINUTE);
    expect(await ask(visitor(), 'A question')).toEqual(expect.any(String));
    await tolk.advance(HOUR + MINUTE);
  });
});

describe('somebody else', () => {
  it('reads nothing of it, no matter who they are', async () => {
    const owner = visitor();
    const conversationId = await ask(owner, 'My order number is 12.');
    const client = await signUp(tolk, 'client');
    const others = [visitor(), browserOf(await signUp(tolk, 'supplier')), browserOf(client)];
    await ask(others[0] ?? owner, 'Another visitor');
    for (const other of others) {
      const codes = [
        await serviceCall(other, 'serviceSessionHistory', { conversationId }),
        await serviceCall(other, 'serviceReadMessage', { conversationId, upTo: 1 }),
        await serviceCall(other, 'servicePulse', { conversationId, typing: false }),
        await serviceCall(other, 'leaveServiceEmail', { conversationId, email: 'a@b.example' }),
        await serviceCall(other, 'rateService', { conversationId, rating: 1 }),
        await serviceCall(other, 'downloadServiceFile', { conversationId, fileId: randomUUID() }),
        await serviceCall(other, 'serviceMessageSending', {
          conversationId,
          messageId: randomUUID(),
          text: 'Hi',
        }),
      ].map(({ code }) => code);
      expect(codes).toEqual([404, 404, 404, 404, 404, 404, 404]);
    }
    const join = await serviceCall(client, 'joinServiceConversation', { conversationId });
    expect(join.code).toBe(404);
  });

  it('is not asked for under another id', async () => {
    const client = await signUp(tolk, 'client');
    const { personId } = await signUp(tolk, 'client');
    expect((await serviceCall(client, 'serviceSession', { userId: personId })).code).toBe(404);
    expect((await serviceCall(client, 'serviceSession', { userId: client.personId })).code).toBe(0);
  });
});

describe('a visitor who leaves an e-mail', () => {
  const leave = async () => {
    const browser = visitor();
    const conversationId = await ask(browser, 'I come back later.');
    const email = `Ask-${randomUUID().slice(0, 8)}@Mail.Example`;
    const { email: kept } = await service(browser, 'leaveServiceEmail', { conversationId, email });
    await tolk.settle();
    return { browser, conversationId, email: kept ?? '' };
  };

  it('comes back by the link, in any browser', async () => {
    const { conversationId, email } = await leave();
    const { to, text } = newest(tolk.mails);
    expect(to).toBe(email);
    const other = visitor();
    const { conversation } = await service(other, 'openServiceLink', { link: linkIn(text) });
    expect(conversation?.conversationId).toBe(conversationId);
    expect(await textsOf(other, conversationId)).toEqual(['I come back later.']);
  });

  it.each(['nonsense', 'x'.repeat(43)])('gets nowhere with %s', async (link) => {
    expect((await serviceCall(visitor(), 'openServiceLink', { link })).code).toBe(1705);
  });

  it('gets nowhere with a link that is over, or went to an earlier address', async () => {
    const { browser, conversationId } = await leave();
    const link = linkIn(newest(tolk.mails).text);
    await service(browser, 'leaveServiceEmail', { conversationId, email: 'new@mail.example' });
    expect((await serviceCall(visitor(), 'openServiceLink', { link })).code).toBe(1705);
    await tolk.settle();
    const fresh = linkIn(newest(tolk.mails).text);
    expect((await serviceCall(visitor(), 'openServiceLink', { link: fresh })).code).toBe(0);
    await tolk.advance(limits.service.linkMs + MINUTE);
    expect((await serviceCall(visitor(), 'openServiceLink', { link: fresh })).code).toBe(1705);
  });

  it('does not take the place of another conversation of a browser, unless it is told to', async () => {
    const { conversationId } = await leave();
    const link = linkIn(newest(tolk.mails).text);
    const other = visitor();
    const own = await ask(other, 'Mine, not theirs.');
    expect((await serviceCall(other, 'openServiceLink', { link })).code).toBe(1706);
    expect(await textsOf(other, own)).toEqual(['Mine, not theirs.']);
    const { conversation } = await service(other, 'openServiceLink', { link, instead: true });
    expect(conversation?.conversationId).toBe(conversationId);
    expect((await serviceCall(other, 'serviceSessionHistory', { conversationId: own })).code).toBe(
      404,
    );
  });

  it('opens their own browser again without a question', async () => {
    const { browser, conversationId } = await leave();
    const link = linkIn(newest(tolk.mails).text);
    const { conversation } = await service(browser, 'openServiceLink', { link });
    expect(conversation?.conversationId).toBe(conversationId);
  });

  it('is answered at the newest address, about earlier conversations too', async () => {
    const { browser, conversationId: first } = await leave();
    const agent = await onDuty(tolk);
    await dataOf(act(agent, 'closeServiceConversation', first, { reason: 'solved' }));
    const second = await ask(browser, 'My mail was mistyped.');
    const email = 'right@mail.example';
    await service(browser, 'leaveServiceEmail', { conversationId: second, email });
    await tolk.settle();
    tolk.mails.length = 0;
    await dataOf(act(agent, 'reopenServiceConversation', first));
    await reply(agent, first, 'One more thing.');
    await tolk.advance(limits.service.mailMs);
    expect(tolk.mails.map(({ to }) => to)).toEqual([email]);
  });

  it('is forgotten on request, with every link', async () => {
    const { browser, conversationId } = await leave();
    const link = linkIn(newest(tolk.mails).text);
    await service(browser, 'forgetServiceVisitor', {});
    expect(browser.cookie).toBe('');
    const { code } = await serviceCall(browser, 'serviceSessionHistory', { conversationId });
    expect(code).toBe(404);
    expect((await serviceCall(visitor(), 'openServiceLink', { link })).code).toBe(1705);
  });

  it('types an address', async () => {
    const browser = visitor();
    const conversationId = await ask(browser, 'Hello');
    const left = await serviceCall(browser, 'leaveServiceEmail', { conversationId, email: 'me' });
    expect(left.code).toBe(422);
  });

  it('who is a member has one already', async () => {
    const client = await signUp(tolk, 'client');
    const conversationId = await ask(client, 'Hello');
    const email = 'other@mail.example';
    expect((await serviceCall(client, 'leaveServiceEmail', { conversationId, email })).code).toBe(
      404,
    );
  });

  it('takes earlier conversations along into the account', async () => {
    const { browser, conversationId: first } = await leave();
    const agent = await onDuty(tolk);
    await dataOf(act(agent, 'closeServiceConversation', first, { reason: 'solved' }));
    const second = await ask(browser, 'Another question');
    expect(second).not.toBe(first);
    browser.token = (await signUp(tolk, 'client')).token;
    const joined = await service(browser, 'joinServiceConversation', { conversationId: second });
    expect(joined.conversation?.conversationId).toBe(second);
    expect(joined.earlier.map((one) => one.conversationId)).toEqual([first]);
  });

  it('is joined to an account only after a yes; then neither cookie nor link opens it', async () => {
    const { browser, conversationId } = await leave();
    const link = linkIn(newest(tolk.mails).text);
    const before = browser.cookie;
    const person = await signUp(tolk, 'client');
    browser.token = person.token;
    const session = await service(browser, 'serviceSession', {});
    expect(session.conversation).toBeNull();
    expect(session.joinable?.conversationId).toBe(conversationId);
    expect((await serviceCall(person, 'serviceSessionHistory', { conversationId })).code).toBe(404);
    const joined = await service(browser, 'joinServiceConversation', { conversationId });
    expect(joined.conversation?.conversationId).toBe(conversationId);
    expect(joined.joinable).toBeNull();
    expect(await textsOf(person, conversationId)).toEqual(['I come back later.']);
    expect((await serviceCall(visitor(), 'openServiceLink', { link })).code).toBe(1705);
    const old = await tolk
      .caller()
      .call(
        '/communicationinterface/serviceSessionHistory',
        { conversationId },
        { headers: { cookie: before } },
      );
    expect(old.code).toBe(404);
  });
});

describe('a message that comes while its conversation is joined to an account', () => {
  it('is never where nobody can read it', async () => {
    const { db } = tolk.app.deps;
    for (let round = 0; round < 6; round += 1) {
      const browser = visitor();
      const conversationId = await ask(browser, 'Hello');
      const headers = { cookie: browser.cookie };
      browser.token = (await signUp(tolk, 'client')).token;
      const late = Array.from({ length: 4 }, () =>
        tolk
          .caller()
          .call(
            '/communicationinterface/serviceMessageSending',
            { messageId: randomUUID(), text: 'Late' },
            { headers },
          ),
      );
      const joined = service(browser, 'joinServiceConversation', { conversationId });
      expect((await Promise.all(late)).map(({ code }) => code)).toEqual([0, 0, 0, 0]);
      await joined;
    }
    const lost = await db
      .selectFrom('service_conversation')
      .select('id')
      .where('visitor_id', 'is not', null)
      .where('visitor_id', 'not in', (eb) => eb.selectFrom('service_key').select('visitor_id'))
      .execute();
    expect(lost).toEqual([]);
  });
});

describe('what a visitor wrote', () => {
  const run = () => forgetOldVisitors(tolk.app.deps, tolk.clock.now());
  const count = async (table: 'service_visitor' | 'service_conversation') =>
    (await tolk.app.deps.db.selectFrom(table).select('id').execute()).length;
  /** As if all of it had been written so long ago. */
  async function age(ms: number): Promise<void> {
    const { db } = tolk.app.deps;
    const then = addMs(tolk.clock.now(), -ms);
    await db.updateTable('service_conversation').set({ last_at: then }).execute();
    await db.updateTable('service_visitor').set({ created_at: then }).execute();
  }

  it('is deleted half a year after the last of it, a member’s is not', async () => {
    await tolk.app.deps.db.deleteFrom('service_visitor').execute();
    await ask(visitor(), 'How do I reach you?');
    const client = await signUp(tolk, 'client');
    const kept = await ask(client, 'How do I reach you?');
    await age(limits.service.visitorKeptMs - HOUR);
    await run();
    expect([await count('service_conversation'), await count('service_visitor')]).toEqual([2, 1]);
    await age(limits.service.visitorKeptMs + HOUR);
    await run();
    expect([await count('service_conversation'), await count('service_visitor')]).toEqual([1, 0]);
    expect(await textsOf(client, kept)).toEqual(['How do I reach you?']);
  });

  it('goes with the files that staff sent, unless others have them too', async () => {
    const before = await filesOnDisk(tolk);
    const agent = await onDuty(tolk);
    const visitors = await ask(visitor(), 'May I have the form?');
    const members = await ask(await signUp(tolk, 'client'), 'May I have the form?');
    for (const to of [[visitors], [visitors, members]]) {
      const form = new FormData();
      form.set('file', new Blob(['A form.']), 'form.txt');
      const upload = agent.call<{ fileId: string }>(
        '/opsinterface/uploadServiceFile',
        {},
        { form },
      );
      const { fileId } = await dataOf(upload);
      for (const conversationId of to)
        await desk(agent, 'answerServiceConversation', {
          conversationId,
          messageId: randomUUID(),
          fileId,
        });
    }
    expect(await filesOnDisk(tolk)).toBe(before + 2);
    await age(limits.service.visitorKeptMs + HOUR);
    await run();
    expect(await filesOnDisk(tolk)).toBe(before + 1);
  });
});

describe('answers that nobody reads', () => {
  it('go out in one mail', async () => {
    const browser = visitor();
    const agent = await onDuty(tolk);
    const conversationId = await ask(browser, 'Are you there?');
    const email = `once-${randomUUID().slice(0, 8)}@mail.example`;
    await service(browser, 'leaveServiceEmail', { conversationId, email });
    await tolk.settle();
    tolk.mails.length = 0;
    await reply(agent, conversationId, 'Yes, we are.');
    await tolk.advance(MINUTE);
    await reply(agent, conversationId, 'How can we help?');
    await tolk.advance(MINUTE);
    expect(tolk.mails.map(({ to }) => to)).toEqual([email]);
    const { text } = newest(tolk.mails);
    expect(text).toContain('Yes, we are.');
    expect(text).toContain('How can we help?');
    expect(text).not.toContain('Are you there?');
    await tolk.advance(DAY);
    expect(tolk.mails).toHaveLength(1);
    expect((await serviceCall(visitor(), 'openServiceLink', { link: linkIn(text) })).code).toBe(0);
  });

  it('wait for some minutes after the mail before', async () => {
    const client = await signUp(tolk, 'client');
    const agent = await onDuty(tolk);
    const conversationId = await ask(client, 'Hello?');
    await reply(agent, conversationId, 'One.');
    await tolk.advance(limits.service.mailMs);
    expect(tolk.mails).toHaveLength(1);
    await reply(agent, conversationId, 'Two.');
    await tolk.advance(limits.service.mailMs);
    expect(tolk.mails).toHaveLength(1);
    await tolk.advance(limits.service.mailApartMs);
    expect(tolk.mails.map(({ to }) => to)).toEqual([client.account, client.account]);
  });

  it.each(['before', 'after'])('wait for the end of quiet hours chosen %s', async (when) => {
    const client = await signUp(tolk, 'client');
    const clock = (ms: number) => addMs(tolk.clock.now(), ms).toISOString().slice(11, 16);
    const hours = { from: clock(-HOUR), until: clock(HOUR), zone: 'UTC' };
    const choose = () => dataOf(client.call('/supinterface/setQuietHours', { hours }));
    if (when === 'before') await choose();
    const conversationId = await ask(client, 'Hello?');
    await reply(await onDuty(tolk), conversationId, 'Hello!');
    if (when === 'after') await choose();
    await tolk.advance(HOUR - 2 * MINUTE);
    expect(tolk.mails).toEqual([]);
    await tolk.advance(2 * MINUTE);
    expect(tolk.mails.map(({ to }) => to)).toEqual([client.account]);
  });

  it('stay where they are while the customer looks or has read', async () => {
    const client = await signUp(tolk, 'client');
    const agent = await onDuty(tolk);
    const conversationId = await ask(client, 'Hello?');
    const { seq } = await reply(agent, conversationId, 'Hello!');
    await tolk.advance(limits.service.mailMs - 1_000);
    await service(client, 'servicePulse', { conversationId, typing: false });
    await tolk.advance(1_000);
    expect(tolk.mails).toEqual([]);
    await service(client, 'serviceReadMessage', { conversationId, upTo: seq });
    await tolk.advance(HOUR);
    expect(tolk.mails).toEqual([]);
  });
});

describe('the desk', () => {
  it('says whether somebody is there, and where a port connects', async () => {
    const empty = await service(visitor(), 'getWebSocketKFZX', { port: 1 });
    expect(empty).toMatchObject({
      port: 1,
      socketPath: null,
      desk: { open: true, staffed: false },
    });
    expect(empty.desk.answerBy).toBeNull();
    await onDuty(tolk);
    const { desk: staffed } = await service(visitor(), 'getWebSocketKFZX', {});
    expect(staffed).toMatchObject({ open: true, staffed: true, answerBy: expect.any(String) });
  });

  it('takes the port from the address', async () => {
    const { data } = await tolk
      .caller()
      .call<{ port: number }>('/communicationinterface/getWebSocketKFZX?port=1', {});
    expect(data.port).toBe(1);
  });
});
