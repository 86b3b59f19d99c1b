import { randomUUID } from 'node:crypto';
import type { RefundRow } from '@tolk/contract';
import { DAY, MINUTE, addMs, type QueueSort } from '@tolk/domain';
import { appealFixture } from '../../../test/support/appeals.ts';
import { orderChanges } from '../../../test/support/changes.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { payEarlier, setEarning } from '../../../test/support/order-money.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const payments = fakePayments();
const { wechatPay } = payments;
const tolk = testApp({ replacements: { payments } });
let market: Market;
let anna: TestStaff;
let bo: TestStaff;

beforeAll(async () => {
  market = await openMarket(tolk);
  bo = await addStaffMember(tolk, 'finance');
});
/** What one person gave back today counts. */
beforeEach(async () => {
  anna = await addStaffMember(tolk, 'finance');
});
afterEach(() => {
  wechatPay.down = false;
  wechatPay.refuses.clear();
  wechatPay.refundState = 'succeeded';
});

const reason = 'The glossary was not used.';
/** The job that sends it may be faster than the answer. */
const onItsWay = expect.stringMatching(/^(pending|accepted)$/);

function act(staff: TestStaff, name: string, body: object) {
  return staff.call<RefundRow>(`/opsinterface/${name}`, body, withKey());
}

function propose({ projectOrderId }: OrderDetail, refundPercent: number, staff = anna) {
  return act(staff, 'proposeRefund', { projectOrderId, refundPercent, reason });
}

/** What finance sees of one refund in its queue. */
async function inQueue(refundId: string, status?: RefundRow['status']) {
  const page = { status, pageSize: 100 };
  const answer = anna.call<{ list: RefundRow[] }>('/opsinterface/getRefundList', page);
  return (await dataOf(answer)).list.find((refund) => refund.refundId === refundId);
}

function earning({ projectOrderId }: OrderDetail) {
  return tolk.app.deps.db
    .selectFrom('earning')
    .select(['amount', 'status'])
    .where('order_id', '=', projectOrderId)
    .executeTakeFirst();
}

function attemptOf({ projectOrderId }: OrderDetail) {
  return tolk.app.deps.db
    .selectFrom('payment_attempt')
    .select(['status', 'out_trade_no'])
    .where('order_id', '=', projectOrderId)
    .executeTakeFirstOrThrow();
}

/** Until the provider has been asked and has said that the money is back. */
async function settle(): Promise<void> {
  await tolk.settle();
  await tolk.advance(2 * MINUTE);
}

