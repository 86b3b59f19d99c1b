import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { DAY, MINUTE, SECOND } from '@tolk/domain';
import { chat, chatCall, say } from '../../test/support/conversations.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../test/support/market.ts';
import { mayDownload } from '../../test/support/may-download.ts';
import { signUp, type TestPerson } from '../../test/support/people.ts';
import { changeSupplierProfile } from '../../test/support/ready-supplier.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });

let market: Market;
let client: TestPerson;
let supplier: TestPerson;
let conversationId: string;

beforeEach(async () => {
  market = await openMarket(tolk);
  ({ client, supplier } = market);
  ({ conversationId } = await chat(client, 'ceatesession', { otherId: supplier.personId }));
});

const history = (person: TestPerson, more: object = {}) =>
  chat(person, 'sessionHistory', { conversationId, ...more });
const texts = ({ list }: { list: { text: string }[] }) => list.map(({ text }) => text);
const tick = () => tolk.clock.advance(SECOND);

describe('who may begin', () => {
  it('a client: with somebody who agreed to be found, and who finds the same conversation', async () => {
    const { conversationId: same } = await chat(supplier, 'ceatesession', {
      otherId: client.personId,
    });
    expect(same).toBe(conversationId);
  });

  it('a client: with nobody who hides, until they apply', async () => {
    const hidden = await openMarket(tolk);
    await changeSupplierProfile(tolk, hidden.supplier.personId, { findable: false });
    const begin = () =>
      chatCall(hidden.client, 'ceatesession', { otherId: hidden.supplier.personId });
    const nobody = await chatCall(hidden.client, 'ceatesession', { otherId: randomUUID() });
    expect([(await begin()).code, (await begin()).msg]).toEqual([404, nobody.msg]);
    await hidden.apply(await hidden.publish());
    expect((await begin()).code).toBe(0);
  });

  it('a supplier: with a client whose project takes applications, about that project', async () => {
    const other = await openMarket(tolk);
    const begin = (projectReleaseInforId?: string) =>
      chatCall(supplier, 'ceatesession', {
        otherId: other.client.personId,
        ...(projectReleaseInforId && { projectReleaseInforId }),
      });
    expect((await begin()).code).toBe(404);
    const posting = await other.publish();
    expect((await begin(posting)).data).toMatchObject({
      otherId: other.client.personId,
      contexts: [{ kind: 'posting', projectReleaseInforId: posting, status: 'recruiting' }],
    });
    expect((await begin(await market.publish())).code).toBe(404);
    await tolk.advance(4 * DAY);
  });

  it('either side of an order by the order alone, and a supplier by the project alone', async () => {
    const { projectOrderId } = await market.send();
    const posting = await market.publish();
    const begun = await Promise.all([
      chat(client, 'ceatesession', { projectOrderId }),
      chat(supplier, 'ceatesession', { projectOrderId }),
      chat(supplier, 'ceatesession', { projectReleaseInforId: posting }),
    ]);
    expect(begun.map((one) => one.conversationId)).toEqual(
      Array.from({ length: 3 }, () => conversationId),
    );
    const stranger = await signUp(tolk, 'supplier');
    const refused = [
      await chatCall(stranger, 'ceatesession', { projectOrderId }),
      await chatCall(client, 'ceatesession', { projectReleaseInforId: posting }),
      await chatCall(client, 'ceatesession', {}),
    ];
    expect(refused.map(({ code }) => code)).toEqual([404, 404, 404]);
  });

  it('nobody with themselves, and nobody in the other identity', async () => {
    expect((await chatCall(client, 'ceatesession', { otherId: client.personId })).code).toBe(404);
    const stranger = await signUp(tolk, 'supplier');
    const asked = await chatCall(stranger, 'sessionHistory', { conversationId });
    expect(asked.code).toBe(404);
  });
});

