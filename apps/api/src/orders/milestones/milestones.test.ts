import { DAY, HOUR, addMs } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { orderChanges } from '../../../test/support/changes.ts';
import { inMilestones } from '../../../test/support/milestones.ts';
import { testApp } from '../../../test/support/test-app.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { ordersThatWait } from '../order/order-list-repository.ts';

const payments = fakePayments();
const tolk = testApp({ replacements: { payments } });
let market: Market;
let changes: ReturnType<typeof orderChanges>;

beforeEach(async () => {
  market = await openMarket(tolk);
  changes = orderChanges(market);
});

/** CNY 600.00 and 1,200.00 with fees of 18.00 and 36.00, due after five and ten days. */
const two = () => inMilestones(tolk, [600_00, 1_200_00]);
const after = (ms: number) => addMs(tolk.clock.now(), ms).toISOString();
/** Days from now; the clock runs while the product works. */
const daysFromNow = (iso: string | null) =>
  Number(((Date.parse(iso ?? '') - tolk.clock.now().getTime()) / DAY).toFixed(2));
const seen = ({ projectOrderId }: OrderDetail) => market.order('client', projectOrderId);
const answerResults = ({ projectOrderId, version }: OrderDetail) =>
  market.client.call<OrderDetail>(
    '/clientinterface/getAcceptanceResults',
    { projectOrderId, version, accept: true },
    withKey(),
  );
const appeal = ({ projectOrderId, version }: OrderDetail) =>
  market.client.call<OrderDetail>(
    '/clientinterface/addAppeal',
    {
      projectOrderId,
      version,
      appealType: 'quality',
      reasonForAppeal: 'The annexes are missing.',
      refundPercent: 50,
      fileIds: [],
    },
    withKey(),
  );
const statesOf = ({ milestones }: OrderDetail) =>
  milestones.map(({ milestoneState }) => milestoneState);
const refundsOf = ({ projectOrderId }: OrderDetail) =>
  tolk.app.deps.db
    .selectFrom('refund')
    .select(['amount', 'reason'])
    .where('order_id', '=', projectOrderId)
    .execute();
const off = ({ allowedActions }: OrderDetail) =>
  allowedActions.filter(({ enabled }) => !enabled).map(({ action }) => action);

/** The first milestone is accepted, the second waits for its money. */
async function accepted(): Promise<OrderDetail> {
  const order = await market.start(two());
  await dataOf(market.deliver(order));
  return dataOf(answerResults(await seen(order)));
}

/** The second one is paid and worked on. */
async function atSecond(): Promise<OrderDetail> {
  return changes.pay(await accepted());
}

async function completed(): Promise<OrderDetail> {
  const order = await atSecond();
  await dataOf(market.deliver(order));
  return dataOf(answerResults(await seen(order)));
}

