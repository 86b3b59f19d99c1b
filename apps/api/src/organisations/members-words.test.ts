import { DAY, addMs } from '@tolk/domain';
import { removeAccount } from '../../test/support/account-deletion.ts';
import { chat, chatCall, say } from '../../test/support/conversations.ts';
import { dataOf, openMarket, type Market } from '../../test/support/market.ts';
import { moderationOf } from '../../test/support/moderation.ts';
import { negotiationOf } from '../../test/support/negotiations.ts';
import { act, foundOrganisation, type TestOrganisation } from '../../test/support/organisations.ts';
import type { TestPerson } from '../../test/support/people.ts';
import { addStaffMember } from '../../test/support/staff.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();

/** The market's client and the supplier know each other, and the client acts for an organisation. */
let market: Market;
let conversationId: string;
let nordlys: TestOrganisation;
beforeEach(async () => {
  market = await openMarket(tolk);
  const { client, supplier } = market;
  ({ conversationId } = await chat(client, 'ceatesession', { otherId: supplier.personId }));
  await dataOf(say(client, conversationId, 'Good morning.'));
  nordlys = await foundOrganisation(tolk);
  await nordlys.admit(client, 'asks');
});

const block = () => chat(market.supplier, 'setContact', { conversationId, blocked: true });

const silence = () =>
  tolk.app.deps.db
    .insertInto('silence')
    .values({ person_id: market.client.personId, until: addMs(tolk.clock.now(), 7 * DAY) })
    .execute();

const invite = (projectReleaseInforId: string, message: string) =>
  market.client.call('/clientinterface/inviteSupplier', {
    projectReleaseInforId,
    supUserId: market.supplier.personId,
    message,
  });

describe.each([
  ['blocked', block, 1701],
  ['silenced by staff', silence, 0],
])('a member who was %s', (_, shut, withoutWords) => {
  it('writes no message for the organisation either', async () => {
    const posting = await market.publish();
    await dataOf(invite(posting, ''));
    const { supplier, client } = market;
    const opened = await chat(client, 'ceatesession', { otherId: supplier.personId });
    expect(opened.closedReason).toBeNull();
    await shut();
    expect(await say(client, opened.conversationId, 'Still here.')).toMatchObject({ code: 1701 });
    const again = await chat(client, 'ceatesession', { otherId: supplier.personId });
    expect(again.closedReason).toEqual(expect.any(String));
  });

  it('offers without words alone, and invites so unless blocked', async () => {
    const [first, second] = [await market.publish(), await market.publish()];
    await market.apply(first);
    await shut();
    const { asClient, seen } = negotiationOf(market, first);
    const counter = { ...(await seen()), unitPrice: 140_00 };
    expect(await asClient('counterTerms', { ...counter, note: 'Answer me.' })).toMatchObject({
      code: 1701,
    });
    const no = { offerId: counter.offerId, agree: false };
    expect(await asClient('answerTerms', { ...no, reason: 'Answer me.' })).toMatchObject({
      code: 1701,
    });
    expect(await asClient('counterTerms', counter)).toMatchObject({ code: 0 });
    expect(await invite(second, 'Answer me.')).toMatchObject({ code: 1701 });
    expect(await invite(second, '')).toMatchObject({ code: withoutWords });
  });
});

it('colleagues of who was blocked go on writing', async () => {
  await dataOf(invite(await market.publish(), ''));
  await block();
  const colleague = await nordlys.join('asks');
  const opened = await chat(colleague, 'ceatesession', { otherId: market.supplier.personId });
  expect(opened.closedReason).toBeNull();
  expect(await say(colleague, opened.conversationId, 'Good morning.')).toMatchObject({ code: 0 });
});

it('only who wrote a message for the organisation takes it back', async () => {
  const { client, supplier } = market;
  await dataOf(invite(await market.publish(), ''));
  const { conversationId: thread } = await chat(client, 'ceatesession', {
    otherId: supplier.personId,
  });
  const { seq } = await dataOf(say(client, thread, 'We pay double.'));
  const colleague = await nordlys.join('asks');
  const recall = (person: TestPerson) =>
    chatCall(person, 'getRecallMessage', { conversationId: thread, seq });
  const byColleague = async (person: TestPerson) =>
    (await chat(person, 'sessionHistory', { conversationId: thread })).list[0]?.byColleague;
  expect([await byColleague(colleague), await byColleague(client)]).toEqual([true, false]);
  expect(await byColleague(supplier)).toBeUndefined();
  expect((await recall(colleague)).code).toBe(404);
  expect((await recall(client)).data).toMatchObject({ seq, recalled: true });
});

const named = (person: TestPerson, name: string) =>
  tolk.app.deps.db.updateTable('person').set({ name }).where('id', '=', person.personId).execute();

/** What the client’s side reads of who wrote, published, invited and offered; the newest of each. */
async function makersFor(reader: TestPerson, thread: string, projectReleaseInforId: string) {
  const { list: messages } = await chat(reader, 'sessionHistory', { conversationId: thread });
  const asked = { projectReleaseInforId };
  const posting = await dataOf(
    reader.call<{ memberName?: string }>('/clientinterface/getPositionProjectDetail', asked),
  );
  const invitations = await dataOf(
    reader.call<{ list: { memberName?: string }[] }>('/clientinterface/getSentInvitations', asked),
  );
  const { offers } = await dataOf(
    negotiationOf({ ...market, client: reader }, projectReleaseInforId).asClient('getNegotiation'),
  );
  return {
    message: messages.at(-1)?.memberName,
    posting: posting.memberName,
    invitation: invitations.list[0]?.memberName,
    offers: offers.map(({ memberName, answererName }) => [memberName, answererName]),
  };
}