describe('a message', () => {
  it('reaches the other side with a number, and is read up to there', async () => {
    const sent = await dataOf(say(client, conversationId, ' 您好，\r\n合同有三份附件。 '));
    expect(sent).toMatchObject({
      seq: 1,
      by: 'client',
      text: '您好，\n合同有三份附件。',
      file: null,
    });
    const contacts = await chat(supplier, 'getGYSContactList', {});
    expect(contacts).toMatchObject({
      total: 1,
      list: [{ conversationId, unread: 1, last: { seq: 1, by: 'client' } }],
    });
    expect(await chat(supplier, 'getGYSUnreadmessage', {})).toEqual({ unread: 1 });
    expect(await chat(supplier, 'readMessage', { conversationId, upTo: 99 })).toEqual({
      unread: 0,
    });
    expect(await history(client)).toMatchObject({ otherReadUpTo: 1, readUpTo: 1, lastChange: 1 });
    await chat(supplier, 'readMessage', { conversationId, upTo: 0 });
    expect(await history(client)).toMatchObject({ otherReadUpTo: 1 });
  });

  it('that is sent again under its id is there once', async () => {
    const messageId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => say(client, conversationId, 'Once.', { messageId })),
    );
    expect(answers.map(({ code, data }) => [code, data.seq])).toEqual(
      Array.from({ length: 8 }, () => [0, 1]),
    );
    expect(texts(await history(supplier))).toEqual(['Once.']);
  });

  it('of both sides at once stands in one order without a gap', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        say(index % 2 === 0 ? client : supplier, conversationId, `No. ${index}`),
      ),
    );
    const { list } = await history(client);
    expect(list.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(texts(await history(supplier))).toEqual(texts({ list }));
  });

  it.each<[string, object]>([
    ['nothing', { text: ' \u200B\n ' }],
    ['a text and a file', { fileId: randomUUID() }],
    ['neither', { text: undefined }],
  ])('of %s is refused', async (_what, more) => {
    expect((await say(client, conversationId, 'Hello', more)).code).toBe(422);
  });

  it('may be one file of the sender’s, which the other side may open then', async () => {
    const fileId = await market.upload(client, 'message');
    expect(await mayDownload(supplier, fileId)).toBe(false);
    const foreign = await say(supplier, conversationId, '', { text: undefined, fileId });
    expect(foreign.code).toBe(404);
    const sent = await dataOf(say(client, conversationId, '', { text: undefined, fileId }));
    expect(sent).toMatchObject({ text: '', file: { fileId } });
    expect(await mayDownload(supplier, fileId)).toBe(true);
    expect(await mayDownload(await signUp(tolk, 'supplier'), fileId)).toBe(false);
    const files = await chat(supplier, 'getSessionFiles', { conversationId });
    expect(files).toMatchObject({ total: 1, list: [{ seq: 1, file: { fileId } }] });
  });

  it('quotes another one of the conversation', async () => {
    await dataOf(say(client, conversationId, 'By Friday?'));
    const answer = await dataOf(say(supplier, conversationId, 'Yes.', { quoteSeq: 1 }));
    expect(answer.quote).toEqual({
      seq: 1,
      by: 'client',
      text: 'By Friday?',
      fileName: null,
      recalled: false,
    });
    expect((await say(supplier, conversationId, 'No.', { quoteSeq: 9 })).code).toBe(404);
  });

  it('about money past the platform is marked', async () => {
    const sent = await dataOf(say(supplier, conversationId, 'Please pay me directly by PayPal.'));
    expect(sent.outsidePayment).toBe(true);
  });

  it('with one text for many is stopped, thanks are not', async () => {
    const text = 'We are an agency with fifty translators in all languages.';
    const codes: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const other = await openMarket(tolk);
      const begun = await chat(client, 'ceatesession', { otherId: other.supplier.personId });
      codes.push((await say(client, begun.conversationId, text)).code);
      expect((await say(client, begun.conversationId, 'Thank you.')).code).toBe(0);
    }
    expect(codes).toEqual([0, 0, 0, 0, 0, 1703, 1703]);
  });
});

