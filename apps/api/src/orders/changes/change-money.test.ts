import { DAY, HOUR, MINUTE, addMs, shanghaiDay } from '@tolk/domain';
import { orderChanges } from '../../../test/support/changes.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { transferOf } from '../../../test/support/transfers.ts';

const payments = fakePayments();
const tolk = testApp({ replacements: { payments } });
let market: Market;
let changes: ReturnType<typeof orderChanges>;

beforeEach(async () => {
  market = await openMarket(tolk);
  changes = orderChanges(market);
});

/** 12 thousand characters at 150.00 that become 15: 450.00 more, and 13.50 of the fee. */
const more = { workload: 15 };
/** At 100.00: 600.00 less, and 18.00 of the fee. */
const less = { unitPrice: 100_00 };
/** Due after the time in which a difference can be paid. */
const late = () => {
  const time = addMs(tolk.clock.now(), 9 * DAY).toISOString();
  return { deliverTime: time, acceptTime: time };
};
const refundsOf = ({ projectOrderId }: OrderDetail) =>
  tolk.app.deps.db
    .selectFrom('refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.payment_attempt_id')
    .select(['refund.amount', 'refund.reason', 'payment_attempt.amount as of'])
    .where('refund.order_id', '=', projectOrderId)
    .orderBy('payment_attempt.amount')
    .execute();

describe('a higher price of a paid order', () => {
  it('holds once the client has paid the difference, and until then the former one does', async () => {
    const order = await market.start();
    const agreed = await changes.agreed('client', order, more);
    expect(agreed).toMatchObject({
      workload: 12,
      paymentAmount: 1_854_00,
      waitsFor: ['deliver'],
      changes: [{ status: 'unpaid', difference: 463_50 }],
    });
    expect(await market.order('client', order.projectOrderId)).toMatchObject({
      waitsFor: ['payDifference'],
    });
    const payUntil = Date.parse(agreed.changes[0]?.payUntil ?? '');
    expect(payUntil - tolk.clock.now().getTime()).toBeGreaterThan(47.9 * HOUR);
    const { projectOrderId } = order;
    const path = '/clientinterface/getConfirmThePayment';
    expect((await market.client.call(path, { projectOrderId })).data).toMatchObject({
      amountOfMoney: 450_00,
      commissionXQ: 13_50,
      paymentAmount: 463_50,
    });
    const paid = await changes.pay(agreed);
    expect(paid).toMatchObject({
      orderState: 'started',
      workload: 15,
      amountOfMoney: 2_250_00,
      paymentAmount: 2_317_50,
      changes: [{ status: 'agreed', payUntil: null }],
      waitsFor: [],
    });
    expect(paid.timeline.at(-1)).toMatchObject({ action: 'confirmChange', actor: 'provider' });
    expect(await market.balances(projectOrderId)).toEqual({
      gatewayClearing: 2_317_50,
      escrow: -2_250_00,
      deferredFee: -67_50,
    });
  });

  it('is earned by the supplier once the results are accepted', async () => {
    const paid = await changes.pay(await changes.agreed('supplier', await market.start(), more));
    await dataOf(market.deliver(paid));
    const { projectOrderId, version } = await market.order('client', paid.projectOrderId);
    const accept = { projectOrderId, version, accept: true };
    await dataOf(market.client.call('/clientinterface/getAcceptanceResults', accept, withKey()));
    expect(await market.order('supplier', projectOrderId)).toMatchObject({ earnings: 2_250_00 });
    expect(await market.balances(projectOrderId)).toEqual({
      gatewayClearing: 2_317_50,
      supplierPending: -2_250_00,
      feeRevenue: -67_50,
    });
  });

  it('lapses after 48 hours without the money, which goes back if it comes later', async () => {
    const order = await market.start(late());
    const agreed = await changes.agreed('client', order, more);
    const { paymentId } = await dataOf(market.callPayment(agreed));
    await tolk.advance(48 * HOUR - MINUTE);
    expect(await market.order('client', order.projectOrderId)).toMatchObject({
      changes: [{ status: 'unpaid' }],
    });
    await tolk.advance(MINUTE);
    expect(await market.order('client', order.projectOrderId)).toMatchObject({
      orderState: 'started',
      workload: 12,
      changes: [{ status: 'lapsed' }],
    });
    const after = await changes.report(order, paymentId, 463_50);
    expect(after).toMatchObject({ workload: 12, changes: [{ status: 'lapsed' }] });
    expect(await refundsOf(order)).toEqual([{ amount: 463_50, reason: 'latePaid', of: 463_50 }]);
  });

  it('holds when the last question finds the money', async () => {
    const order = await market.start(late());
    const agreed = await changes.agreed('client', order, more);
    await tolk.advance(48 * HOUR - 3 * MINUTE);
    const seen = await market.order('client', agreed.projectOrderId);
    const { paymentId } = await dataOf(market.callPayment(seen));
    payments.wechatPay.pay(await market.tradeNo(paymentId));
    payments.wechatPay.down = true;
    await tolk.advance(3 * MINUTE);
    payments.wechatPay.down = false;
    await tolk.advance(2 * MINUTE);
    expect(await market.order('client', order.projectOrderId)).toMatchObject({
      workload: 15,
      changes: [{ status: 'agreed' }],
    });
  });

  it('may be dropped by the client until it is paid, and by nobody else', async () => {
    const agreed = await changes.agreed('client', await market.start(), more);
    const { paymentId } = await dataOf(market.callPayment(agreed));
    expect((await changes.withdraw('supplier', agreed)).code).toBe(409);
    expect(await dataOf(changes.withdraw('client', agreed))).toMatchObject({
      workload: 12,
      changes: [{ status: 'withdrawn' }],
    });
    await changes.report(agreed, paymentId, 463_50);
    expect(await refundsOf(agreed)).toMatchObject([{ amount: 463_50, reason: 'latePaid' }]);
  });

  it('ends with an appeal, and its money goes back', async () => {
    const agreed = await changes.agreed('client', await market.start(), more);
    const { paymentId } = await dataOf(market.callPayment(agreed));
    const { projectOrderId, version } = agreed;
    const appeal = {
      projectOrderId,
      version,
      appealType: 'quality',
      reasonForAppeal: 'The annexes are missing.',
      refundPercent: 60,
      fileIds: [],
    };
    await dataOf(market.supplier.call('/supinterface/addAppeal', appeal, withKey()));
    const after = await changes.report(agreed, paymentId, 463_50);
    expect(after).toMatchObject({ orderState: 'inAppeal', changes: [{ status: 'overtaken' }] });
    const { disputedEscrow } = await market.balances(projectOrderId);
    expect(disputedEscrow).toBe(-1_800_00);
  });

  it('is not paid by the code of another change', async () => {
    const first = await changes.agreed('client', await market.start(), more);
    const { paymentId } = await dataOf(market.callPayment(first));
    const dropped = await dataOf(changes.withdraw('client', first));
    const second = await changes.agreed('client', dropped, more);
    const after = await changes.report(second, paymentId, 463_50);
    expect(after.changes).toMatchObject([{ status: 'unpaid' }, { status: 'withdrawn' }]);
    expect(await refundsOf(second)).toMatchObject([{ amount: 463_50, reason: 'latePaid' }]);
  });
});