describe('an order in milestones', () => {
  it('says what each costs, and what is due first', async () => {
    const order = await market.send(two());
    expect(order).toMatchObject({ paymentAmount: 1_854_00 });
    expect(daysFromNow(order.deliverTime)).toBe(5);
    expect(order.milestones).toMatchObject([
      { milestoneName: 'Part 1', milestoneState: 'due', inTurn: true, paymentAmount: 618_00 },
      {
        milestoneName: 'Part 2',
        milestoneState: 'planned',
        inTurn: false,
        paymentAmount: 1_236_00,
      },
    ]);
  });

  it.each<[string, () => object]>([
    ['cost another sum', () => inMilestones(tolk, [600_00, 1_200_01])],
    ['cost next to nothing', () => inMilestones(tolk, [99, 1_799_01])],
    ['are due in another order', () => ({ milestones: two().milestones.toReversed() })],
    [
      'are delivered at the same time',
      () => {
        const [first, second] = two().milestones;
        return { milestones: [first, { ...second, deliverTime: first?.deliverTime }] };
      },
    ],
    [
      'are checked before they are due',
      () => {
        const [first, second] = two().milestones;
        return { milestones: [first, { ...second, acceptTime: after(9 * DAY) }] };
      },
    ],
    [
      'take longer than money may be held',
      () => {
        const [first, second] = two().milestones;
        return { milestones: [first, { ...second, deliverTime: after(149 * DAY) }] };
      },
    ],
  ])('is refused where they %s', async (_why, wrong) => {
    const form = market.terms({ supUserId: market.supplier.personId, ...wrong() });
    const { code, data } = await market.client.call<{ fields: object }>(
      '/clientinterface/addProjectOrder',
      form,
      withKey(),
    );
    expect([code, Object.keys(data.fields)]).toEqual([422, ['milestones']]);
  });

  it('may be edited into other milestones, or into one piece, until it is paid', async () => {
    const { projectOrderId, version } = await market.send(two());
    const edit = (seenVersion: number, more: Record<string, unknown>) =>
      dataOf(
        market.client.call<OrderDetail>(
          '/clientinterface/editProjectOrder',
          { ...market.terms(more), projectOrderId, version: seenVersion },
          withKey(),
        ),
      );
    const three = await edit(version, inMilestones(tolk, [300_00, 300_00, 1_200_00]));
    expect(statesOf(three)).toEqual(['due', 'planned', 'planned']);
    expect((await edit(three.version, {})).milestones).toEqual([]);
  });

  it('is paid, delivered and accepted one after the other', async () => {
    const first = await market.start(two());
    const { projectOrderId } = first;
    expect(statesOf(first)).toEqual(['paid', 'planned']);
    expect(await market.balances(projectOrderId)).toEqual({
      gatewayClearing: 618_00,
      escrow: -600_00,
      deferredFee: -18_00,
    });
    await dataOf(market.deliver(first));
    const between = await dataOf(answerResults(await seen(first)));
    expect(between).toMatchObject({
      orderState: 'started',
      turn: 'client',
      waitsFor: ['payMilestone'],
      milestoneInTurn: { number: 2, of: 2 },
      earnings: 1_800_00,
    });
    expect(daysFromNow(between.turnUntil)).toBe(7);
    expect(statesOf(between)).toEqual(['accepted', 'due']);
    expect(off(between)).toEqual(expect.arrayContaining(['appeal', 'cancelOverdue']));
    const client = { identity: 'client', personId: market.client.personId } as const;
    expect((await ordersThatWait(tolk.app.deps.db, client, 1)).total).toBe(1);
    expect((await market.deliver(between)).code).toBe(409);
    expect(await market.balances(projectOrderId)).toEqual({
      gatewayClearing: 618_00,
      supplierPending: -600_00,
      feeRevenue: -18_00,
    });
    const second = await changes.pay(between);
    expect(statesOf(second)).toEqual(['accepted', 'paid']);
    await dataOf(market.deliver(second));
    const done = await dataOf(answerResults(await seen(second)));
    expect(done).toMatchObject({ orderState: 'completed', earnings: 1_800_00 });
    expect(statesOf(done)).toEqual(['accepted', 'accepted']);
    expect(new Set(done.deliverables.map(({ milestoneId }) => milestoneId))).toEqual(
      new Set(done.milestones.map(({ milestoneId }) => milestoneId)),
    );
    expect(await market.balances(projectOrderId)).toEqual({
      gatewayClearing: 1_854_00,
      supplierPending: -1_800_00,
      feeRevenue: -54_00,
    });
  });

  it('has each milestone held and released by itself', async () => {
    const order = await accepted();
    await tolk.advance(3 * DAY);
    await changes.pay(await seen(order));
    await dataOf(market.deliver(await seen(order)));
    await dataOf(answerResults(await seen(order)));
    await tolk.advance(4 * DAY + HOUR);
    expect(await market.balances(order.projectOrderId)).toMatchObject({
      supplierAvailable: -600_00,
      supplierPending: -1_200_00,
    });
    const { list } = await dataOf(
      market.supplier.call<{ list: { feeId: string; orderName: string; amount: number }[] }>(
        '/supinterface/getFYJSProjectList',
        {},
      ),
    );
    const [first, second] = order.milestones;
    const name = 'Supply contract, Chinese into English';
    expect(list).toMatchObject([
      { feeId: first?.milestoneId, orderName: `${name} · Part 1`, amount: 600_00 },
      { feeId: second?.milestoneId, orderName: `${name} · Part 2`, amount: 1_200_00 },
    ]);
    const quote = (feeId: string | undefined) =>
      market.supplier.call<{ gross: number }>('/supinterface/getSettlementQuote', {
        projectOrderIds: [feeId],
        method: 'personalCard',
      });
    expect((await dataOf(quote(first?.milestoneId))).gross).toBe(600_00);
    expect((await quote(order.projectOrderId)).code).toBe(404);
  });
});

