import type { PaymentIncident, RefundRow, ResponseOf, calls } from '@tolk/contract';
import { MINUTE } from '@tolk/domain';
import { fakeNotification, fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

type StaffOrder = ResponseOf<typeof calls.opsinterface.orders.getProjectOrderIdData>;

const payments = fakePayments();
const { wechatPay } = payments;
const tolk = testApp({ replacements: { payments } });
let market: Market;
let anna: TestStaff;
let bo: TestStaff;
let cy: TestStaff;

beforeAll(async () => {
  market = await openMarket(tolk);
  anna = await addStaffMember(tolk, 'finance');
  bo = await addStaffMember(tolk, 'finance');
  cy = await addStaffMember(tolk, 'finance');
});
afterEach(() => {
  wechatPay.refuses.clear();
});

const reason = 'The payer sent one fen less than asked for.';
/** The job that sends it may be faster than the answer. */
const onItsWay = expect.stringMatching(/^(pending|accepted)$/);

async function settle(): Promise<void> {
  await tolk.settle();
  await tolk.advance(2 * MINUTE);
}

/** An order of CNY 1,854.00 for which one fen less came. */
async function paidWrongly() {
  const order = await market.receive();
  const { paymentId } = await dataOf(market.callPayment(order));
  const outTradeNo = await market.tradeNo(paymentId);
  await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: 1_853_99 }));
  return { order, paymentId, outTradeNo, incident: await incidentOf(order) };
}

/** Those of an order, open ones first, the longest waiting of them at the top; open ones, closed ones or both. */
async function incidentsOf({ orderNumber }: OrderDetail, open?: boolean) {
  const path = '/opsinterface/getPaymentIncidentList';
  const page = { open, pageSize: 100 };
  const { list } = await dataOf(anna.call<{ list: PaymentIncident[] }>(path, page));
  return list.filter((incident) => incident.orderNumber === orderNumber);
}

async function incidentOf(order: OrderDetail): Promise<PaymentIncident> {
  const [found] = await incidentsOf(order);
  if (!found) throw new Error('no incident');
  return found;
}

function propose({ incidentId }: PaymentIncident, staff = anna) {
  const path = '/opsinterface/proposeIncidentRefund';
  return staff.call<RefundRow>(path, { incidentId, reason }, withKey());
}

function decide(staff: TestStaff, refundId: string, approve = true) {
  return staff.call<RefundRow>('/opsinterface/decideRefund', { refundId, approve }, withKey());
}

const note = 'Transferred back by the bank.';

function resolve({ incidentId }: PaymentIncident, staff = anna) {
  const body = { incidentId, note };
  return staff.call<PaymentIncident>('/opsinterface/resolvePaymentIncident', body);
}

/** The buttons of an incident as a member of staff sees them: what each says, or that it works. */
async function buttons(order: OrderDetail, staff: TestStaff) {
  const path = '/opsinterface/getPaymentIncidentList';
  const { list } = await dataOf(staff.call<{ list: PaymentIncident[] }>(path, { pageSize: 100 }));
  const found = list.find(({ orderNumber }) => orderNumber === order.orderNumber);
  return Object.fromEntries(
    (found?.allowedActions ?? []).map((one) => [one.action, one.reason ?? one.enabled]),
  );
}

function payment(paymentId: string) {
  return dataOf(
    market.client.call<{ status: string; codeUrl: string | null; unmatchedAmount: number | null }>(
      '/clientinterface/getPaymentInformation',
      { paymentId },
    ),
  );
}