describe('a difference that is paid by bank transfer', () => {
  const seen = ({ projectOrderId }: OrderDetail) => market.order('client', projectOrderId);
  const methodsOf = async ({ projectOrderId }: OrderDetail) => {
    const path = '/clientinterface/getConfirmThePayment';
    const charge = market.client.call<{ methods: string[] }>(path, { projectOrderId });
    return (await dataOf(charge)).methods;
  };
  /** What came to the account with this reference. */
  const record = async (amount: number, reference: string) => {
    const finance = await addStaffMember(tolk, 'finance');
    const line = transferOf.line(amount, reference);
    return (await dataOf(transferOf.record(finance, line))).outcome;
  };

  async function chosen() {
    const order = await market.start(late());
    await changes.agreed('client', order, more);
    const transfer = await dataOf(transferOf.choose(market.client, await seen(order)));
    return { order, ...transfer };
  }

  it('is waited for, and the change with it', async () => {
    const { order, reference, paymentAmount, dueTime } = await chosen();
    expect(paymentAmount).toBe(463_50);
    await tolk.advance(7 * DAY - HOUR);
    expect(await market.order('supplier', order.projectOrderId)).toMatchObject({
      changes: [{ status: 'unpaid', payUntil: dueTime }],
      transfer: { status: 'waiting', pays: 'change', paymentAmount: 463_50, reference: null },
    });
    expect(await record(463_51, reference)).toBe('wrongAmount');
    expect(await record(463_50, reference)).toBe('paid');
    expect(await seen(order)).toMatchObject({
      workload: 15,
      paymentAmount: 2_317_50,
      changes: [{ status: 'agreed' }],
      transfer: { status: 'received', pays: 'change' },
    });
    expect(await market.balances(order.projectOrderId)).toMatchObject({
      escrow: -2_250_00,
      deferredFee: -67_50,
    });
  });

  it('is late once the change has lapsed, seven days after the choice', async () => {
    const { order, reference } = await chosen();
    await tolk.advance(7 * DAY);
    expect(await seen(order)).toMatchObject({ transfer: null, changes: [{ status: 'lapsed' }] });
    expect(await record(463_50, reference)).toBe('late');
    expect(await refundsOf(order)).toMatchObject([{ amount: 463_50, reason: 'latePaid' }]);
  });

  it('is late once the client has dropped the change', async () => {
    const { order, reference } = await chosen();
    await dataOf(changes.withdraw('client', await seen(order)));
    expect(await record(463_50, reference)).toBe('late');
    expect(await seen(order)).toMatchObject({ workload: 12, changes: [{ status: 'withdrawn' }] });
  });

  it('is no way where the results are accepted before it could arrive', async () => {
    const order = await market.start();
    await dataOf(market.deliver(order));
    await tolk.advance(5 * DAY);
    await changes.agreed('client', await seen(order), more);
    expect(await methodsOf(order)).toEqual(['wechatPay', 'alipay']);
    expect((await transferOf.choose(market.client, await seen(order))).code).not.toBe(0);
  });
});

