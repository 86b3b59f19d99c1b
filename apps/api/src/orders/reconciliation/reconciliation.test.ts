import type { ReconciliationDetail, ReconciliationRow } from '@tolk/contract';
import { DAY, HOUR, MINUTE, shanghaiDay } from '@tolk/domain';
import type { BillLine } from '../../ports/payment-provider.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market, type OrderDetail } from '../../../test/support/market.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { startOf } from './days.ts';

const payments = fakePayments();
const { wechatPay, alipay } = payments;
const tolk = testApp({ replacements: { payments } });
let market: Market;
let finance: TestStaff;
/** The day that is reconciled, with its orders: two paid, of one of them a part went back. */
let day: string;
let numbers: { first: string; second: string; refund: string };

const staffCall = <Data>(name: string, body: object = {}) =>
  dataOf(finance.call<Data>(`/opsinterface/${name}`, body));
const list = async (different?: boolean) => {
  const body = different === undefined ? {} : { different };
  return (await staffCall<{ list: ReconciliationRow[] }>('getReconciliationList', body)).list;
};
const run = (of = day, method = 'wechatPay') =>
  staffCall<ReconciliationDetail>('runReconciliation', { day: of, method });
const tradeNo = async ({ projectOrderId }: OrderDetail) => {
  const { out_trade_no } = await tolk.app.deps.db
    .selectFrom('payment_attempt')
    .select('out_trade_no')
    .where('order_id', '=', projectOrderId)
    .executeTakeFirstOrThrow();
  return out_trade_no;
};

/** What the provider would say of the day. */
function trueBill(): BillLine[] {
  return [
    { what: 'payment', number: numbers.first, amount: 1_854_00 },
    { what: 'payment', number: numbers.second, amount: 1_854_00 },
    { what: 'refund', number: numbers.refund, amount: 463_50 },
  ];
}

async function at(moment: number): Promise<void> {
  await tolk.advance(moment - tolk.clock.now().getTime());
  finance = await addStaffMember(tolk, 'finance');
}

beforeAll(async () => {
  market = await openMarket(tolk);
  // From ten in the morning in Shanghai on, so that the day does not end meanwhile.
  day = shanghaiDay(new Date(tolk.clock.now().getTime() + DAY));
  await at(startOf(day).getTime() + 10 * HOUR);
  market = await openMarket(tolk);
  const [first, second] = [await market.complete(), await market.start()];
  const refund = { projectOrderId: first.projectOrderId, refundPercent: 25, reason: 'As agreed.' };
  const key = { idempotencyKey: crypto.randomUUID() };
  const { refundNumber } = await dataOf(
    finance.call<{ refundNumber: string }>('/opsinterface/proposeRefund', refund, key),
  );
  // Sent at once, and asked about after a while.
  await tolk.settle();
  await tolk.advance(2 * MINUTE);
  numbers = {
    first: await tradeNo(first),
    second: await tradeNo(second),
    refund: refundNumber,
  };
});

describe('the bills of a day', () => {
  it('are compared at ten o’clock of the next one, once', async () => {
    wechatPay.bills.set(day, trueBill());
    await at(startOf(day).getTime() + DAY + 10 * HOUR - MINUTE);
    expect((await list()).filter((row) => row.day === day)).toEqual([]);
    await at(startOf(day).getTime() + DAY + 10 * HOUR);
    const rows = (await list()).filter((row) => row.day === day);
    expect(rows).toMatchObject([
      { method: 'alipay', status: 'matched', lines: 0, paidThere: 0 },
      {
        method: 'wechatPay',
        status: 'matched',
        lines: 3,
        paidThere: 3_708_00,
        paidHere: 3_708_00,
        refundedThere: 463_50,
        refundedHere: 463_50,
        openDifferences: 0,
      },
    ]);
    await at(tolk.clock.now().getTime() + HOUR);
    expect((await list()).filter((row) => row.day === day)).toEqual(rows);
  });

  it.each([
    {
      what: 'a payment that the bill has not',
      bill: () => trueBill().slice(1),
      found: { kind: 'missingThere', what: 'payment', here: 1_854_00, there: null },
      difference: -1_854_00,
    },
    {
      what: 'a refund that the bill has not',
      bill: () => trueBill().slice(0, 2),
      found: { kind: 'missingThere', what: 'refund', here: 463_50, there: null },
      difference: -463_50,
    },
    {
      what: 'another amount',
      bill: () => trueBill().with(1, { ...trueBill()[1], amount: 1_854_01 } as BillLine),
      found: { kind: 'amount', what: 'payment', here: 1_854_00, there: 1_854_01 },
      difference: 1,
    },
    {
      what: 'a payment that is billed twice',
      bill: () => [...trueBill(), ...trueBill().slice(0, 1)],
      found: { kind: 'amount', what: 'payment', here: 1_854_00, there: 3_708_00 },
      difference: 1_854_00,
    },
    {
      what: 'a payment of nobody',
      bill: (): BillLine[] => [
        ...trueBill(),
        { what: 'payment', number: 'STRANGER-1', amount: 5_00 },
      ],
      found: { kind: 'missingHere', number: 'STRANGER-1', orderNumber: null, there: 5_00 },
      difference: 5_00,
    },
  ])('show $what', async ({ bill, found, difference }) => {
    wechatPay.bills.set(day, bill());
    const { status, differences, ...sums } = await run();
    expect(status).toBe('different');
    expect(differences).toMatchObject([{ ...found, difference }]);
    const { paidThere, paidHere, refundedThere, refundedHere } = sums;
    expect(paidThere - paidHere + refundedThere - refundedHere).toBe(difference);
  });

  it('show money that came and was not booked', async () => {
    const order = await market.receive();
    await dataOf(market.callPayment(order));
    const number = await tradeNo(order);
    wechatPay.bills.set(day, [...trueBill(), { what: 'payment', number, amount: 1_853_99 }]);
    expect((await run()).differences).toMatchObject([
      { kind: 'missingHere', number, orderNumber: order.orderNumber, here: null },
    ]);
  });
});

