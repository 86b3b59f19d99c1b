import { HOUR } from '@tolk/domain';
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
