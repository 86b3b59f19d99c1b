import type { ResponseOf, calls } from '@tolk/contract';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { negotiationOf } from '../../../test/support/negotiations.ts';
import { testApp } from '../../../test/support/test-app.ts';

type Overview = ResponseOf<typeof calls.supinterface.overview.getOverviewData>;
type ClientOverview = ResponseOf<typeof calls.clientinterface.overview.getOverviewData>;

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let posting: string;
let sides: ReturnType<typeof negotiationOf>;

beforeEach(async () => {
  market ??= await openMarket(tolk);
  posting = await market.publish();
  sides = negotiationOf(market, posting);
});

const invite = (offer: object) =>
  market.client.call<{ postingInvitationId: string; offer: object | null }>(
    '/clientinterface/inviteSupplier',
    {
      projectReleaseInforId: posting,
      supUserId: market.supplier.personId,
      message: 'Would this suit you?',
      ...offer,
    },
  );
const openInvitations = async () => {
  const path = '/supinterface/getOverviewData';
  return (await dataOf(market.supplier.call<Overview>(path, {}))).openInvitations;
};
const offersForSupplier = async () => {
  const path = '/supinterface/getOverviewData';
  return (await dataOf(market.supplier.call<Overview>(path, {}))).waitingOffers;
};
const offersForClient = async () => {
  const path = '/clientinterface/getOverviewData';
  return (await dataOf(market.client.call<ClientOverview>(path, {}))).waitingOffers;
};

describe('an invitation', () => {
  it('carries an offer when it says a price, a workload or a time', async () => {
    expect(await dataOf(invite({ unitPrice: 170_00 }))).toMatchObject({
      offer: { by: 'client', status: 'open', unitPrice: 170_00, workload: 12 },
    });
    expect((await sides.asSupplier('getNegotiation')).data.offers).toMatchObject([
      { before: { unitPrice: 150_00 }, after: { unitPrice: 170_00, amountOfMoney: 2_040_00 } },
    ]);
    const list = await market.supplier.call('/supinterface/getPostingInvitations', {});
    expect(list.data).toMatchObject({ list: [{ offer: { unitPrice: 170_00 } }] });
  });

  it('carries none when it says nothing, and the supplier may offer first', async () => {
    expect(await dataOf(invite({}))).toMatchObject({ offer: null });
    const proposed = await dataOf(sides.asSupplier('proposeTerms', { unitPrice: 180_00 }));
    expect(proposed.state).toBe('open');
    expect((await offersForClient()).list.map(({ offer }) => offer.unitPrice)).toContain(180_00);
  });

  it('is refused whole when its offer cannot be', async () => {
    const refused = await invite({ workload: 1.001 });
    expect(refused.code).toBe(422);
    expect((await sides.asSupplier('getNegotiation')).code).toBe(404);
  });

  it('no longer waits for the supplier once they have answered its offer', async () => {
    const before = await openInvitations();
    await dataOf(invite({ unitPrice: 170_00 }));
    expect(await openInvitations()).toBe(before + 1);
    await dataOf(sides.asSupplier('counterTerms', { ...(await sides.seen()), unitPrice: 180_00 }));
    expect(await openInvitations()).toBe(before);
    await dataOf(sides.asClient('counterTerms', { ...(await sides.seen()), unitPrice: 175_00 }));
    expect(await openInvitations()).toBe(before + 1);
    await dataOf(sides.asSupplier('answerTerms', { ...(await sides.seen()), agree: true }));
    expect(await openInvitations()).toBe(before);
  });

  it('takes its open offer along when it is declined or withdrawn', async () => {
    const declined = await dataOf(invite({ unitPrice: 170_00 }));
    const { postingInvitationId } = declined;
    const path = '/supinterface/declinePostingInvitation';
    await dataOf(market.supplier.call(path, { postingInvitationId }));
    expect((await sides.asSupplier('getNegotiation')).data).toMatchObject({
      state: 'closed',
      offers: [{ status: 'lapsed' }],
    });
    posting = await market.publish();
    sides = negotiationOf(market, posting);
    const withdrawn = await dataOf(invite({ unitPrice: 170_00 }));
    await dataOf(
      market.client.call('/clientinterface/withdrawPostingInvitation', {
        postingInvitationId: withdrawn.postingInvitationId,
      }),
    );
    expect((await sides.asSupplier('getNegotiation')).data.offers).toMatchObject([
      { status: 'lapsed' },
    ]);
  });
});

describe('an application after an invitation', () => {
  const statuses = async () =>
    (await sides.asClient('getNegotiation')).data.offers.map(({ by, status }) => [by, status]);

  it('takes what was offered when it asks for the same', async () => {
    await dataOf(invite({ unitPrice: 170_00 }));
    await market.apply(posting, { expectedPrice: 170_00 });
    expect(await statuses()).toEqual([['client', 'agreed']]);
  });

  it('counters it when it asks for something else', async () => {
    await dataOf(invite({ unitPrice: 170_00 }));
    await market.apply(posting, { expectedPrice: 180_00 });
    expect(await statuses()).toEqual([
      ['supplier', 'open'],
      ['client', 'countered'],
    ]);
  });

  it('asks for what both have agreed on', async () => {
    await dataOf(invite({ unitPrice: 170_00 }));
    await dataOf(sides.asSupplier('answerTerms', { ...(await sides.seen()), agree: true }));
    const id = await market.apply(posting, { expectedPrice: 200_00 });
    const read = await market.client.call('/clientinterface/getProjectApplicationJLData', {
      projectApplicationJLId: id,
    });
    expect(read.data).toMatchObject({ expectedPrice: 170_00, offer: { status: 'agreed' } });
  });

  it('stands in place of what the supplier offered before', async () => {
    await dataOf(invite({}));
    await dataOf(sides.asSupplier('proposeTerms', { unitPrice: 180_00 }));
    await market.apply(posting, { expectedPrice: 175_00 });
    expect(await statuses()).toEqual([
      ['supplier', 'open'],
      ['supplier', 'withdrawn'],
    ]);
  });
});

it('an offer waits on the overview of whom it is made to, but not beside its application', async () => {
  await market.apply(posting);
  const isHere = ({ projectReleaseInforId }: { projectReleaseInforId: string }) =>
    projectReleaseInforId === posting;
  expect((await offersForClient()).list.filter(isHere)).toEqual([]);
  await dataOf(sides.asClient('counterTerms', { ...(await sides.seen()), unitPrice: 140_00 }));
  expect((await offersForSupplier()).list.filter(isHere)).toMatchObject([
    { projectName: 'Supply contract for a wind farm', offer: { unitPrice: 140_00 } },
  ]);
  await dataOf(sides.asSupplier('counterTerms', { ...(await sides.seen()), unitPrice: 150_00 }));
  expect((await offersForSupplier()).list.filter(isHere)).toEqual([]);
  expect((await offersForClient()).list.filter(isHere)).toMatchObject([
    { supUserId: market.supplier.personId, offer: { by: 'supplier', unitPrice: 150_00 } },
  ]);
});