describe('a recall', () => {
  it('within two minutes leaves the place and nothing of it, also where it was quoted', async () => {
    await dataOf(say(client, conversationId, 'My PIN is 4711.'));
    await dataOf(say(supplier, conversationId, 'Take that back.', { quoteSeq: 1 }));
    tolk.clock.advance(2 * MINUTE - SECOND);
    const recall = (person: TestPerson) =>
      chatCall(person, 'getRecallMessage', { conversationId, seq: 1 });
    expect((await recall(supplier)).code).toBe(404);
    expect((await recall(client)).data).toMatchObject({ seq: 1, changed: 3, recalled: true });
    expect((await recall(client)).data).toMatchObject({ changed: 3 });
    const { list } = await history(supplier, { changedAfter: 2 });
    expect(list).toMatchObject([{ seq: 1, text: '', recalled: true }]);
    expect((await history(supplier)).list[1]?.quote).toMatchObject({ text: '', recalled: true });
    const found = await chat(supplier, 'searchMessages', { search: '4711' });
    expect(found).toEqual({ list: [], hasMore: false });
  });

  it('after two minutes is too late', async () => {
    await dataOf(say(client, conversationId, 'Sent.'));
    tolk.clock.advance(2 * MINUTE);
    const late = await chatCall(client, 'getRecallMessage', { conversationId, seq: 1 });
    expect(late).toMatchObject({
      code: 1702,
      msg: 'A message can be recalled for 2 minutes after it was sent.',
    });
  });
});