describe('a refund of a completed order', () => {
  // 1,800.00 and a fee of 54.00: a quarter is 450.00 and 13.50.
  const back = { gatewayClearing: 1_390_50, feeRevenue: -40_50 };

  it.each([
    { status: 'unsettled', left: 1_350_00, balances: { supplierPending: -1_350_00 } },
    {
      status: 'ready',
      left: 1_350_00,
      balances: { supplierPending: -1_800_00, supplierAvailable: 450_00 },
    },
    {
      status: 'settling',
      left: 1_800_00,
      balances: { supplierPending: -1_800_00, supplierReceivable: 450_00 },
    },
    {
      status: 'settled',
      left: 1_800_00,
      balances: { supplierPending: -1_800_00, supplierReceivable: 450_00 },
    },
  ] as const)(
    'takes the supplier’s part from where it is while it is $status',
    async ({ status, left, balances }) => {
      const order = await market.complete();
      await setEarning(tolk, order, status);
      const refund = await dataOf(propose(order, 25));
      expect(refund).toMatchObject({ status: onItsWay, amount: 463_50, note: reason });
      await settle();
      expect(await market.balances(order.projectOrderId)).toEqual({ ...back, ...balances });
      expect(await earning(order)).toEqual({ amount: left, status });
      expect((await attemptOf(order)).status).toBe('paid');
    },
  );

  it('tells the supplier that earnings were taken back', async () => {
    const order = await market.complete();
    await dataOf(propose(order, 10));
    const told = tolk.app.deps.db
      .selectFrom('notification')
      .select('person_id')
      .where('kind', '=', 'earningsTakenBack')
      .orderBy('created_at', 'desc')
      .limit(1);
    expect(await told.executeTakeFirst()).toEqual({ person_id: market.supplier.personId });
  });

  it('in several parts never gives back more than was paid', async () => {
    const order = await market.complete();
    for (const percent of [33, 33, 34]) {
      await dataOf(propose(order, percent));
      await settle();
    }
    expect(await market.balances(order.projectOrderId)).toEqual({});
    expect(await earning(order)).toBeUndefined();
    expect((await attemptOf(order)).status).toBe('refunded');
    expect(await propose(order, 1)).toMatchObject({
      code: 422,
      data: { fields: { refundPercent: 'It has already been refunded in full.' } },
    });
  });

  it('is sent a minute after the last part', async () => {
    const order = await market.complete();
    const { out_trade_no: outTradeNo } = await attemptOf(order);
    const arrived = () => wechatPay.trades.get(outTradeNo)?.refunds.size;
    await dataOf(propose(order, 10));
    await dataOf(propose(order, 10));
    await tolk.settle();
    expect(arrived()).toBe(1);
    await tolk.advance(MINUTE);
    expect(arrived()).toBe(2);
  });

  it('in three parts at once is sent part by part, a minute apart, also after an outage', async () => {
    const order = await market.complete();
    const { out_trade_no: outTradeNo } = await attemptOf(order);
    const arrived = () => wechatPay.trades.get(outTradeNo)?.refunds.size;
    wechatPay.down = true;
    for (const percent of [10, 20, 30]) await dataOf(propose(order, percent));
    await tolk.settle();
    wechatPay.down = false;
    const seen: (number | undefined)[] = [];
    for (let step = 0; step < 6; step += 1) {
      await tolk.advance(MINUTE / 2);
      seen.push(arrived());
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3]);
    await settle();
    expect(await market.balances(order.projectOrderId)).toEqual({
      gatewayClearing: 741_60,
      feeRevenue: -21_60,
      supplierPending: -720_00,
    });
  });

  it('of CNY 2,000 or more waits for a colleague', async () => {
    const order = await market.complete({ workload: 20 });
    const before = await market.balances(order.projectOrderId);
    const { refundId, ...refund } = await dataOf(propose(order, 65));
    expect(refund).toMatchObject({ status: 'proposed', amount: 2_008_50, approvedBy: null });
    const alone = await dataOf(anna.call('/opsinterface/getRefundList', { refundId }));
    expect(alone).toMatchObject({ total: 1, list: [{ refundId, ...refund }] });
    expect(await propose(order, 1)).toMatchObject({ code: 409 });
    expect(await act(anna, 'decideRefund', { refundId, approve: true })).toMatchObject({
      code: 409,
    });
    await settle();
    expect(await market.balances(order.projectOrderId)).toEqual(before);
    const approved = await dataOf(act(bo, 'decideRefund', { refundId, approve: true }));
    expect(approved).toMatchObject({ status: onItsWay, allowedActions: [] });
    await settle();
    expect((await earning(order))?.amount).toBe(1_050_00);
    expect(await market.balances(order.projectOrderId)).toEqual({
      gatewayClearing: 1_081_50,
      feeRevenue: -31_50,
      supplierPending: -1_050_00,
    });
    expect(await act(bo, 'decideRefund', { refundId, approve: true })).toMatchObject({
      code: 409,
    });
  });

  it('that waits longest stands first in the queue', async () => {
    const [early, late] = [
      await market.complete({ workload: 20 }),
      await market.complete({ workload: 20 }),
    ];
    const first = await dataOf(propose(early, 65));
    await tolk.advance(MINUTE);
    const second = await dataOf(propose(late, 65));
    const ids = [first.refundId, second.refundId];
    for (const status of ['proposed', undefined] as const) {
      const page = { status, pageSize: 100 };
      const { list } = await dataOf(
        anna.call<{ list: RefundRow[] }>('/opsinterface/getRefundList', page),
      );
      const shown = list.map(({ refundId }) => refundId).filter((id) => ids.includes(id));
      expect([status, shown]).toEqual([status, ids]);
    }
  });

  it('in small parts waits for a colleague once the parts come to CNY 2,000', async () => {
    const order = await market.complete({ workload: 20 });
    expect(await dataOf(propose(order, 50))).toMatchObject({
      amount: 1_545_00,
      status: onItsWay,
    });
    const { refundId, ...refund } = await dataOf(propose(order, 15));
    expect(refund).toMatchObject({ amount: 463_50, status: 'proposed' });
    expect((await earning(order))?.amount).toBe(1_500_00);
    await dataOf(act(bo, 'decideRefund', { refundId, approve: true }));
    expect((await earning(order))?.amount).toBe(1_050_00);
    // What was approved counts no more: 1,545.00 and 309.00.
    expect(await dataOf(propose(order, 10))).toMatchObject({ status: onItsWay });
    for (let part = 1; part <= 3; part += 1) await settle();
    expect((await market.balances(order.projectOrderId)).refundInTransit).toBeUndefined();
  });

  it('of several orders waits for a colleague once those of a day come to CNY 2,000', async () => {
    const orders = [
      await market.complete({ workload: 20 }),
      await market.complete({ workload: 20 }),
      await market.complete({ workload: 20 }),
    ] as const;
    // 1,545.00 and 432.60; 30.90 more are over the bound.
    expect(await dataOf(propose(orders[0], 50))).toMatchObject({ status: onItsWay });
    expect(await dataOf(propose(orders[1], 14))).toMatchObject({ status: onItsWay });
    expect(await dataOf(propose(orders[2], 1))).toMatchObject({
      amount: 30_90,
      status: 'proposed',
    });
    expect(await dataOf(propose(orders[0], 1, bo))).toMatchObject({ status: onItsWay });
  });

  it('of two orders at once waits for a colleague where both together come to CNY 2,000', async () => {
    const orders = [
      await market.complete({ workload: 20 }),
      await market.complete({ workload: 20 }),
    ];
    const refunds = await Promise.all(orders.map((order) => dataOf(propose(order, 40))));
    const waiting = refunds.filter(({ status }) => status === 'proposed');
    expect(waiting).toHaveLength(1);
  });

  it('that a colleague declines moves nothing', async () => {
    const order = await market.complete({ workload: 20 });
    const before = await market.balances(order.projectOrderId);
    const { refundId } = await dataOf(propose(order, 100));
    expect(await inQueue(refundId)).toMatchObject({
      allowedActions: [
        { action: 'approve', enabled: false },
        { action: 'decline', enabled: false },
      ],
    });
    const declined = await dataOf(act(bo, 'decideRefund', { refundId, approve: false }));
    expect(declined).toMatchObject({ status: 'declined', approvedBy: null, declinedBy: bo.name });
    await settle();
    expect(await market.balances(order.projectOrderId)).toEqual(before);
    expect(await dataOf(propose(order, 1))).toMatchObject({ status: onItsWay });
  });

  it('is refused when the payment is 365 days old, before anything is booked', async () => {
    const order = await market.complete({ workload: 20 });
    const { refundId } = await dataOf(propose(order, 90));
    await payEarlier(tolk, order, 365 * DAY);
    const before = await market.balances(order.projectOrderId);
    const tooLate = { code: 1321, msg: expect.stringContaining('within 365 days') };
    const path = '/opsinterface/getRefundList';
    const { list } = await dataOf(bo.call<{ list: RefundRow[] }>(path, { refundId }));
    expect(list[0]?.allowedActions).toEqual([
      { action: 'approve', enabled: false, reason: expect.stringContaining('365 days') },
      { action: 'decline', enabled: true },
    ]);
    expect(await act(bo, 'decideRefund', { refundId, approve: true })).toMatchObject(tooLate);
    await dataOf(act(bo, 'decideRefund', { refundId, approve: false }));
    expect(await propose(order, 1)).toMatchObject(tooLate);
    expect(await market.balances(order.projectOrderId)).toEqual(before);
  });

  it('leaves nothing to appeal about', async () => {
    const order = await market.complete();
    await dataOf(propose(order, 10));
    const before = await market.balances(order.projectOrderId);
    const appeal = {
      projectOrderId: order.projectOrderId,
      version: order.version,
      appealType: 'quality',
      reasonForAppeal: 'The terms of the glossary were not used anywhere.',
      refundPercent: 50,
      fileIds: [],
    };
    const answer = await market.client.call('/clientinterface/addAppeal', appeal, withKey());
    expect(answer).toMatchObject({
      code: 409,
      data: {
        allowedActions: expect.arrayContaining([
          expect.objectContaining({
            action: 'appeal',
            enabled: false,
            reason: expect.stringContaining('already been refunded'),
          }),
        ]),
      },
    });
    expect(await market.balances(order.projectOrderId)).toEqual(before);
  });

  it('is not for an order that is not completed', async () => {
    expect(await propose(await market.submit(), 10)).toMatchObject({ code: 409 });
    const nowhere = { projectOrderId: randomUUID(), refundPercent: 10, reason };
    expect(await act(anna, 'proposeRefund', nowhere)).toMatchObject({ code: 404 });
  });
});