describe('money that fits nothing', () => {
  it('is written down once, whatever was wrong with it', async () => {
    const received = await market.receive();
    const { paymentId } = await dataOf(market.callPayment(received));
    const outTradeNo = await market.tradeNo(paymentId);
    const wrong = fakeNotification({ outTradeNo, amount: 1_853_99 });
    for (const body of [wrong, wrong]) await market.notify('wechat-pay', body);
    const right = fakeNotification({ outTradeNo, amount: 1_854_00 });
    await market.notify('wechat-pay', right);
    const second = fakeNotification({ outTradeNo, amount: 1_854_00, transactionId: 'T-again' });
    for (const body of [second, second]) await market.notify('wechat-pay', body);

    expect(await incidentsOf(received)).toMatchObject([
      { kind: 'wrongAmount', received: 1_853_99, note: null },
      { kind: 'secondTransaction', expected: 1_854_00, received: 1_854_00 },
    ]);
    expect(await market.balances(received.projectOrderId)).toEqual({
      gatewayClearing: 1_854_00,
      escrow: -1_800_00,
      deferredFee: -54_00,
    });
  });

  it('is a refund too that the provider carries out with another amount', async () => {
    const order = await market.complete();
    const { projectOrderId } = order;
    const part = { projectOrderId, refundPercent: 10, reason: 'The glossary was not used.' };
    await dataOf(anna.call('/opsinterface/proposeRefund', part, withKey()));
    await tolk.settle();
    const { out_trade_no } = await tolk.app.deps.db
      .selectFrom('payment_attempt')
      .select('out_trade_no')
      .where('order_id', '=', projectOrderId)
      .executeTakeFirstOrThrow();
    const trade = wechatPay.trades.get(out_trade_no);
    for (const [number, refund] of trade?.refunds ?? []) {
      trade?.refunds.set(number, { ...refund, amount: 1 });
    }
    await settle();
    expect(await incidentsOf(order)).toMatchObject([
      { kind: 'refundAmount', expected: 185_40, received: 1, note: null },
    ]);
  });

  it('stands on the client’s order as long as it is with us, and on the staff’s always', async () => {
    const { order, incident, outTradeNo } = await paidWrongly();
    const { projectOrderId } = order;
    const ofClient = () => market.order('client', projectOrderId);
    const ofStaff = () =>
      dataOf(anna.call<StaffOrder>('/opsinterface/getProjectOrderIdData', { projectOrderId }));
    const held = [
      { kind: 'wrongAmount', amount: 1_853_99, currency: 'CNY', time: expect.any(String) },
    ];
    expect(await ofClient()).toMatchObject({ unmatchedPayments: held, refunds: [] });
    expect(await market.order('supplier', projectOrderId)).toMatchObject({ unmatchedPayments: [] });
    expect((await ofStaff()).incidents).toEqual([incident]);
    const search = `T-${outTradeNo}`;
    expect(await dataOf(anna.call('/opsinterface/getProjectOrderList', { search }))).toMatchObject({
      total: 1,
      list: [{ projectOrderId }],
    });
    expect(
      await dataOf(anna.call('/opsinterface/getPaymentIncidentList', { projectOrderId })),
    ).toEqual({ total: 1, list: [incident] });

    const { refundId } = await dataOf(propose(incident));
    expect(await ofClient()).toMatchObject({ unmatchedPayments: held });
    await dataOf(decide(bo, refundId));
    expect(await ofClient()).toMatchObject({
      unmatchedPayments: [],
      refunds: [{ amount: 1_853_99 }],
    });
    expect((await ofStaff()).incidents).toMatchObject([{ received: 1_853_99 }]);
  });

  it('whose sum is unknown is resolved once, by one person', async () => {
    const { order, incident } = await paidWrongly();
    await tolk.app.deps.db
      .updateTable('payment_incident')
      .set({ received: null })
      .where('id', '=', incident.incidentId)
      .execute();
    expect(await buttons(order, anna)).toEqual({ resolve: true });
    const resolved = await dataOf(resolve(incident));
    expect(resolved).toMatchObject({ note, resolvedBy: expect.any(String) });
    expect(await resolve(incident)).toMatchObject({ code: 409 });
    expect(await incidentsOf(order, false)).toEqual([resolved]);
    const { incidentId } = incident;
    const alone = await dataOf(anna.call('/opsinterface/getPaymentIncidentList', { incidentId }));
    expect(alone).toEqual({ total: 1, list: [resolved] });
  });
});

