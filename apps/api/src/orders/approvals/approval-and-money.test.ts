import { HOUR, MINUTE } from '@tolk/domain';
import { orderChanges } from '../../../test/support/changes.ts';
import { fakeNotification, fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Attempt,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import {
  foundOrganisation,
  organisation,
  type TestOrganisation,
} from '../../../test/support/organisations.ts';
import type { TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const payments = fakePayments();
const tolk = testApp({ replacements: { payments } });

/** An order costs 1,854.00, its change 463.50 more, and above 1,000.00 somebody approves. */
let market: Market;
let nordlys: TestOrganisation;
let approver: TestPerson;
let payer: TestPerson;
beforeEach(async () => {
  market = await openMarket(tolk);
  nordlys = await foundOrganisation(tolk, { approvalAbove: 1_000_00 });
  await nordlys.admit(market.client, 'asks');
  approver = await nordlys.join('approves');
  payer = await nordlys.join('pays');
});

const approve = ({ projectOrderId }: OrderDetail, total: number) =>
  organisation(approver, 'decideOrderApproval', { projectOrderId, total, approve: true, note: '' });

const decline = ({ projectOrderId }: OrderDetail, total: number) =>
  organisation(approver, 'decideOrderApproval', {
    projectOrderId,
    total,
    approve: false,
    note: 'The tender was called off.',
  });

const approveAbove = (approvalAbove: number | null) =>
  organisation(nordlys.founder, 'saveOrganisation', { name: 'Nordlys Energi', approvalAbove });

const openCode = ({ projectOrderId, version }: OrderDetail) =>
  dataOf(
    payer.call<Attempt>(
      '/clientinterface/getCallPayment',
      { projectOrderId, version, method: 'wechatPay', scene: 'desktop' },
      withKey(),
    ),
  );

const statusOf = async ({ paymentId }: Attempt) => {
  const path = '/clientinterface/getPaymentInformation';
  return (await dataOf(payer.call<Attempt>(path, { paymentId }))).status;
};

async function report({ paymentId, paymentAmount }: Attempt) {
  const outTradeNo = await market.tradeNo(paymentId);
  return market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: paymentAmount }));
}

const refundsOf = ({ projectOrderId }: OrderDetail) =>
  tolk.app.deps.db
    .selectFrom('refund')
    .select(['amount', 'reason'])
    .where('order_id', '=', projectOrderId)
    .execute();

/** Accepted and approved, with a code on the payer’s screen. */
async function codeOfOrder(): Promise<{ order: OrderDetail; code: Attempt }> {
  const order = await market.receive();
  await approve(order, 1_854_00);
  return { order, code: await openCode(order) };
}

/** Paid; a change that costs more is agreed on and approved, its code is on the payer’s screen. */
async function codeOfChange(): Promise<{ order: OrderDetail; code: Attempt }> {
  const agreed = await agreedChange();
  await approve(agreed, 2_317_50);
  return { order: agreed, code: await openCode(agreed) };
}

async function agreedChange(): Promise<OrderDetail> {
  const { order, code } = await codeOfOrder();
  await report(code);
  const started = await market.order('client', order.projectOrderId);
  return orderChanges(market).agreed('client', started, { workload: 15 });
}

const started = async ({ projectOrderId }: OrderDetail) =>
  (await market.order('client', projectOrderId)).orderState === 'started';