describe('the next milestone', () => {
  it('is due later by what the money took, and what comes after it as well', async () => {
    const order = await market.start(inMilestones(tolk, [600_00, 600_00, 600_00]));
    const planned = order.milestones.map(({ deliverTime }) => Date.parse(deliverTime));
    await dataOf(market.deliver(order));
    await dataOf(answerResults(await seen(order)));
    await tolk.advance(6 * DAY);
    const paid = await changes.pay(await seen(order));
    expect(daysFromNow(paid.deliverTime)).toBe(5);
    const late = Date.parse(paid.deliverTime) - (planned[1] ?? 0);
    expect(late).toBeGreaterThan(0);
    expect(paid.milestones.map(({ deliverTime }) => Date.parse(deliverTime))).toEqual([
      planned[0],
      (planned[1] ?? 0) + late,
      (planned[2] ?? 0) + late,
    ]);
  });

  it('is reminded of, ends the order where it is not paid in seven days, and late money goes back', async () => {
    const between = await accepted();
    const reminders = async () =>
      (await seen(between)).timeline.filter(({ action }) => action === 'remindMilestone').length;
    await tolk.advance(6 * DAY - HOUR);
    expect(await reminders()).toBe(0);
    await tolk.advance(HOUR);
    expect(await reminders()).toBe(1);
    await tolk.advance(23 * HOUR);
    expect(await reminders()).toBe(2);
    const { paymentId } = await dataOf(market.callPayment(between));
    await tolk.advance(2 * HOUR);
    const over = await seen(between);
    expect(over).toMatchObject({ orderState: 'completed', earnings: 600_00, turn: null });
    expect(statesOf(over)).toEqual(['accepted', 'dropped']);
    expect(off(over)).toEqual(['appeal']);
    await changes.report(over, paymentId, 1_236_00);
    expect(await refundsOf(over)).toEqual([{ amount: 1_236_00, reason: 'latePaid' }]);
    expect(statesOf(await seen(over))).toEqual(['accepted', 'dropped']);
  });

  it('falls due when nobody answers the results of the one before', async () => {
    const order = await market.start({
      milestones: two().milestones.map((one) => ({ ...one, acceptTime: after(12 * DAY) })),
    });
    await dataOf(market.deliver(order));
    await tolk.advance(12 * DAY - HOUR);
    expect(statesOf(await seen(order))).toEqual(['paid', 'planned']);
    await tolk.advance(HOUR);
    const between = await seen(order);
    expect(statesOf(between)).toEqual(['accepted', 'due']);
    expect(between.timeline.at(-1)).toMatchObject({
      action: 'autoAcceptMilestone',
      actor: 'timer',
    });
  });

  it('takes the difference of an agreed change, and is what the order costs more', async () => {
    const order = await changes.agreed('supplier', await atSecond(), { workload: 14 });
    expect(await changes.pay(await seen(order))).toMatchObject({
      amountOfMoney: 2_100_00,
      milestones: [{ amountOfMoney: 600_00 }, { amountOfMoney: 1_500_00, commissionXQ: 45_00 }],
    });
    await dataOf(market.deliver(await seen(order)));
    const { code } = await changes.propose('client', await seen(order), { workload: 15 });
    expect(code).toBe(409);
  });

  it('can’t be changed to cost next to nothing', async () => {
    const { code, data } = await changes.propose('client', await atSecond(), { workload: 4 });
    expect([code, Object.keys(data.fields)]).toEqual([422, ['unitPrice']]);
  });
});