describe('a refund that fails', () => {
  async function failing(): Promise<{ order: OrderDetail; refundId: string }> {
    const order = await market.complete();
    const { refundId } = await dataOf(propose(order, 100));
    await settle();
    return { order, refundId };
  }

  it('because the provider refuses it waits for finance, which sends it again', async () => {
    wechatPay.refuses.add('refund');
    const { order, refundId } = await failing();
    expect(await inQueue(refundId)).toMatchObject({
      status: 'failed',
      failureReason: 'wechat-pay refused with NO: refund',
      allowedActions: [
        { action: 'retry', enabled: true },
        { action: 'confirmByHand', enabled: true },
      ],
    });
    const asked = wechatPay.calls.length;
    await tolk.advance(20 * MINUTE);
    expect(wechatPay.calls.slice(asked)).not.toContain('refund');
    wechatPay.refuses.clear();
    expect(await dataOf(act(anna, 'retryRefund', { refundId }))).toMatchObject({
      status: onItsWay,
      failureReason: null,
    });
    await settle();
    expect((await attemptOf(order)).status).toBe('refunded');
    expect(await act(anna, 'retryRefund', { refundId })).toMatchObject({ code: 409 });
  });

  it('and is too old by now can only be transferred by hand', async () => {
    wechatPay.refuses.add('refund');
    const { order, refundId } = await failing();
    await payEarlier(tolk, order, 365 * DAY);
    expect(await inQueue(refundId)).toMatchObject({
      allowedActions: [
        { action: 'retry', enabled: false, reason: expect.stringContaining('365 days') },
        { action: 'confirmByHand', enabled: true },
      ],
    });
    expect(await act(anna, 'retryRefund', { refundId })).toMatchObject({ code: 1321 });
    const body = { refundId, bankReference: 'ICBC 2026112100018' };
    expect(await dataOf(act(anna, 'confirmRefundByHand', body))).toMatchObject({
      status: 'succeeded',
    });
  });

  it('at the provider is transferred by hand', async () => {
    wechatPay.refundState = 'failed';
    const { order, refundId } = await failing();
    expect(await inQueue(refundId, 'failed')).toMatchObject({ failureReason: 'failed' });
    const body = { refundId, bankReference: 'ICBC 2026112100017' };
    expect(await dataOf(act(anna, 'confirmRefundByHand', body))).toMatchObject({
      status: 'succeeded',
      allowedActions: [],
    });
    expect(await market.balances(order.projectOrderId)).toEqual({
      gatewayClearing: 1_854_00,
      bank: -1_854_00,
    });
    expect((await attemptOf(order)).status).toBe('refunded');
    expect(await act(anna, 'confirmRefundByHand', body)).toMatchObject({ code: 409 });
  });
});

