import { DAY, addMs } from '@tolk/domain';
import { orderChanges } from '../../../test/support/changes.ts';
import { raceRounds } from '../../../test/support/endurance.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { inMilestones } from '../../../test/support/milestones.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let consent: ReturnType<typeof orderChanges>;

beforeEach(async () => {
  market = await openMarket(tolk);
  consent = orderChanges(market);
});

/** CNY 500.00, 600.00 and 700.00 for everything, due after five, ten and fifteen days; the first is paid. */
const three = () =>
  market.start({
    ...inMilestones(tolk, [500_00, 600_00, 700_00]),
    pricing: 'fixed',
    unitPrice: 1_800_00,
  });
const inDays = (days: number) => addMs(tolk.clock.now(), days * DAY).toISOString();
/** Some milestone of an order as a proposal would ask for it. */
function asked({ milestones }: OrderDetail, at: number, more: object = {}) {
  const { milestoneId, milestoneName, deliverTime, amountOfMoney } = milestones[at] ?? {};
  return { milestoneId, milestoneName, deliverTime, amountOfMoney, ...more };
}
const seen = ({ projectOrderId }: OrderDetail) => market.order('client', projectOrderId);
const accept = ({ projectOrderId, version }: OrderDetail) =>
  market.client.call<OrderDetail>(
    '/clientinterface/getAcceptanceResults',
    { projectOrderId, version, accept: true },
    withKey(),
  );
const amounts = ({ milestones }: OrderDetail) =>
  milestones.map(({ amountOfMoney }) => amountOfMoney);
const fees = ({ milestones }: OrderDetail) => milestones.map(({ commissionXQ }) => commissionXQ);

it('later milestones get other names, times and prices, which are paid with them', async () => {
  const order = await three();
  const last = { milestoneName: 'Annexes', deliverTime: inDays(20), amountOfMoney: 800_00 };
  const changed = await consent.agreed('supplier', order, {
    milestones: [asked(order, 1, { deliverTime: inDays(12) }), asked(order, 2, last)],
  });
  expect(changed).toMatchObject({
    amountOfMoney: 1_900_00,
    commissionXQ: 57_00,
    milestones: [{ milestoneName: 'Part 1' }, { milestoneName: 'Part 2' }, last],
    changes: [
      {
        status: 'agreed',
        difference: 0,
        before: { milestones: [{ amountOfMoney: 600_00 }, { milestoneName: 'Part 3' }] },
        after: { milestones: [{ amountOfMoney: 600_00 }, last] },
      },
    ],
  });
  expect([amounts(changed), fees(changed)]).toEqual([
    [500_00, 600_00, 800_00],
    [15_00, 18_00, 24_00],
  ]);
  const delivered = await dataOf(market.deliver(changed)).then(() => seen(order));
  const next = await dataOf(accept(delivered));
  expect(await dataOf(market.callPayment(next))).toMatchObject({ paymentAmount: 618_00 });
});

it('odd prices come to the fee of the order, to the fen', async () => {
  const order = await three();
  const changed = await consent.agreed('client', order, {
    milestones: [
      asked(order, 1, { amountOfMoney: 333_33 }),
      asked(order, 2, { amountOfMoney: 777_77 }),
    ],
  });
  const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0);
  expect([sum(amounts(changed)), sum(fees(changed))]).toEqual([1_611_10, 48_33]);
  expect(changed).toMatchObject({ amountOfMoney: 1_611_10, commissionXQ: 48_33, refunds: [] });
});

it('what the milestone in turn costs more is paid at once, what later ones do is not', async () => {
  const order = await three();
  const proposed = await dataOf(
    consent.propose('supplier', order, {
      unitPrice: 2_100_00,
      milestones: [asked(order, 2, { amountOfMoney: 900_00 })],
    }),
  );
  // 100.00 of the 300.00, with 3.00 of the fee.
  expect(proposed.changes[0]?.difference).toBe(103_00);
  const paid = await consent.pay(await dataOf(consent.agree('client', proposed)));
  expect(amounts(paid)).toEqual([600_00, 600_00, 900_00]);
});

it.each<[string, (order: OrderDetail) => object, RegExp]>([
  ['the one in turn', (order) => asked(order, 0), /turn has not come/],
  [
    'one due before the one in turn',
    (order) => asked(order, 1, { deliverTime: inDays(4) }),
    /due after/,
  ],
  ['one that costs nothing', (order) => asked(order, 1, { amountOfMoney: 50 }), /at least/],
  ['one that takes a year', (order) => asked(order, 2, { deliverTime: inDays(360) }), /days/],
  ['one without a name', (order) => asked(order, 2, { milestoneName: ' ' }), /Fill in/],
])('%s is refused', async (_what, of, sentence) => {
  const order = await three();
  const answer = await consent.propose('client', order, { milestones: [of(order)] });
  expect(answer).toMatchObject({ code: 422, data: { fields: { milestones: expect.any(String) } } });
  expect(answer.data.fields.milestones).toMatch(sentence);
});

it('a milestone that is paid leaves a proposal behind', async () => {
  const order = await three();
  const delivered = await dataOf(market.deliver(order)).then(() => seen(order));
  const next = await dataOf(accept(delivered));
  await dataOf(
    consent.propose('supplier', next, {
      milestones: [asked(next, 2, { amountOfMoney: 900_00 })],
    }),
  );
  const paid = await consent.pay(await seen(order));
  expect(paid).toMatchObject({
    changes: [{ status: 'overtaken' }],
    milestones: [
      { milestoneState: 'accepted' },
      { milestoneState: 'paid' },
      { amountOfMoney: 700_00 },
    ],
  });
});

it('an agreement and the payment of the milestone in turn: the money pays what was in force', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const order = await three();
    const delivered = await dataOf(market.deliver(order)).then(() => seen(order));
    const next = await dataOf(accept(delivered));
    const { paymentId, paymentAmount } = await dataOf(market.callPayment(next));
    const change = await dataOf(
      consent.propose('supplier', next, {
        milestones: [asked(next, 2, { amountOfMoney: 900_00 })],
      }),
    );
    const [agreed] = await Promise.all([
      consent.agree('client', change),
      consent.report(next, paymentId, paymentAmount),
    ]);
    await tolk.settle();
    const after = await seen(order);
    const isPaid = after.milestones[1]?.milestoneState === 'paid';
    // The agreement froze new terms, so that money for the former ones went back.
    expect([isPaid, amounts(after)[2]]).toEqual(
      agreed.code === 0 ? [false, 900_00] : [true, 700_00],
    );
  }
});
