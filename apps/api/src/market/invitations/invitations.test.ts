import { randomUUID } from 'node:crypto';
import type { Negotiation, ResponseOf, calls } from '@tolk/contract';
import { chat, chatCall } from '../../../test/support/conversations.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import {
  changeSupplierProfile,
  makeFindable,
  makeReady,
} from '../../../test/support/ready-supplier.ts';
import { moderationOf } from '../../../test/support/moderation.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

type Sent = ResponseOf<typeof calls.clientinterface.people.getSentInvitations>;
type InvitedAll = ResponseOf<typeof calls.clientinterface.people.inviteSuppliers>;
type Received = ResponseOf<typeof calls.supinterface.jobs.getPostingInvitations>;

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
/** Agreed to be found. */
let found: TestPerson;
let posting: string;

beforeEach(async () => {
  market ??= await openMarket(tolk);
  found = await another();
  posting = await market.publish();
});

const invite = (supUserId: string, more: object = {}, client = market.client) =>
  client.call<Sent['list'][number]>('/clientinterface/inviteSupplier', {
    projectReleaseInforId: posting,
    supUserId,
    message: 'Would this suit you?',
    ...more,
  });
const sent = (request: object = { projectReleaseInforId: posting }) =>
  dataOf(market.client.call<Sent>('/clientinterface/getSentInvitations', request));
const received = (person: TestPerson) =>
  dataOf(person.call<Received>('/supinterface/getPostingInvitations', {}));
const kinds = async (person: TestPerson) => {
  const rows = await tolk.app.deps.db
    .selectFrom('notification')
    .select('kind')
    .where('person_id', '=', person.personId)
    .execute();
  return rows.map(({ kind }) => kind);
};

/** Another one who agreed to be found. */
async function another(): Promise<TestPerson> {
  const person = await signUp(tolk, 'supplier');
  await makeReady(tolk, person.personId);
  await makeFindable(tolk, person.personId);
  return person;
}

const inviteAll = (supUserIds: readonly string[], more: object = {}) =>
  market.client.call<InvitedAll>('/clientinterface/inviteSuppliers', {
    projectReleaseInforId: posting,
    supUserIds,
    message: 'Would this suit you?',
    award: 'first',
    ...more,
  });
const accept = (person: TestPerson, postingInvitationId: string | undefined) =>
  person.call<{ projectApplicationJLId: string }>('/supinterface/acceptPostingInvitation', {
    postingInvitationId,
    content: 'Gladly, at these terms.',
  });
const idOf = async (person: TestPerson) => (await received(person)).list[0]?.postingInvitationId;