describe('money of another amount', () => {
  it('goes back whole when a colleague approves it, and its incident closes once it is there', async () => {
    const { order, incident, outTradeNo } = await paidWrongly();
    expect(await buttons(order, anna)).toMatchObject({ payBack: true });
    const { refundId, ...proposed } = await dataOf(propose(incident));
    expect(proposed).toMatchObject({ amount: 1_853_99, reason: 'unmatched', status: 'proposed' });
    await settle();
    expect(await market.balances(order.projectOrderId)).toEqual({});
    expect(await dataOf(decide(bo, refundId))).toMatchObject({ status: onItsWay });
    expect(await market.balances(order.projectOrderId)).toEqual({
      gatewayClearing: 1_853_99,
      refundInTransit: -1_853_99,
    });
    await settle();
    expect([...(wechatPay.trades.get(outTradeNo)?.refunds.values() ?? [])]).toMatchObject([
      { amount: 1_853_99, total: 1_853_99, providerTransactionId: `T-${outTradeNo}` },
    ]);
    expect(await market.balances(order.projectOrderId)).toEqual({});
    expect(await incidentOf(order)).toMatchObject({
      resolvedBy: expect.any(String),
      note: reason,
      refundStatus: 'succeeded',
      allowedActions: [],
    });
  });

  it('does not go back by the one who proposed it', async () => {
    const { refundId } = await dataOf(propose((await paidWrongly()).incident));
    expect(await decide(anna, refundId)).toMatchObject({ code: 409 });
  });

  it('goes back once when two colleagues approve it at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { incident, outTradeNo, order } = await paidWrongly();
      const { refundId } = await dataOf(propose(incident));
      const answers = await Promise.all([decide(bo, refundId), decide(cy, refundId)]);
      expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 409]);
      await settle();
      expect(wechatPay.trades.get(outTradeNo)?.refunds.size).toBe(1);
      expect(await market.balances(order.projectOrderId)).toEqual({});
    }
  });

  it('is proposed once, also by two at the same moment', async () => {
    const { incident } = await paidWrongly();
    const answers = await Promise.all([propose(incident), propose(incident, bo)]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 409]);
  });

  it('is not kept by one person: nobody closes what could go back on their own', async () => {
    const { order, incident } = await paidWrongly();
    for (const staff of [anna, bo]) {
      expect(await resolve(incident, staff)).toMatchObject({ code: 409 });
    }
    expect(await buttons(order, anna)).toEqual({
      payBack: true,
      resolve: expect.stringContaining('two people'),
    });
    expect(await incidentsOf(order, true)).toHaveLength(1);
  });

  it('is closed by another one than the colleague who declined to send it back', async () => {
    const { incident, order } = await paidWrongly();
    const { refundId } = await dataOf(propose(incident));
    expect(await resolve(incident)).toMatchObject({ code: 409 });
    expect(await buttons(order, anna)).toEqual({
      payBack: expect.stringContaining('waiting for approval'),
      resolve: expect.stringContaining('waiting for approval'),
    });
    expect(await dataOf(decide(bo, refundId, false))).toMatchObject({ status: 'declined' });
    expect(await buttons(order, bo)).toMatchObject({
      resolve: expect.stringContaining('You declined'),
    });
    expect(await resolve(incident, bo)).toMatchObject({ code: 409 });
    expect(await buttons(order, anna)).toEqual({ payBack: true, resolve: true });
    expect(await dataOf(resolve(incident))).toMatchObject({ note, allowedActions: [] });
    expect(await propose(incident)).toMatchObject({ code: 409 });
  });

  it('that two colleagues declined to send back is closed by either of them', async () => {
    const { incident } = await paidWrongly();
    for (const colleague of [bo, cy]) {
      const { refundId } = await dataOf(propose(incident));
      await dataOf(decide(colleague, refundId, false));
    }
    expect(await resolve(incident, bo)).toMatchObject({ code: 0 });
  });

  it('that the provider does not send back waits for finance, which transfers it', async () => {
    const { incident, order } = await paidWrongly();
    const { refundId } = await dataOf(propose(incident));
    wechatPay.refuses.add('refund');
    await dataOf(decide(bo, refundId));
    await settle();
    expect(await incidentOf(order)).toMatchObject({ refundStatus: 'failed', resolvedTime: null });
    const body = { refundId, bankReference: 'ICBC 2026112100019' };
    await dataOf(anna.call('/opsinterface/confirmRefundByHand', body, withKey()));
    expect(await market.balances(order.projectOrderId)).toEqual({
      gatewayClearing: 1_853_99,
      bank: -1_853_99,
    });
    expect(await incidentOf(order)).toMatchObject({ refundStatus: 'succeeded', note: reason });
  });

  it('that was the right amount after all is the money of the order', async () => {
    const { incident, outTradeNo, order } = await paidWrongly();
    const { refundId } = await dataOf(propose(incident));
    await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: 1_854_00 }));
    expect(await decide(bo, refundId)).toMatchObject({ code: 409 });
    expect(await market.balances(order.projectOrderId)).toMatchObject({ escrow: -1_800_00 });
    await dataOf(decide(bo, refundId, false));
    expect(await buttons(order, bo)).toEqual({ resolve: true });
    expect(await resolve(incident, bo)).toMatchObject({ code: 0 });
  });

  it('ends the payer’s code at once, says what came, and lets them pay again', async () => {
    const { order, paymentId } = await paidWrongly();
    expect(await payment(paymentId)).toMatchObject({
      status: 'closed',
      codeUrl: null,
      unmatchedAmount: 1_853_99,
    });
    const told = tolk.app.deps.db
      .selectFrom('notification')
      .select(['text_en', 'person_id'])
      .where('kind', '=', 'paymentReturned')
      .where('path', 'like', `%${order.projectOrderId}%`);
    expect(await told.execute()).toEqual([
      {
        person_id: market.client.personId,
        text_en: expect.stringContaining('¥ 1,853.99 CNY'),
      },
    ]);
    const again = await dataOf(market.callPayment(order));
    expect(again.paymentId).not.toBe(paymentId);
    expect(again).toMatchObject({ status: 'pending', unmatchedAmount: null });
  });
});

it('a second payment of a paid order goes back and leaves the order paid', async () => {
  const order = await market.receive();
  const { paymentId } = await dataOf(market.callPayment(order));
  const outTradeNo = await market.tradeNo(paymentId);
  const pay = (transactionId: string) =>
    market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: 1_854_00, transactionId }));
  await pay('T-first');
  await pay('T-second');
  const held = await market.balances(order.projectOrderId);
  const { refundId } = await dataOf(propose(await incidentOf(order)));
  await dataOf(decide(bo, refundId));
  await settle();
  expect([...(wechatPay.trades.get(outTradeNo)?.refunds.values() ?? [])]).toMatchObject([
    { amount: 1_854_00, providerTransactionId: 'T-second' },
  ]);
  expect(await market.balances(order.projectOrderId)).toEqual(held);
  expect(await payment(paymentId)).toMatchObject({ status: 'paid' });
});