describe('a contact', () => {
  it('is pinned, archived and muted by one side alone', async () => {
    await dataOf(say(client, conversationId, 'Hello.'));
    const change = (values: object) => chat(supplier, 'setContact', { conversationId, ...values });
    expect(await change({ pinned: true, archived: true, muted: true })).toMatchObject({
      pinned: true,
      archived: true,
      muted: true,
    });
    expect(await chat(supplier, 'getGYSUnreadmessage', {})).toEqual({ unread: 0 });
    await dataOf(say(client, conversationId, 'Muted stays archived.'));
    const box = async (name: 'inbox' | 'archived') =>
      (await chat(supplier, 'getGYSContactList', { box: name })).total;
    expect([await box('inbox'), await box('archived')]).toEqual([0, 1]);
    await change({ muted: false });
    await dataOf(say(client, conversationId, 'Now it comes back.'));
    expect([await box('inbox'), await box('archived')]).toEqual([1, 0]);
    const own = await chat(client, 'getXQContactList', {});
    expect(own.list[0]).toMatchObject({ pinned: false, archived: false, muted: false });
  });

  it('stands in the list of the other side once something is written', async () => {
    const list = () => chat(supplier, 'getGYSContactList', {});
    expect((await list()).list).toEqual([]);
    expect((await chat(client, 'getXQContactList', {})).list).toMatchObject([{ conversationId }]);
    await dataOf(say(client, conversationId, '您好'));
    expect((await list()).list).toMatchObject([{ conversationId, unread: 1 }]);
  });

  it('stands there as well once the other side adds it', async () => {
    tick();
    await chat(supplier, 'addContact', { otherId: client.personId });
    expect((await chat(supplier, 'getGYSContactList', {})).list).toMatchObject([
      { conversationId, unread: 0, last: null },
    ]);
  });

  it('that is blocked is told no more than that nobody can be reached', async () => {
    await chat(supplier, 'setContact', { conversationId, blocked: true });
    const refused = await say(client, conversationId, 'Hello?');
    expect(refused).toMatchObject({
      code: 1701,
      msg: 'This person can’t receive messages at the moment.',
    });
    const { closedReason } = await chat(supplier, 'ceatesession', { otherId: client.personId });
    expect(closedReason).toBe('You have blocked this contact. Unblock it to write again.');
    await chat(supplier, 'setContact', { conversationId, blocked: false });
    expect((await say(client, conversationId, 'Hello?')).code).toBe(0);
  });

  it('is found by name, unread ones before the others', async () => {
    const others = [await openMarket(tolk), await openMarket(tolk)];
    const begun: string[] = [];
    for (const { supplier: other } of others) {
      tick();
      const opened = await chat(client, 'ceatesession', { otherId: other.personId });
      begun.push(opened.conversationId);
      await dataOf(say(other, opened.conversationId, 'Free next week.'));
    }
    await chat(client, 'readMessage', { conversationId: begun[1] ?? '', upTo: 1 });
    const { list } = await chat(client, 'getXQContactList', {});
    expect(list.map((row) => row.conversationId)).toEqual([begun[0], begun[1], conversationId]);
    expect(await chat(client, 'getXQContactList', { box: 'unread' })).toMatchObject({ total: 1 });
    expect(await chat(client, 'getXQContactList', { search: 'nobody' })).toMatchObject({
      total: 0,
    });
  });

  it('of the same name as another one is told apart by what each last dealt with', async () => {
    const rename = (name: string, people: TestPerson[]) =>
      tolk.app.deps.db
        .updateTable('person')
        .set({ name })
        .where(
          'id',
          'in',
          people.map(({ personId }) => personId),
        )
        .execute();
    const [namesake, stranger] = [await openMarket(tolk), await openMarket(tolk)];
    await rename('Wanda Lin', [supplier, namesake.supplier]);
    await rename('Ola Berg', [stranger.supplier]);
    for (const other of [namesake, stranger])
      await chat(client, 'ceatesession', { otherId: other.supplier.personId });
    const about = async () => {
      const { list } = await chat(client, 'getXQContactList', {});
      return Object.fromEntries(list.map((row) => [row.otherId, row.about]));
    };
    expect(Object.values(await about())).toEqual([undefined, undefined, undefined]);

    await market.apply(await market.publish({ projectName: 'Lease of a warehouse' }));
    tick();
    await market.send({ orderName: 'Lease, second part' });
    const posting = await market.publish({ projectName: 'Subtitles' });
    const asking = { otherId: client.personId, projectReleaseInforId: posting };
    for (const { supplier: person } of [namesake, stranger])
      await chat(person, 'ceatesession', asking);
    expect(await about()).toEqual({
      [supplier.personId]: { name: 'Lease, second part' },
      [namesake.supplier.personId]: { name: 'Subtitles' },
      [stranger.supplier.personId]: undefined,
    });

    tick();
    await chat(supplier, 'ceatesession', asking);
    const now = await about();
    const [later, earlier] = [now[supplier.personId], now[namesake.supplier.personId]];
    expect([later?.name, earlier?.name]).toEqual(['Subtitles', 'Subtitles']);
    const apart = Date.parse(later?.since ?? '') - Date.parse(earlier?.since ?? '');
    expect(apart).toBeGreaterThanOrEqual(SECOND);
  });
});

it('a page of the history goes back and forth without a gap', async () => {
  for (let index = 1; index <= 230; index += 1) {
    await dataOf(say(index % 2 ? client : supplier, conversationId, `No. ${index}`));
    if (index % 50 === 0) tolk.clock.advance(MINUTE);
  }
  const newest = await history(client);
  expect([newest.list.at(0)?.seq, newest.list.at(-1)?.seq, newest.hasMore]).toEqual([
    131,
    230,
    true,
  ]);
  const before = await history(client, { before: 131 });
  expect([before.list.at(0)?.seq, before.list.at(-1)?.seq, before.hasMore]).toEqual([
    31,
    130,
    true,
  ]);
  const around = await history(client, { around: 40 });
  expect([around.list.at(0)?.seq, around.list.at(-1)?.seq]).toEqual([1, 89]);
  expect([around.hasMore, around.hasLater]).toEqual([false, true]);
  const missed = await history(client, { changedAfter: 228 });
  expect([texts(missed), missed.hasMore]).toEqual([['No. 229', 'No. 230'], false]);
}, 60_000);

