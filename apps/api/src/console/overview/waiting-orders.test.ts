import type { ResponseOf, calls } from '@tolk/contract';
import { HOUR, type Identity, type OrderTask } from '@tolk/domain';
import { appealFixture, outcomes, type AppealFixture } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
type Client = ResponseOf<typeof calls.clientinterface.overview.getOverviewData>;
type Supplier = ResponseOf<typeof calls.supinterface.overview.getOverviewData>;

const interfaces = { client: '/clientinterface', supplier: '/supinterface' } as const;
let market: Market;
let appeals: AppealFixture;

beforeEach(async () => {
  market = await openMarket(tolk);
  appeals = appealFixture(tolk, market);
});

const overview = (side: Identity) =>
  dataOf(market[side].call<Client & Supplier>(`${interfaces[side]}/getOverviewData`, {}));

/** What each side's overview says is to be done, order by order. */
async function waiting(): Promise<Record<Identity, OrderTask[][]>> {
  const tasks = async (side: Identity) =>
    (await overview(side)).waitingOrders.map(({ waitsFor }) => waitsFor);
  return { client: await tasks('client'), supplier: await tasks('supplier') };
}

it('an order waits for an answer, a payment, the work and its check in turn', async () => {
  await market.send();
  expect(await waiting()).toEqual({ client: [], supplier: [['answerOrder']] });
  market = await openMarket(tolk);
  await market.receive();
  expect(await waiting()).toEqual({ client: [['pay']], supplier: [] });
  market = await openMarket(tolk);
  await market.submit();
  expect(await waiting()).toEqual({ client: [['checkResults']], supplier: [] });
});

it.each<[Identity, Record<Identity, OrderTask[][]>]>([
  ['supplier', { client: [['answerProposal']], supplier: [['deliver']] }],
  ['client', { client: [], supplier: [['answerProposal', 'deliver']] }],
])('a proposal of the %s to end an order waits for the other side', async (side, expected) => {
  const { projectOrderId, version } = await market.start();
  const proposal = { projectOrderId, version, refundPercent: 50, reason: 'It takes too long.' };
  await dataOf(market[side].call<OrderDetail>(`${interfaces[side]}/proposeEnd`, proposal));
  expect(await waiting()).toEqual(expected);
  const seen = await market.order('client', projectOrderId);
  expect(seen.turn).toBe(side === 'supplier' ? 'both' : 'supplier');
});

it('an appeal waits for evidence, for the answer to an offer, and for that to a ruling', async () => {
  const order = await market.start();
  const id = await appeals.open(order, 'client');
  expect(await waiting()).toEqual({ client: [], supplier: [['addEvidence']] });
  const asked = { turn: 'supplier', waitsFor: [] };
  expect(await appeals.detail('client', id)).toMatchObject(asked);
  expect(await appeals.detail('supplier', id)).toMatchObject({
    ...asked,
    waitsFor: ['addEvidence'],
  });

  const evidence = { projectOrderAppealId: id, text: 'See annex 2.', fileIds: [] };
  await dataOf(market.supplier.call('/supinterface/addAppealEvidence', evidence, withKey()));
  await dataOf(appeals.act('supplier', 'addAppealOffer', id, { refundPercent: 30, text: '' }));
  expect(await waiting()).toEqual({ client: [['answerOffer']], supplier: [] });

  await appeals.pass(72 * HOUR);
  expect(await waiting()).toEqual({ client: [['answerOffer']], supplier: [] });
  const inMediation = await market.order('supplier', order.projectOrderId);
  expect(inMediation).toMatchObject({ turn: 'client', turnUntil: null });

  await dataOf(appeals.rule(id, outcomes.split));
  expect(await waiting()).toEqual({ client: [['answerRuling']], supplier: [['answerRuling']] });
  const ruled = await market.order('client', order.projectOrderId);
  const { reviewUntil } = await appeals.detail('client', id);
  expect(ruled).toMatchObject({ turn: 'both', turnUntil: reviewUntil });

  await dataOf(appeals.act('client', 'answerRuling', id, { accept: true }));
  expect(await waiting()).toEqual({ client: [], supplier: [['answerRuling']] });
  expect((await market.order('client', order.projectOrderId)).turn).toBe('supplier');
});

it('the five that end soonest are shown, and all are counted', async () => {
  await market.submit();
  const received = await market.receive();
  for (let more = 0; more < 4; more += 1) await market.receive();
  const { waitingOrders, waitingCount } = await overview('client');
  expect(waitingCount).toBe(6);
  // 48 hours to pay, 7 days to check.
  expect(waitingOrders.map(({ orderState }) => orderState)).toEqual(Array(5).fill('received'));
  expect(waitingOrders[0]?.projectOrderId).toBe(received.projectOrderId);
});

it('an application waits until it is judged', async () => {
  const undecided = async () => (await overview('client')).undecidedApplications;
  const projectApplicationJLId = await market.apply(await market.publish());
  expect(await undecided()).toBe(0);
  const read = { projectApplicationJLId };
  await dataOf(market.client.call('/clientinterface/getProjectApplicationJLData', read));
  expect(await undecided()).toBe(1);
});