describe('the code of an order', () => {
  it('is closed when the order is declined, and its money goes back', async () => {
    const { order, code } = await codeOfOrder();
    await decline(order, 1_854_00);
    expect(await statusOf(code)).toBe('closed');
    expect((await report(code)).status).toBe(200);
    expect(await started(order)).toBe(false);
    expect(await refundsOf(order)).toEqual([{ amount: 1_854_00, reason: 'latePaid' }]);
  });

  it('is closed when the organisation has to approve it from now on, and its money goes back', async () => {
    await approveAbove(null);
    const order = await market.receive();
    const code = await openCode(order);
    await approveAbove(1_854_00);
    expect(await statusOf(code)).toBe('pending');
    await approveAbove(1_853_99);
    expect(await statusOf(code)).toBe('closed');
    await report(code);
    expect(await started(order)).toBe(false);
    expect(await refundsOf(order)).toEqual([{ amount: 1_854_00, reason: 'latePaid' }]);
  });

  it('stays open when what was approved covers it under the lower amount too', async () => {
    const { order, code } = await codeOfOrder();
    await approveAbove(500_00);
    expect(await statusOf(code)).toBe('pending');
    await report(code);
    expect(await started(order)).toBe(true);
  });

  it('pays the order if it is approved again before its money comes', async () => {
    const { order, code } = await codeOfOrder();
    await decline(order, 1_854_00);
    await approve(order, 1_854_00);
    await report(code);
    expect(await started(order)).toBe(true);
    expect(await refundsOf(order)).toEqual([]);
  });

  it('that has expired pays nothing that was declined since', async () => {
    const { order, code } = await codeOfOrder();
    await tolk.advance(3 * HOUR);
    await decline(order, 1_854_00);
    expect(await statusOf(code)).toBe('expired');
    await report(code);
    expect(await started(order)).toBe(false);
    expect(await refundsOf(order)).toEqual([{ amount: 1_854_00, reason: 'latePaid' }]);
  });
});

describe('the code of a change', () => {
  it('is closed when the change is declined, and its money goes back', async () => {
    const { order, code } = await codeOfChange();
    await decline(order, 2_317_50);
    expect(await statusOf(code)).toBe('closed');
    expect((await report(code)).status).toBe(200);
    expect(await refundsOf(order)).toEqual([{ amount: 463_50, reason: 'latePaid' }]);
    expect(await market.order('client', order.projectOrderId)).toMatchObject({
      workload: 12,
      changes: [{ status: 'unpaid' }],
    });
    await tolk.settle();
    await tolk.advance(MINUTE);
    expect(await market.balances(order.projectOrderId)).toEqual({
      gatewayClearing: 1_854_00,
      escrow: -1_800_00,
      deferredFee: -54_00,
    });
  });

  it('is closed when the organisation has to approve it from now on, and its money goes back', async () => {
    await approveAbove(2_000_00);
    const order = await market.receive();
    await report(await openCode(order));
    const paid = await market.order('client', order.projectOrderId);
    await approveAbove(null);
    const code = await openCode(
      await orderChanges(market).agreed('client', paid, { workload: 15 }),
    );
    await approveAbove(2_000_00);
    expect(await statusOf(code)).toBe('closed');
    await report(code);
    expect(await refundsOf(order)).toEqual([{ amount: 463_50, reason: 'latePaid' }]);
  });

  it('that was paid unheard goes back when the provider is asked to close it', async () => {
    const { order, code } = await codeOfChange();
    payments.wechatPay.pay(await market.tradeNo(code.paymentId));
    await decline(order, 2_317_50);
    await tolk.settle();
    expect(await statusOf(code)).toMatch(/paid|refunded/);
    expect(await refundsOf(order)).toEqual([{ amount: 463_50, reason: 'latePaid' }]);
  });

  it('comes into force once another approval is given and another code is paid', async () => {
    const { order } = await codeOfChange();
    await decline(order, 2_317_50);
    await approve(order, 2_317_50);
    await report(await openCode(order));
    expect(await market.order('client', order.projectOrderId)).toMatchObject({
      workload: 15,
      changes: [{ status: 'agreed' }],
    });
  });
});

it('a change that nobody approves lapses when its time to pay is over', async () => {
  const { projectOrderId } = await agreedChange();
  await tolk.advance(48 * HOUR);
  expect(await market.order('client', projectOrderId)).toMatchObject({
    changes: [{ status: 'lapsed' }],
  });
});

it('money that a code was opened for is booked though its approval went before codes were closed', async () => {
  const { order, code } = await codeOfChange();
  const { db } = tolk.app.deps;
  await db.updateTable('order_approval').set({ approved: false }).execute();
  expect((await report(code)).status).toBe(200);
  expect(await market.order('client', order.projectOrderId)).toMatchObject({ workload: 15 });
});
