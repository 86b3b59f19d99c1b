import { randomUUID } from 'node:crypto';
import { startSession } from '../accounts/sessions/sessions.ts';
import { removeAccount } from '../../test/support/account-deletion.ts';
import { chat, chatCall, say, type Chat } from '../../test/support/conversations.ts';
import { dataOf, openMarket, type Market } from '../../test/support/market.ts';
import type { TestPerson } from '../../test/support/people.ts';
import { addStaffMember } from '../../test/support/staff.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();

let market: Market;
let conversationId: string;
let seq: number;

beforeEach(async () => {
  market = await openMarket(tolk);
  const { client, supplier } = market;
  ({ conversationId } = await chat(client, 'ceatesession', { otherId: supplier.personId }));
  ({ seq } = await dataOf(say(supplier, conversationId, 'Does the appendix have tables?')));
});

type Call = keyof Chat;

/** Everything that is done with a conversation by its id. */
const acts: Partial<Record<Call, (id: string) => object>> = {
  setContact: (id) => ({ conversationId: id, pinned: true }),
  sessionHistory: (id) => ({ conversationId: id }),
  messageSending: (id) => ({ conversationId: id, messageId: randomUUID(), text: 'Hello?' }),
  readMessage: (id) => ({ conversationId: id, upTo: seq }),
  getRecallMessage: (id) => ({ conversationId: id, seq }),
  searchMessages: (id) => ({ conversationId: id, search: 'tables' }),
  getSessionFiles: (id) => ({ conversationId: id }),
  reportMessage: (id) => ({ conversationId: id, seq, reason: 'spam', note: '' }),
};
const names = Object.keys(acts) as Call[];

const act = (person: TestPerson, name: Call, id = conversationId) =>
  chatCall(person, name, (acts[name]?.(id) ?? {}) as never);

async function inIdentity(person: TestPerson, identity: 'client' | 'supplier') {
  const { db, clock } = tolk.app.deps;
  const { personId, account, password } = person;
  const caller = tolk.caller('en');
  const device = { userAgent: 'node', address: '127.0.0.1' };
  caller.token = await startSession(db, { personId, identity, device, now: clock.now() });
  return Object.assign(caller, { personId, account, password });
}

it.each(names)('%s with a conversation of others is as if there were none', async (name) => {
  const strangers = await openMarket(tolk);
  const { client, supplier } = market;
  const outside = [
    strangers.client,
    strangers.supplier,
    await inIdentity(client, 'supplier'),
    await inIdentity(supplier, 'client'),
  ];
  for (const person of outside) {
    const absent = await act(person, name, randomUUID());
    const { code, msg, data } = await act(person, name);
    expect({ code, msg, data }).toEqual({ code: absent.code, msg: absent.msg, data: absent.data });
    // A search finds nothing there, as it finds nothing anywhere else.
    const nothing = name === 'searchMessages' ? [0, { list: [], hasMore: false }] : [404, {}];
    expect([code, data]).toEqual(nothing);
  }
  const { list, lastChange } = await chat(client, 'sessionHistory', { conversationId });
  expect([list.length, lastChange]).toEqual([1, seq]);
});

it('the client can’t take back what the supplier wrote', async () => {
  expect((await act(market.client, 'getRecallMessage')).code).toBe(404);
});

it('whom the other side blocks reads on, and writes no more', async () => {
  const { client, supplier } = market;
  await chat(client, 'setContact', { conversationId, blocked: true });
  const codes = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await act(supplier, name)).code])),
  );
  expect(codes).toMatchObject({
    setContact: 0,
    sessionHistory: 0,
    messageSending: 1701,
    readMessage: 0,
    searchMessages: 0,
    getSessionFiles: 0,
  });
});

it('whom staff has blocked reaches nothing of it any more, and nobody writes to them', async () => {
  const { client, supplier } = market;
  const admin = await addStaffMember(tolk, 'admin');
  const block = { personId: supplier.personId, reason: 'Asks for deposits' };
  await dataOf(admin.call('/opsinterface/blockUser', block));
  for (const name of names) expect([name, (await act(supplier, name)).code]).toEqual([name, 601]);
  expect((await act(client, 'messageSending')).code).toBe(1701);
  const { list } = await chat(client, 'sessionHistory', { conversationId });
  expect(list.map(({ text }) => text)).toEqual(['Does the appendix have tables?']);
});

it('with the account of one of the two a conversation without an order goes for both', async () => {
  const { client, supplier } = market;
  await dataOf(removeAccount(tolk, supplier));
  for (const name of names) expect([name, (await act(supplier, name)).code]).toEqual([name, 601]);
  for (const name of ['sessionHistory', 'messageSending', 'getSessionFiles'] as const)
    expect([name, (await act(client, name)).code]).toEqual([name, 404]);
  const { list } = await chat(client, 'getXQContactList', {});
  expect(list).toEqual([]);
});