it('words are found in all conversations of this identity, Chinese too', async () => {
  await dataOf(say(client, conversationId, '请在附件三中保留术语“风电场”。'));
  await dataOf(say(supplier, conversationId, 'The wind farm is in annex three.'));
  const find = async (search: string) =>
    (await chat(client, 'searchMessages', { search })).list.map(({ seq }) => seq);
  expect(await find('风电场')).toEqual([1]);
  expect(await find('Wind Farm')).toEqual([2]);
  expect(await find('annex farms')).toEqual([2]);
  expect(await find('电风场')).toEqual([]);
  expect(await find('“”')).toEqual([]);
  expect(await find('turbine')).toEqual([]);
  const blank = await chatCall(client, 'searchMessages', { search: ' ' });
  expect(blank).toMatchObject({ code: 422, data: { fields: { search: expect.any(String) } } });
  const stranger = await openMarket(tolk);
  const foreign = await chat(stranger.client, 'searchMessages', { search: '风电场' });
  expect(foreign.list).toEqual([]);
});

it('what is searched is found whether many messages hold it or few', async () => {
  const { db } = tolk.app.deps;
  await sql`
    insert into message (conversation_id, seq, changed, message_id, by, text, created_at)
    select ${conversationId}, seq, seq, gen_random_uuid(), 'client',
      case seq % 500 when 7 then '风电场 turbine ' else '合同 contract ' end || seq, now()
    from generate_series(1, 3000) seq`.execute(db);
  await sql`update conversation set last_change = 3000 where id = ${conversationId}`.execute(db);
  await sql`analyze message`.execute(db);
  const find = (search: string, pageNum: number) =>
    chat(client, 'searchMessages', { search, pageNum, pageSize: 4 });
  const seqs = async (search: string, pageNum: number) =>
    (await find(search, pageNum)).list.map(({ seq }) => seq);
  for (const many of ['合同', 'contract', '合同 contracts']) {
    expect(await seqs(many, 1)).toEqual([3000, 2999, 2998, 2997]);
    expect(await seqs(many, 2)).toEqual([2996, 2995, 2994, 2993]);
  }
  for (const few of ['风电场', 'turbine', 'TURB 风']) {
    expect(await seqs(few, 1)).toEqual([2507, 2007, 1507, 1007]);
    expect(await find(few, 2)).toMatchObject({ list: [{ seq: 507 }, { seq: 7 }], hasMore: false });
  }
  expect((await find('风电场', 1)).hasMore).toBe(true);
});

it('what an order does stands between the messages, and beside them as it is now', async () => {
  const { projectOrderId, orderName } = await market.start();
  const { list } = await history(supplier);
  expect(list.map(({ event }) => [event?.action, event?.by])).toEqual([
    ['create', 'client'],
    ['accept', 'supplier'],
    ['confirmPayment', null],
  ]);
  expect(list[0]?.event).toMatchObject({ projectOrderId, orderName });
  const { contexts, unread } = await chat(client, 'ceatesession', { otherId: supplier.personId });
  expect(unread).toBe(0);
  expect(contexts).toMatchObject([{ kind: 'order', projectOrderId, orderState: 'started' }]);
});

it('a report hands staff the message with ten neighbours on each side, once', async () => {
  for (let index = 1; index <= 30; index += 1)
    await dataOf(say(index === 15 ? client : supplier, conversationId, `No. ${index}`));
  const report = (person: TestPerson, seq: number) =>
    chatCall(person, 'reportMessage', {
      conversationId,
      seq,
      reason: 'outsidePayment',
      note: ' He wants WeChat. ',
    });
  expect((await report(supplier, 15)).code).toBe(0);
  expect((await report(supplier, 15)).code).toBe(1704);
  expect((await report(supplier, 16)).code).toBe(404);
  const { messages, note } = await tolk.app.deps.db
    .selectFrom('message_report')
    .select(['messages', 'note'])
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  expect(note).toBe('He wants WeChat.');
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, at) => at + 5));
});