describe('a difference', () => {
  it('is explained once, and stays so when the day is compared again', async () => {
    wechatPay.bills.set(day, trueBill().slice(1));
    const { differences } = await run();
    const body = { differenceId: differences[0]?.differenceId, note: 'It is in the next bill.' };
    const resolved = await staffCall<ReconciliationDetail>('resolveDifference', body);
    expect(resolved).toMatchObject({ openDifferences: 0, differences: [{ note: body.note }] });
    expect(await finance.call('/opsinterface/resolveDifference', body)).toMatchObject({
      code: 409,
    });
    expect(await run()).toMatchObject({ differences: [{ note: body.note }] });
    const { reconciliationId } = resolved;
    const detail = staffCall<ReconciliationDetail>('getReconciliationDetail', { reconciliationId });
    expect(await detail).toMatchObject({ status: 'different', openDifferences: 0 });
    const { differenceId } = body;
    const byDifference = staffCall<ReconciliationDetail>('getReconciliationDetail', {
      differenceId,
    });
    expect(await byDifference).toEqual(await detail);
    const path = '/opsinterface/getReconciliationDetail';
    expect(await finance.call(path, {})).toMatchObject({ code: 404 });
    wechatPay.bills.set(day, trueBill());
    expect(await run()).toMatchObject({ status: 'matched', differences: [] });
    expect((await list(true)).map((row) => row.day)).not.toContain(day);
  });

  it('is none where money moved before midnight and was booked after it', async () => {
    const { db } = tolk.app.deps;
    const before = shanghaiDay(new Date(startOf(day).getTime() - HOUR));
    await db
      .updateTable('payment_attempt')
      .set({ created_at: new Date(startOf(day).getTime() - MINUTE) })
      .where('out_trade_no', '=', numbers.first)
      .execute();
    wechatPay.bills.set(before, trueBill().slice(0, 1));
    wechatPay.bills.set(day, trueBill().slice(1));
    expect(await run(before)).toMatchObject({ status: 'matched', paidHere: 1_854_00 });
    expect(await run()).toMatchObject({ status: 'matched', paidHere: 1_854_00 });
  });
});

describe('a bill that can’t be had', () => {
  it('is asked for again until it is there', async () => {
    const next = shanghaiDay(new Date(startOf(day).getTime() + DAY + HOUR));
    wechatPay.down = true;
    await at(startOf(next).getTime() + DAY + 10 * HOUR);
    const rows = async () => (await list()).filter((row) => row.day === next);
    expect(await rows()).toMatchObject([
      { method: 'alipay', status: 'matched' },
      { method: 'wechatPay', status: 'unavailable' },
    ]);
    wechatPay.down = false;
    await at(tolk.clock.now().getTime() + 30 * MINUTE);
    expect((await rows()).map(({ status }) => status)).toEqual(['matched', 'matched']);
  });

  it('changes nothing of what was read before', async () => {
    alipay.down = true;
    expect(await run(day, 'alipay')).toMatchObject({ status: 'matched' });
    alipay.down = false;
  });

  it.each(['2026-02-30', '2999-01-01', 'today'])('is that of %s', async (of) => {
    const body = { day: of === 'today' ? shanghaiDay(tolk.clock.now()) : of, method: 'alipay' };
    expect(await finance.call('/opsinterface/runReconciliation', body)).toMatchObject({
      code: 422,
      data: { fields: { day: expect.any(String) } },
    });
  });
});

it('days that were missed while the server stood are made up for', async () => {
  const last = shanghaiDay(new Date(tolk.clock.now().getTime() + 2 * DAY));
  await at(startOf(last).getTime() + DAY + 11 * HOUR);
  const days = new Set((await list()).map((row) => row.day));
  expect([...days].slice(0, 3)).toEqual([
    last,
    shanghaiDay(new Date(startOf(last).getTime() - HOUR)),
    shanghaiDay(new Date(startOf(last).getTime() - DAY - HOUR)),
  ]);
});