it('a refund in more parts than providers take is refused before anything is booked', async () => {
  const order = await market.complete();
  for (let part = 0; part < 50; part += 1) await dataOf(propose(order, 1));
  const before = await market.balances(order.projectOrderId);
  expect(await propose(order, 1)).toMatchObject({
    code: 1320,
    msg: expect.stringContaining('at most 50 refunds'),
  });
  expect(await market.balances(order.projectOrderId)).toEqual(before);
});

describe('a refund of an order that was paid in several payments', () => {
  /** Paid once and, after its price was raised, once more. */
  async function paidTwice(first: number, second: number): Promise<OrderDetail> {
    const changes = orderChanges(market);
    const order = await market.start({ workload: 1, unitPrice: first });
    const { projectOrderId } = order;
    await changes.pay(await changes.agreed('client', order, { unitPrice: first + second }));
    await dataOf(market.deliver(await market.order('supplier', projectOrderId)));
    const { version } = await market.order('client', projectOrderId);
    const accepted = { projectOrderId, version, accept: true };
    await dataOf(market.client.call('/clientinterface/getAcceptanceResults', accepted, withKey()));
    return market.order('client', projectOrderId);
  }

  function ofOrder({ projectOrderId }: OrderDetail) {
    return tolk.app.deps.db
      .selectFrom('refund')
      .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.payment_attempt_id')
      .select(['refund.id', 'refund.amount', 'refund.status', 'payment_attempt.amount as paid'])
      .where('refund.order_id', '=', projectOrderId)
      .orderBy('refund.amount')
      .execute();
  }

  it('takes all of it at once, and the last percent of each', async () => {
    const order = await paidTwice(101_01, 202_02);
    const refund = await dataOf(propose(order, 100));
    expect(refund).toMatchObject({ amount: 208_08, whole: { amount: 312_12, parts: 2 } });
    await settle();
    expect(await ofOrder(order)).toMatchObject([
      { amount: 104_04, paid: 104_04, status: 'succeeded' },
      { amount: 208_08, paid: 208_08, status: 'succeeded' },
    ]);
    expect(await market.balances(order.projectOrderId)).toEqual({});
    expect(await earning(order)).toBeUndefined();
    expect(await propose(order, 1)).toMatchObject({ code: 422 });
  });

  it('in parts ends at nothing', async () => {
    const order = await paidTwice(101_01, 202_02);
    for (const percent of [66, 33, 1]) {
      await dataOf(propose(order, percent));
      await settle();
    }
    expect(await market.balances(order.projectOrderId)).toEqual({});
    expect(await propose(order, 1)).toMatchObject({
      data: { fields: { refundPercent: 'It has already been refunded in full.' } },
    });
  });

  it('waits for a colleague as one, who decides it by any part', async () => {
    const order = await paidTwice(1_000_00, 2_000_00);
    const before = await market.balances(order.projectOrderId);
    const { refundId } = await dataOf(propose(order, 90));
    const [small, large] = await ofOrder(order);
    expect([small, large]).toMatchObject([
      { amount: 721_00, status: 'proposed' },
      { amount: 2_060_00, status: 'proposed', id: refundId },
    ]);
    expect(await market.balances(order.projectOrderId)).toEqual(before);
    const declined = { refundId: small?.id, approve: false };
    await dataOf(act(bo, 'decideRefund', declined));
    expect(await ofOrder(order)).toMatchObject([{ status: 'declined' }, { status: 'declined' }]);
    expect(await act(bo, 'decideRefund', { refundId, approve: true })).toMatchObject({ code: 409 });

    const anew = await dataOf(propose(order, 90));
    const approved = await dataOf(
      act(bo, 'decideRefund', { refundId: anew.refundId, approve: true }),
    );
    expect(approved).toMatchObject({ status: onItsWay, approvedBy: bo.name });
    await settle();
    expect((await ofOrder(order)).map(({ status }) => status).toSorted()).toEqual([
      'declined',
      'declined',
      'succeeded',
      'succeeded',
    ]);
    expect(await market.balances(order.projectOrderId)).toEqual({
      gatewayClearing: 309_00,
      feeRevenue: -9_00,
      supplierPending: -300_00,
    });
  });

  it('that the image before declined in part is declined in whole, and proposed anew', async () => {
    const order = await paidTwice(1_000_00, 2_000_00);
    const { refundId } = await dataOf(propose(order, 90));
    await tolk.app.deps.db
      .updateTable('refund')
      .set({ status: 'declined' })
      .where('id', '=', refundId)
      .execute();
    const [rest] = (await ofOrder(order)).filter(({ id }) => id !== refundId);
    const approve = { refundId: rest?.id, approve: true };
    expect(await act(bo, 'decideRefund', approve)).toMatchObject({ code: 409 });
    await dataOf(act(bo, 'decideRefund', { ...approve, approve: false }));
    expect(await dataOf(propose(order, 90))).toMatchObject({ status: 'proposed' });
  });

  it('takes only from those young enough', async () => {
    const order = await paidTwice(101_01, 202_02);
    await tolk.app.deps.db
      .updateTable('payment_attempt')
      .set({ paid_at: addMs(tolk.clock.now(), -365 * DAY) })
      .where('order_id', '=', order.projectOrderId)
      .where('amount', '=', 104_04)
      .execute();
    expect(await propose(order, 100)).toMatchObject({
      code: 422,
      data: { fields: { refundPercent: 'You can refund 1 to 66 percent.' } },
    });
    await dataOf(propose(order, 66));
    await settle();
    expect(await propose(order, 1)).toMatchObject({
      code: 422,
      data: { fields: { refundPercent: expect.stringContaining('hold less than 1 percent') } },
    });
  });
});

