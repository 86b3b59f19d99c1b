import { transaction } from '../database/transaction.ts';
import { startSession } from '../accounts/sessions/sessions.ts';
import { openConversation } from '../messages/threads/thread-repository.ts';
import { chat, chatCall, say } from '../../test/support/conversations.ts';
import { dataOf, openMarket, type Market } from '../../test/support/market.ts';
import type { TestPerson } from '../../test/support/people.ts';
import { addStaffMember } from '../../test/support/staff.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();

let market: Market;
let client: TestPerson;
let supplier: TestPerson;
let conversationId: string;

beforeEach(async () => {
  market = await openMarket(tolk);
  ({ client, supplier } = market);
  ({ conversationId } = await chat(client, 'ceatesession', { otherId: supplier.personId }));
  await dataOf(say(client, conversationId, 'Good morning.'));
  await dataOf(say(supplier, conversationId, 'Good morning!'));
});

const change = (values: object) => chat(client, 'setContact', { conversationId, ...values });

/** The supplier as a client, with a conversation in which the other one is the supplier. */
async function swapped(): Promise<{ caller: TestPerson; conversationId: string }> {
  const { db, clock } = tolk.app.deps;
  const now = clock.now();
  const { id } = await transaction(db, (tx) =>
    openConversation(
      tx,
      { clientId: supplier.personId, supplierId: client.personId },
      { by: 'client', at: now },
    ),
  );
  const device = { userAgent: 'node', address: '127.0.0.1' };
  const { personId, account, password } = supplier;
  const caller = tolk.caller('en');
  caller.token = await startSession(db, { personId, identity: 'client', device, now });
  return {
    caller: Object.assign(caller, { account, password, personId }),
    conversationId: id,
  };
}

it('a block holds between two persons, in whichever identity', async () => {
  const other = await swapped();
  await change({ blocked: true });
  expect((await say(other.caller, other.conversationId, 'Still here.')).code).toBe(1701);
  const later = await chat(other.caller, 'ceatesession', { otherId: client.personId });
  expect(later).toMatchObject({ otherSeenAt: null });
  expect(later.closedReason).not.toBeNull();
  await change({ blocked: false });
  expect((await say(other.caller, other.conversationId, 'Again?')).code).toBe(0);
});

it('changes of a contact at the same moment all count', async () => {
  for (let round = 0; round < 5; round += 1) {
    await change({ blocked: false, pinned: false, muted: false });
    await Promise.all([
      change({ blocked: true }),
      change({ pinned: true }),
      change({ muted: true }),
    ]);
    expect(await change({})).toMatchObject({ blocked: true, pinned: true, muted: true });
  }
});

it('nothing arrives after a block was answered', async () => {
  const numberOf = async () =>
    (await chat(client, 'sessionHistory', { conversationId })).lastChange;
  for (let round = 0; round < 5; round += 1) {
    const sends = Array.from({ length: 6 }, (_, at) => say(supplier, conversationId, `No. ${at}`));
    const blocked = change({ blocked: true }).then(numberOf);
    await Promise.all(sends);
    expect(await numberOf()).toBe(await blocked);
    await change({ blocked: false });
  }
});

it('who is blocked does not see that they are read, nor the blocker when they are online', async () => {
  await change({ blocked: true });
  const before = await chat(supplier, 'sessionHistory', { conversationId });
  await chat(client, 'readMessage', { conversationId, upTo: 2 });
  const after = await chat(supplier, 'sessionHistory', { conversationId });
  expect(after.otherReadUpTo).toBe(before.otherReadUpTo);
});

it('who is blocked puts no project into the conversation', async () => {
  await chat(supplier, 'setContact', { conversationId, blocked: true });
  const posting = await market.publish({ projectName: 'I know where you live' });
  const asked = { otherId: supplier.personId, projectReleaseInforId: posting };
  expect((await chat(client, 'ceatesession', asked)).contexts).toEqual([]);
  expect((await chat(supplier, 'ceatesession', { otherId: client.personId })).contexts).toEqual([]);
});

it('who is blocked reaches nobody by the name of a project either', async () => {
  const projectName = 'You will be sorry';
  const other = (await openMarket(tolk)).supplier;
  const { supplierListId } = await dataOf(
    client.call<{ supplierListId: string }>('/clientinterface/saveSupplierList', { name: 'First' }),
  );
  for (const { personId: supUserId } of [supplier, other]) {
    const entry = { supplierListId, supUserId, listed: true };
    await dataOf(client.call('/clientinterface/setSupplierListed', entry));
  }
  await chat(supplier, 'setContact', { conversationId, blocked: true });
  await market.publish({ projectName, askedFirst: { supplierListId, hours: 4 } });
  await tolk.settle();
  const projectReleaseInforId = await market.publish({ projectName });
  const invite = { projectReleaseInforId, supUserIds: [supplier.personId], message: '' };
  const answer = client.call<{ invited: object[]; refused: { why: string }[] }>(
    '/clientinterface/inviteSuppliers',
    { ...invite, award: 'first' },
  );
  expect(await dataOf(answer)).toMatchObject({
    invited: [],
    refused: [{ why: 'This person can’t receive messages at the moment.' }],
  });
  const told = await tolk.app.deps.db
    .selectFrom('notification')
    .select(['person_id', 'kind'])
    .where('text_en', 'like', `%${projectName}%`)
    .where('identity', '=', 'supplier')
    .execute();
  expect(told).toEqual([{ person_id: other.personId, kind: 'postingAskedFirst' }]);
});

it('what was written stays to be read when staff blocks the other side, who is not told apart', async () => {
  const admin = await addStaffMember(tolk, 'admin');
  const byContact = await chat(supplier, 'setContact', { conversationId, blocked: true }).then(() =>
    chat(client, 'ceatesession', { otherId: supplier.personId }),
  );
  await chat(supplier, 'setContact', { conversationId, blocked: false });
  const block = { personId: supplier.personId, reason: 'Asks for deposits' };
  await dataOf(admin.call('/opsinterface/blockUser', block));
  const byStaff = await chat(client, 'ceatesession', { otherId: supplier.personId });
  expect(byStaff.closedReason).toBe(byContact.closedReason);
  expect(byStaff.conversationId).toBe(conversationId);
});

it('nobody learns when a stranger is online before that one has written', async () => {
  const stranger = (await openMarket(tolk)).supplier;
  await tolk.app.deps.db
    .insertInto('presence')
    .values([{ person_id: stranger.personId, seen_at: tolk.clock.now() }])
    .execute();
  const seen = () => chatCall(client, 'addContact', { otherId: stranger.personId });
  const { data } = await seen();
  expect(data.otherSeenAt).toBeNull();
  await dataOf(say(stranger, data.conversationId, 'You looked me up?'));
  expect((await seen()).data.otherSeenAt).not.toBeNull();
});

it('a recall that is asked for several times at once is answered each time', async () => {
  const { seq } = await dataOf(say(client, conversationId, 'Slip.'));
  const recalls = Array.from({ length: 6 }, () =>
    chatCall(client, 'getRecallMessage', { conversationId, seq }),
  );
  expect((await Promise.all(recalls)).map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0]);
});