describe('a lower price of a paid order', () => {
  it('holds at once, and the difference goes back with its part of the fee', async () => {
    const order = await market.start();
    const agreed = await changes.agreed('supplier', order, less);
    expect(agreed).toMatchObject({
      amountOfMoney: 1_200_00,
      paymentAmount: 1_236_00,
      changes: [{ status: 'agreed', difference: -618_00 }],
    });
    expect(await refundsOf(order)).toEqual([{ amount: 618_00, reason: 'changed', of: 1_854_00 }]);
    await tolk.settle();
    await tolk.advance(MINUTE);
    expect(await market.balances(order.projectOrderId)).toEqual({
      gatewayClearing: 1_236_00,
      escrow: -1_200_00,
      deferredFee: -36_00,
    });
  });
});

it('what a change cost or brought back is part of what the client spent, and of the figures of the staff', async () => {
  const admin = await addStaffMember(tolk, 'admin');
  const volume = async () => {
    const day = shanghaiDay(tolk.clock.now());
    const span = { from: day, to: day };
    const answer = admin.call<{ volume: number }>('/opsinterface/getKeyFigures', span);
    return (await dataOf(answer)).volume;
  };
  const before = await volume();
  const paid = await changes.pay(await changes.agreed('client', await market.start(), more));
  await changes.agreed('supplier', paid, less);
  // 15 at 100.00 and the fee of 45.00 are left of 2,317.50.
  expect(await dataOf(market.client.call('/clientinterface/getOverviewData', {}))).toMatchObject({
    spending: { total: 1_545_00, inEscrow: 1_545_00 },
  });
  expect((await volume()) - before).toBe(2_317_50);
});

describe('an order that was paid twice', () => {
  async function raised(): Promise<OrderDetail> {
    return changes.pay(await changes.agreed('client', await market.start(), more));
  }

  it('gives all of it back from both payments', async () => {
    const order = await raised();
    await tolk.advance(12 * DAY);
    expect(await refundsOf(order)).toEqual([
      { amount: 463_50, reason: 'orderRefunded', of: 463_50 },
      { amount: 1_854_00, reason: 'orderRefunded', of: 1_854_00 },
    ]);
    await tolk.advance(MINUTE);
    expect(await market.balances(order.projectOrderId)).toEqual({});
  });

  it('gives a share back from the newest payment first', async () => {
    const order = await raised();
    const reason = 'It was stopped.';
    const { projectOrderId } = order;
    const target = { projectOrderId, version: order.version };
    const proposal = { ...target, refundPercent: 50, reason };
    await dataOf(market.supplier.call('/supinterface/proposeEnd', proposal));
    const answer = { ...target, version: order.version + 1, agree: true };
    await dataOf(market.client.call('/clientinterface/answerEnd', answer, withKey()));
    // Half of 2,317.50.
    expect(await refundsOf(order)).toEqual([
      { amount: 463_50, reason: 'agreed', of: 463_50 },
      { amount: 695_25, reason: 'agreed', of: 1_854_00 },
    ]);
  });

  it('is refunded by staff out of both payments', async () => {
    const order = await raised();
    await dataOf(market.deliver(order));
    const { projectOrderId, version } = await market.order('client', order.projectOrderId);
    const accept = { projectOrderId, version, accept: true };
    await dataOf(market.client.call('/clientinterface/getAcceptanceResults', accept, withKey()));
    const proposer = await addStaffMember(tolk, 'finance');
    const approver = await addStaffMember(tolk, 'finance');
    const give = (refundPercent: number) =>
      proposer.call<{ refundId: string }>(
        '/opsinterface/proposeRefund',
        { projectOrderId, refundPercent, reason: 'Two pages are missing.' },
        withKey(),
      );
    // 2,085.75 of 2,317.50: all of the larger payment, and of the smaller one what is missing.
    const given = await give(90);
    expect(given).toMatchObject({ data: { status: 'proposed', amount: 1_854_00 } });
    const approval = { refundId: given.data.refundId, approve: true };
    const decided = await approver.call('/opsinterface/decideRefund', approval, withKey());
    expect(decided.code).toBe(0);
    expect(await refundsOf(order)).toEqual([
      { amount: 231_75, reason: 'staff', of: 463_50 },
      { amount: 1_854_00, reason: 'staff', of: 1_854_00 },
    ]);
  });
});