it.each([
  { price: 'less', unitPrice: 10_00, paid: 1_030_00, earned: 1_000_00 },
  { price: 'more', unitPrice: 300_00, paid: 30_900_00, earned: 30_000_00 },
])(
  'a proposal from before a redo that costs $price is approved no more, and moves nothing',
  async ({ unitPrice, paid, earned }) => {
    const appeals = appealFixture(tolk, market);
    const changes = orderChanges(market);
    await appeals.pass(0);
    const first = await market.complete({ workload: 100 });
    const { projectOrderId } = first;
    const { refundId } = await dataOf(propose(first, 50));
    const appealId = await appeals.open(first, 'client');
    const reader = await addStaffMember(tolk, 'finance');
    const { list } = await dataOf(
      reader.call<{ list: RefundRow[] }>('/opsinterface/getRefundList', { refundId }),
    );
    expect(list[0]?.allowedActions).toEqual([
      { action: 'approve', enabled: false, reason: expect.stringContaining('no longer completed') },
      { action: 'decline', enabled: true },
    ]);
    const deliverTime = addMs(tolk.clock.now(), 30 * DAY).toISOString();
    await appeals.ruled(appealId, { outcome: 'redo', text: 'Deliver it anew.', deliverTime });
    await appeals.pass(8 * DAY);
    const redone = await market.order('client', projectOrderId);
    const agreed = await changes.agreed('client', redone, { unitPrice, deliverTime });
    if (unitPrice > 150_00) await changes.pay(agreed);
    await dataOf(market.deliver(await market.order('supplier', projectOrderId)));
    const { version } = await market.order('client', projectOrderId);
    const accepted = { projectOrderId, version, accept: true };
    await dataOf(market.client.call('/clientinterface/getAcceptanceResults', accepted, withKey()));
    await settle();
    const books = { gatewayClearing: paid, supplierPending: -earned, feeRevenue: earned - paid };
    expect(await market.balances(projectOrderId)).toEqual(books);
    const colleague = await addStaffMember(tolk, 'finance');
    const approved = await act(colleague, 'decideRefund', { refundId, approve: true });
    expect(approved).toMatchObject({ code: 409 });
    await settle();
    expect(await market.balances(projectOrderId)).toEqual(books);
    await dataOf(act(colleague, 'decideRefund', { refundId, approve: false }));
    const anew = await dataOf(propose(first, 50, colleague));
    expect(anew.amount).toBe(paid / 2);
  },
);

it('the queue stands by age and amount as asked', async () => {
  // In turn the second, the third and the first by their amounts.
  const ids: string[] = [];
  for (const percent of [1, 3, 2]) {
    ids.push((await dataOf(propose(await market.complete(), percent))).refundId);
    await tolk.advance(MINUTE);
  }
  const standing = async (sort: QueueSort) => {
    const places: number[] = [];
    for (let pageNum = 1; ; pageNum += 1) {
      const request = { pageNum, pageSize: 100, sort };
      const path = '/opsinterface/getRefundList';
      const { list } = await dataOf(anna.call<{ list: RefundRow[] }>(path, request));
      if (list.length === 0) return places;
      places.push(...list.map(({ refundId }) => ids.indexOf(refundId)).filter((at) => at >= 0));
    }
  };
  expect(await standing('oldest')).toEqual([0, 1, 2]);
  expect(await standing('newest')).toEqual([2, 1, 0]);
  expect(await standing('amount')).toEqual([1, 2, 0]);
});