describe('several invited at once', () => {
  it('are invited in one call, once each; who can’t be is named with the reason', async () => {
    const second = await another();
    const applied = await another();
    const form = { projectReleaseInforId: posting, content: 'Mine.', expectedPrice: 1 };
    await dataOf(applied.call('/supinterface/addProjectApplicationJL', form));
    const blocking = await another();
    const { conversationId } = await chat(market.client, 'ceatesession', {
      otherId: blocking.personId,
    });
    await chat(blocking, 'setContact', { conversationId, blocked: true });
    const ids = [found, second, applied, blocking].map(({ personId }) => personId);
    const stranger = (await signUp(tolk, 'supplier')).personId;
    const { invited, refused } = await dataOf(inviteAll([...ids, stranger, found.personId]));
    expect(invited.map(({ supUserId }) => supUserId)).toEqual([found.personId, second.personId]);
    expect(refused).toEqual([
      { supUserId: applied.personId, why: expect.stringMatching(/has already applied/) },
      { supUserId: blocking.personId, why: expect.stringMatching(/can’t receive messages/) },
      { supUserId: stranger, why: expect.any(String) },
    ]);
    const again = await dataOf(inviteAll([found.personId]));
    expect(again).toEqual({
      invited: [],
      refused: [{ supUserId: found.personId, why: expect.stringMatching(/already invited/) }],
    });
    expect((await kinds(found)).filter((kind) => kind === 'postingInvitation')).toHaveLength(1);
  });

  it('of two who accept at once one has the work, at the terms offered; it is over for the others', async () => {
    const second = await another();
    const third = await another();
    const all = [found, second, third];
    await dataOf(
      inviteAll(
        all.map(({ personId }) => personId),
        { unitPrice: 170_00 },
      ),
    );
    const ids = await Promise.all(all.map(idOf));
    const answers = await Promise.all([accept(found, ids[0]), accept(second, ids[1])]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 409]);
    expect(answers.find(({ code }) => code === 409)?.msg).toMatch(/Somebody else was the first/);
    const [winner, loser] = answers[0]?.code === 0 ? [found, second] : [second, found];
    const { list } = await sent();
    expect(list.map(({ supUserId, answer }) => [supUserId, answer])).toEqual(
      expect.arrayContaining([
        [winner.personId, 'accepted'],
        [loser.personId, 'taken'],
        [third.personId, 'taken'],
      ]),
    );
    expect(list[0]?.offer).toMatchObject({ status: 'agreed', unitPrice: 170_00 });
    expect(await kinds(third)).toContain('invitationTaken');
    expect(await kinds(market.client)).toContain('invitationAccepted');
    const { code, data } = await inviteAll([(await another()).personId]);
    expect([code, Object.keys(data)]).toEqual([422, ['fields']]);
    // Who had the work is out again: others may be the first.
    const projectApplicationJLId = answers.find((one) => one.code === 0)?.data
      .projectApplicationJLId;
    const path = '/supinterface/withdrawProjectApplicationJL';
    await dataOf(winner.call(path, { projectApplicationJLId }));
    expect((await dataOf(inviteAll([third.personId]))).invited).toHaveLength(1);
    expect((await accept(third, await idOf(third))).code).toBe(0);
  });

  it('may all accept where the client chooses, who sees the best match first and why', async () => {
    const second = await another();
    // A field that the project is not about costs points.
    await tolk.app.deps.db
      .updateTable('supplier_profile')
      .set({ fields: ['medicine'] })
      .where('person_id', '=', second.personId)
      .execute();
    const waiting = await another();
    const ids = [second, found, waiting].map(({ personId }) => personId);
    await dataOf(inviteAll(ids, { award: 'choice' }));
    for (const person of [found, second]) await dataOf(accept(person, await idOf(person)));
    const { list } = await sent();
    expect(list.map(({ supUserId, answer }) => [supUserId, answer])).toEqual([
      [found.personId, 'accepted'],
      [second.personId, 'accepted'],
      [waiting.personId, null],
    ]);
    const [best, other] = list.map(({ match }) => match);
    expect(best?.score).toBeGreaterThan(other?.score ?? 100);
    expect(other?.parts).toContainEqual(expect.objectContaining({ name: 'field', points: 0 }));
    expect(list[2]?.match).toBeNull();
  });
});