/** Published, invited to with an offer, answered dearer, agreed to; and a word about it. */
async function allByClient() {
  const { client, supplier } = market;
  const projectReleaseInforId = await market.publish();
  await dataOf(
    client.call('/clientinterface/inviteSupplier', {
      projectReleaseInforId,
      supUserId: supplier.personId,
      message: '',
      unitPrice: 140_00,
    }),
  );
  await market.apply(projectReleaseInforId);
  const { asClient, seen } = negotiationOf(market, projectReleaseInforId);
  await dataOf(asClient('answerTerms', { ...(await seen()), agree: true }));
  const opened = await chat(client, 'ceatesession', { otherId: supplier.personId });
  await dataOf(say(client, opened.conversationId, 'Welcome, 林悦.'));
  return { thread: opened.conversationId, projectReleaseInforId };
}

describe('what a member made for the organisation', () => {
  it('says to its own side who it was, and to the other side nothing of them', async () => {
    const { client, supplier } = market;
    await named(client, 'Ingrid Dahl');
    const { thread, projectReleaseInforId } = await allByClient();
    const colleague = await nordlys.join('reads');
    expect(await makersFor(colleague, thread, projectReleaseInforId)).toEqual({
      message: 'Ingrid Dahl',
      posting: 'Ingrid Dahl',
      invitation: 'Ingrid Dahl',
      offers: [
        [undefined, 'Ingrid Dahl'],
        ['Ingrid Dahl', undefined],
      ],
    });
    const asSupplier = await Promise.all([
      chatCall(supplier, 'sessionHistory', { conversationId: thread }),
      negotiationOf(market, projectReleaseInforId).asSupplier('getNegotiation'),
      supplier.call('/supinterface/getProjectReleaseInforDetail', { projectReleaseInforId }),
      supplier.call('/supinterface/getPostingInvitations', {}),
    ]);
    expect(asSupplier.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(JSON.stringify(asSupplier)).not.toMatch(/Ingrid|memberName|answererName/);
  });

  it('is in the member’s own data, and stays without their name once the account is deleted', async () => {
    const { client, supplier } = market;
    await named(client, 'Ingrid Dahl');
    await named(supplier, '林悦');
    const { thread, projectReleaseInforId } = await allByClient();
    await act(client, null);
    const own: object = await client.call('/supinterface/exportOwnData', {});
    const made = { organisation: 'Nordlys Energi', at: expect.any(String) };
    const said = { ...made, otherSide: '林***', text: '' };
    const { doneForOrganisations: done } = own as { doneForOrganisations?: { kind: string }[] };
    expect(done?.toSorted((one, two) => (one.kind < two.kind ? -1 : 1))).toEqual([
      { ...said, kind: 'answer' },
      { ...said, kind: 'invitation' },
      { ...said, kind: 'message', text: 'Welcome, 林***.' },
      { ...said, kind: 'offer' },
      { ...made, kind: 'posting', otherSide: null, text: 'Supply contract for a wind farm' },
    ]);
    await dataOf(removeAccount(tolk, client));
    const gone = 'Deleted account';
    expect(await makersFor(nordlys.founder, thread, projectReleaseInforId)).toEqual({
      message: gone,
      posting: gone,
      invitation: gone,
      offers: [
        [undefined, gone],
        [gone, undefined],
      ],
    });
  });
});

it('staff learn which member wrote what was reported, and silence them alone', async () => {
  const { client, supplier } = market;
  await named(client, 'Ingrid Dahl');
  const { thread } = await allByClient();
  const { list } = await chat(supplier, 'sessionHistory', { conversationId: thread });
  const report = { conversationId: thread, seq: list.at(-1)?.seq ?? 0, reason: 'spam' } as const;
  await chat(supplier, 'reportMessage', { ...report, note: '' });
  const staff = await addStaffMember(tolk, 'support');
  const queue = await dataOf(
    staff.call<{ list: { messageReportId: string; memberName?: string }[] }>(
      '/opsinterface/getMessageReportList',
      { decided: false, pageSize: 100 },
    ),
  );
  const [row] = queue.list.toReversed();
  expect(row).toMatchObject({ reportedName: 'Nordlys Energi', memberName: 'Ingrid Dahl' });
  const decision = { messageReportId: row?.messageReportId, outcome: 'silenced' };
  const decided = await dataOf(
    staff.call('/opsinterface/decideMessageReport', { ...decision, words: 'No advertising.' }),
  );
  expect(decided).toMatchObject({ memberId: client.personId, earlierFindings: 1 });
  expect(await say(client, thread, 'Once more.')).toMatchObject({ code: 1701 });
  const colleague = await nordlys.join('asks');
  expect(await say(colleague, thread, 'Good morning.')).toMatchObject({ code: 0 });
  const told = await tolk.app.deps.db
    .selectFrom('notification')
    .select(['person_id', 'title_en', 'path'])
    .where('kind', '=', 'messageReported')
    .where('person_id', 'in', [client.personId, nordlys.organisationId, colleague.personId])
    .execute();
  expect(told).toEqual([
    {
      person_id: client.personId,
      title_en: 'Nordlys Energi: You can’t send messages for 7 days',
      path: '/xqsetting/index#moderation',
    },
  ]);
  // It is the member's own to appeal, not the organisation's.
  expect(await moderationOf.own(nordlys.founder)).toEqual([]);
  await act(client, null);
  expect(await moderationOf.own(client)).toMatchObject([{ subject: 'silence', mayAppeal: true }]);
});
