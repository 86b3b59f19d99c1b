import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { HOUR, addMs } from '@tolk/domain';
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

type Figures = ResponseOf<typeof calls.opsinterface.figures.getKeyFigures>;

const tolk = testApp({ replacements: { payments: fakePayments() } });
const path = '/opsinterface/getKeyFigures';
let market: Market;
let finance: TestStaff;

async function pay(order: OrderDetail): Promise<void> {
  const { paymentId, paymentAmount } = await dataOf(market.callPayment(order));
  const outTradeNo = await market.tradeNo(paymentId);
  await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: paymentAmount }));
}

/**
 * Two orders of 1,800.00 and a fee of 54.00. The first is sent half an hour before midnight in
 * Shanghai, accepted after two hours, paid three hours later and accepted at once; the second one is
 * sent, accepted and paid that next day, and appealed; staff rules after thirty hours.
 */
beforeAll(async () => {
  await tolk.advance(Date.parse('2031-03-02T15:30:00Z') - tolk.clock.now().getTime());
  market = await openMarket(tolk);
  const sent = await market.send();
  await tolk.advance(2 * HOUR);
  await dataOf(market.accept(sent));
  await tolk.advance(3 * HOUR);
  await pay(await market.order('client', sent.projectOrderId));
  const started = await market.order('supplier', sent.projectOrderId);
  await dataOf(market.deliver(started));
  const { version } = await market.order('client', sent.projectOrderId);
  const results = { projectOrderId: sent.projectOrderId, version, accept: true };
  await dataOf(market.client.call('/clientinterface/getAcceptanceResults', results, withKey()));
  const second = await market.start({ targetLanguage: 'ja' });
  // After the appeal was opened come staff and a ruling; only their times count here.
  finance = await addStaffMember(tolk, 'finance');
  const openedAt = tolk.clock.now();
  const appealId = randomUUID();
  const { db } = tolk.app.deps;
  await db
    .insertInto('appeal')
    .values({
      id: appealId,
      order_id: second.projectOrderId,
      claimant: 'client',
      type: 'quality',
      reason: 'The terms are wrong.',
      wanted_percent: 50,
      previous_state: 'started',
      after_completion: false,
      opened_at: openedAt,
      evidence_until: addMs(openedAt, 72 * HOUR),
    })
    .execute();
  await db
    .insertInto('appeal_ruling')
    .values({
      appeal_id: appealId,
      step: 'ruling',
      staff_id: finance.staffId,
      outcome: 'release',
      refund_percent: 0,
      text: 'The work is as agreed.',
      at: addMs(openedAt, 30 * HOUR),
    })
    .execute();
}, 60_000);

function figures(from: string, to: string) {
  return finance.call<Figures>(path, { from, to });
}

it('figures are those of the days asked for, as Shanghai counts them', async () => {
  expect(await dataOf(figures('2031-03-02', '2031-03-04'))).toEqual({
    currency: 'CNY',
    ordersCreated: 2,
    ordersPaid: 2,
    ordersCompleted: 1,
    ordersRefunded: 0,
    appeals: 1,
    feedback: 0,
    volume: 3_708_00,
    refunded: 0,
    revenue: 54_00,
    paidOut: [],
    hoursToAccept: 1,
    hoursToPay: 1.5,
    hoursToRule: 30,
    hoursToAnswer: null,
    feedbackByType: [],
    days: [
      { day: '2031-03-02', created: 1, paid: 0, completed: 0, volume: 0, revenue: 0 },
      { day: '2031-03-03', created: 1, paid: 2, completed: 1, volume: 3_708_00, revenue: 54_00 },
      { day: '2031-03-04', created: 0, paid: 0, completed: 0, volume: 0, revenue: 0 },
    ],
    byPair: [
      { sourceLanguage: 'zh-CN', targetLanguage: 'en', orders: 1, volume: 1_854_00 },
      { sourceLanguage: 'zh-CN', targetLanguage: 'ja', orders: 1, volume: 1_854_00 },
    ],
    accounts: [
      { account: 'deferredFee', currency: 'CNY', balance: -54_00 },
      { account: 'escrow', currency: 'CNY', balance: -1_800_00 },
      { account: 'feeRevenue', currency: 'CNY', balance: -54_00 },
      { account: 'gatewayClearing', currency: 'CNY', balance: 3_708_00 },
      { account: 'supplierPending', currency: 'CNY', balance: -1_800_00 },
    ],
  });
});

it.each(['orderRefunded', 'agreed', 'ruled'] as const)(
  'an order counts as refunded where money went back by %s',
  async (reason) => {
    const { db } = tolk.app.deps;
    const attempt = await db
      .selectFrom('payment_attempt')
      .select(['id', 'order_id'])
      .where('status', '=', 'paid')
      .executeTakeFirstOrThrow();
    const day = { orderRefunded: '2031-05-01', agreed: '2031-05-02', ruled: '2031-05-03' }[reason];
    for (const part of ['a', 'b']) {
      await db
        .insertInto('refund')
        .values({
          id: randomUUID(),
          payment_attempt_id: attempt.id,
          order_id: attempt.order_id,
          out_refund_no: `R-${reason}-${part}`,
          amount: 10_00,
          reason,
          status: 'succeeded',
          created_at: tolk.clock.now(),
          confirmed_at: new Date(`${day}T12:00:00+08:00`),
        })
        .execute();
    }
    expect(await dataOf(figures(day, day))).toMatchObject({ ordersRefunded: 1, refunded: 20_00 });
  },
);

it('a day without events has no medians', async () => {
  expect(await dataOf(figures('2031-02-01', '2031-02-01'))).toMatchObject({
    ordersCreated: 0,
    volume: 0,
    hoursToAccept: null,
    hoursToPay: null,
    hoursToRule: null,
    days: [{ day: '2031-02-01', created: 0 }],
    byPair: [],
  });
});

it('a leap year is the longest span', async () => {
  expect((await dataOf(figures('2032-01-01', '2032-12-31'))).days).toHaveLength(366);
  expect(await figures('2032-01-01', '2033-01-01')).toMatchObject({
    code: 422,
    data: { fields: { to: 'Choose up to a year.' } },
  });
});

it('figures are for finance', async () => {
  const support = await addStaffMember(tolk, 'support');
  const span = { from: '2031-03-02', to: '2031-03-04' };
  expect(await support.call(path, span)).toMatchObject({ code: 403 });
  expect(await market.client.call(path, span)).not.toMatchObject({ code: 0 });
});