describe('an invitation', () => {
  it('reaches the supplier once, with the posting', async () => {
    const invitation = await dataOf(invite(found.personId));
    expect(invitation).toMatchObject({ supUserId: found.personId, answer: null });
    expect(await sent()).toEqual({ total: 1, list: [invitation] });
    expect(await received(found)).toMatchObject({
      total: 1,
      list: [
        {
          postingInvitationId: invitation.postingInvitationId,
          posting: { projectReleaseInforId: posting },
          message: 'Would this suit you?',
          answer: null,
        },
      ],
    });
    expect(await kinds(found)).toContain('postingInvitation');
    expect((await invite(found.personId)).code).toBe(1108);
  });

  it('is declined once, by whom it was sent to', async () => {
    const { postingInvitationId } = await dataOf(invite(found.personId));
    const decline = (person: TestPerson) =>
      person.call('/supinterface/declinePostingInvitation', { postingInvitationId });
    expect((await decline(market.supplier)).code).toBe(404);
    await dataOf(decline(found));
    expect((await decline(found)).code).toBe(409);
    expect(await sent()).toMatchObject({ list: [{ answer: 'declined' }] });
    expect(await kinds(market.client)).toContain('invitationDeclined');
  });

  it('says whether its client may write to the supplier, also once it is declined', async () => {
    const { postingInvitationId, mayWrite } = await dataOf(invite(found.personId));
    expect(mayWrite).toBe(true);
    await dataOf(found.call('/supinterface/declinePostingInvitation', { postingInvitationId }));
    expect(await sent()).toMatchObject({ list: [{ answer: 'declined', mayWrite: true }] });
    await changeSupplierProfile(tolk, found.personId, { findable: false });
    const begin = () => chatCall(market.client, 'ceatesession', { otherId: found.personId });
    expect([(await begin()).code, await sent()]).toMatchObject([
      404,
      { list: [{ mayWrite: false }] },
    ]);
    await chat(found, 'ceatesession', { otherId: market.client.personId });
    expect([(await begin()).code, await sent()]).toMatchObject([0, { list: [{ mayWrite: true }] }]);
  });

  it('is taken back by its sender while it is not answered; both see it', async () => {
    const { postingInvitationId } = await dataOf(invite(found.personId));
    const withdraw = (client = market.client) =>
      client.call<Sent['list'][number]>('/clientinterface/withdrawPostingInvitation', {
        postingInvitationId,
      });
    expect((await withdraw(await signUp(tolk, 'client'))).code).toBe(404);
    expect(await dataOf(withdraw())).toMatchObject({ postingInvitationId, answer: 'withdrawn' });
    expect(await sent()).toMatchObject({ list: [{ answer: 'withdrawn' }] });
    expect(await received(found)).toMatchObject({ list: [{ answer: 'withdrawn' }] });
    expect((await withdraw()).code).toBe(409);
    const decline = found.call('/supinterface/declinePostingInvitation', { postingInvitationId });
    expect((await decline).code).toBe(409);
  });

  it('that was taken back is sent anew; one that was declined is not', async () => {
    const first = await dataOf(invite(found.personId, { unitPrice: 140_00 }));
    const withdraw = ({ postingInvitationId }: typeof first) =>
      dataOf(
        market.client.call('/clientinterface/withdrawPostingInvitation', { postingInvitationId }),
      );
    await withdraw(first);
    const path = '/clientinterface/searchSuppliers';
    type Found = { list: { supUserId: string; invited: boolean }[] };
    const shown = async () => {
      const search = { projectReleaseInforId: posting, pageSize: 100 };
      const { list } = await dataOf(market.client.call<Found>(path, search));
      return list.find(({ supUserId }) => supUserId === found.personId)?.invited;
    };
    expect(await shown()).toBe(false);
    const again = await dataOf(
      invite(found.personId, { unitPrice: 145_00, message: 'Still free?' }),
    );
    expect(await shown()).toBe(true);
    expect(await received(found)).toMatchObject({
      total: 1,
      list: [
        {
          postingInvitationId: again.postingInvitationId,
          message: 'Still free?',
          answer: null,
          offer: { status: 'open', unitPrice: 145_00 },
        },
      ],
    });
    await dataOf(
      found.call('/supinterface/declinePostingInvitation', {
        postingInvitationId: again.postingInvitationId,
      }),
    );
    expect((await invite(found.personId)).code).toBe(1108);
  });

  it('that was answered can’t be taken back', async () => {
    const { postingInvitationId } = await dataOf(invite(found.personId));
    const which = { postingInvitationId };
    await dataOf(found.call('/supinterface/declinePostingInvitation', which));
    const withdraw = market.client.call('/clientinterface/withdrawPostingInvitation', which);
    expect((await withdraw).code).toBe(409);
    expect(await sent()).toMatchObject({ list: [{ answer: 'declined' }] });
  });

  it('that was taken back ties client and supplier no longer', async () => {
    const { postingInvitationId } = await dataOf(invite(found.personId));
    await tolk.app.deps.db
      .updateTable('supplier_profile')
      .set({ findable: false })
      .where('person_id', '=', found.personId)
      .execute();
    const order = async () => {
      const terms = market.terms({ supUserId: found.personId });
      return (await market.client.call('/clientinterface/addProjectOrder', terms, withKey())).code;
    };
    expect(await order()).toBe(0);
    await dataOf(
      market.client.call('/clientinterface/withdrawPostingInvitation', { postingInvitationId }),
    );
    expect(await order()).toBe(404);
  });

  it('is answered by applying', async () => {
    await dataOf(invite(found.personId));
    const form = { projectReleaseInforId: posting, content: 'Gladly.', expectedPrice: 1 };
    await dataOf(found.call('/supinterface/addProjectApplicationJL', form));
    expect(await sent()).toMatchObject({ list: [{ answer: 'applied' }] });
    expect(await invite(found.personId)).toMatchObject({
      code: 1101,
      msg: expect.stringMatching(/^This supplier has already applied/),
    });
  });

  it('to a posting that staff hid is there for who applied alone', async () => {
    await dataOf(invite(found.personId, { unitPrice: 140_00 }));
    const about = { projectReleaseInforId: posting };
    const counter = async () => {
      const { data } = await found.call<Negotiation>('/supinterface/getNegotiation', about);
      const offerId = data.offers?.[0]?.offerId ?? randomUUID();
      return found.call('/supinterface/counterTerms', { ...about, offerId, unitPrice: 150_00 });
    };
    const negotiation = async () => (await found.call('/supinterface/getNegotiation', about)).code;
    const waiting = async () => {
      type Overview = { openInvitations: number };
      const path = '/supinterface/getOverviewData';
      return (await dataOf(found.call<Overview>(path, {}))).openInvitations;
    };
    expect([await negotiation(), await waiting()]).toEqual([0, 1]);
    const staff = await addStaffMember(tolk, 'support');
    const hidden = await dataOf(moderationOf.hide(staff, 'posting', posting));
    expect(await received(found)).toEqual({ total: 0, list: [] });
    expect([await negotiation(), await waiting()]).toEqual([404, 0]);
    expect((await counter()).code).toBe(404);
    await dataOf(moderationOf.decide(staff, hidden.hiding?.moderationId ?? '', true));
    const application = { ...about, content: 'Ten years of it.', expectedPrice: 140_00 };
    await dataOf(found.call('/supinterface/addProjectApplicationJL', application));
    await dataOf(moderationOf.hide(staff, 'posting', posting, { seenState: 'restored' }));
    expect((await received(found)).total).toBe(1);
    expect(await negotiation()).toBe(0);
  });

  it('goes to whom the client may find or worked with; others look absent', async () => {
    const hidden = await signUp(tolk, 'supplier');
    const none = await invite(randomUUID());
    for (const id of [hidden.personId, market.client.personId]) {
      const answer = await invite(id);
      expect([answer.code, answer.msg, answer.data]).toEqual([404, none.msg, none.data]);
    }
    await market.apply(await market.publish());
    expect((await invite(market.supplier.personId)).code).toBe(0);
    const stranger = await signUp(tolk, 'client');
    expect((await invite(found.personId, {}, stranger)).code).toBe(404);
  });

  it('is for a posting that takes applications, and falls with it', async () => {
    await dataOf(invite(found.personId));
    const target = { projectReleaseInforId: posting };
    await dataOf(market.client.call('/clientinterface/delPositionProject', target));
    expect(await received(found)).toEqual({ total: 0, list: [] });
    posting = await market.publish();
    await dataOf(
      market.client.call('/clientinterface/finishPositionProject', {
        projectReleaseInforId: posting,
      }),
    );
    expect((await invite(found.personId)).code).toBe(1102);
  });
});
