import { DAY, addMs } from '@tolk/domain';
import { chat, say } from '../../test/support/conversations.ts';
import { dataOf, openMarket, type Market } from '../../test/support/market.ts';
import { negotiationOf } from '../../test/support/negotiations.ts';
import { foundOrganisation, type TestOrganisation } from '../../test/support/organisations.ts';
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
  ['blocked', block],
  ['silenced by staff', silence],
])('a member who was %s', (_, shut) => {
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

  it('invites and offers without words alone', async () => {
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
    expect(await invite(second, '')).toMatchObject({ code: 0 });
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