describe('what ends an order in milestones', () => {
  it('gives back what is not accepted, by a cancellation', async () => {
    const { projectOrderId, version, deliverTime } = await atSecond();
    await tolk.advance(Date.parse(deliverTime) - tolk.clock.now().getTime() + 25 * HOUR);
    const cancel = { projectOrderId, version };
    const over = await dataOf(
      market.client.call<OrderDetail>('/clientinterface/cancelProjectOrder', cancel, withKey()),
    );
    expect(statesOf(over)).toEqual(['accepted', 'ended']);
    expect(over).toMatchObject({ orderState: 'refunded', earnings: 600_00 });
    expect(await refundsOf(over)).toEqual([{ amount: 1_236_00, reason: 'orderRefunded' }]);
  });

  it('divides what is not accepted, by agreement; between two milestones nothing is', async () => {
    const end = async (order: OrderDetail) => {
      const { projectOrderId, version } = order;
      const proposal = { projectOrderId, version, refundPercent: 25, reason: 'It is over.' };
      const { version: next } = await dataOf(
        market.client.call<OrderDetail>('/clientinterface/proposeEnd', proposal, withKey()),
      );
      const answer = { projectOrderId, version: next, agree: true };
      return dataOf(
        market.supplier.call<OrderDetail>('/supinterface/answerEnd', answer, withKey()),
      );
    };
    const divided = await end(await atSecond());
    expect(divided).toMatchObject({ orderState: 'agreed', earnings: 1_500_00 });
    expect(await refundsOf(divided)).toEqual([{ amount: 309_00, reason: 'agreed' }]);
    const nothing = await end(await accepted());
    expect(nothing).toMatchObject({ orderState: 'agreed', earnings: 600_00 });
    expect(statesOf(nothing)).toEqual(['accepted', 'dropped']);
    expect(await refundsOf(nothing)).toEqual([]);
  });

  it('disputes the last milestone alone, also once the order is completed', async () => {
    const done = await completed();
    await dataOf(appeal(done));
    expect(await market.balances(done.projectOrderId)).toMatchObject({
      supplierPending: -600_00,
      disputedEscrow: -1_200_00,
    });
  });
});

describe('at the same time', () => {
  it('results accepted twice make one milestone due', async () => {
    const order = await market.start(two());
    await dataOf(market.deliver(order));
    const submitted = await seen(order);
    const answers = await Promise.all([answerResults(submitted), answerResults(submitted)]);
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 409]);
    expect(statesOf(await seen(order))).toEqual(['accepted', 'due']);
  });

  it('a milestone paid by two codes is paid by one, and the other goes back', async () => {
    const between = await accepted();
    const codes = await Promise.all([
      dataOf(market.callPayment(between)),
      dataOf(market.callPayment(between, { scene: 'phone' })),
    ]);
    await Promise.all(codes.map(({ paymentId }) => changes.report(between, paymentId, 1_236_00)));
    expect(statesOf(await seen(between))).toEqual(['accepted', 'paid']);
    expect(await refundsOf(between)).toEqual([{ amount: 1_236_00, reason: 'latePaid' }]);
  });

  it('an acceptance and an appeal are one of the two', async () => {
    const order = await market.start(two());
    await dataOf(market.deliver(order));
    const submitted = await seen(order);
    const answers = await Promise.all([answerResults(submitted), appeal(submitted)]);
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 409]);
    const { orderState, projectOrderId } = await seen(order);
    expect(await market.balances(projectOrderId)).toMatchObject(
      orderState === 'inAppeal' ? { disputedEscrow: -600_00 } : { supplierPending: -600_00 },
    );
  });
});
