import type { ExchangeRate, OrderDetail, PayoutBatchDetail, Quote } from '@tolk/contract';
import {
  DAY,
  HOUR,
  MINUTE,
  addMs,
  settlementMethods,
  settlementMonth,
  shanghaiMidnight,
  type Identity,
} from '@tolk/domain';
import { receivePayoutState } from '../../src/payouts/batches/receive-payout.ts';
import { fakeNotification } from '../support/fake-payments.ts';
import { withKey } from '../support/market.ts';
import type { World } from './world.ts';

/**
 * One command: whatever people, staff, providers and timers may do next. `pick` chooses among what
 * there is; most commands are refused in most states, which is as it should be.
 */
export type Command = (world: World, order: OrderDetail, pick: number) => Promise<unknown>;

const of = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)];
const sideOf = (pick: number): Identity => (pick % 2 === 0 ? 'client' : 'supplier');

const byClient =
  (
    path: string,
    body: (world: World, order: OrderDetail, pick: number) => object = () => ({}),
  ): Command =>
  (world, order, pick) => {
    const { projectOrderId, version } = order;
    const request = { projectOrderId, version, ...body(world, order, pick) };
    return world.market.client.call(`/clientinterface/${path}`, request, withKey());
  };

const byEither =
  (path: string, body: (pick: number) => object = () => ({})): Command =>
  ({ market }, { projectOrderId, version }, pick) => {
    const side = sideOf(pick);
    const base = side === 'client' ? '/clientinterface' : '/supinterface';
    return market[side].call(
      `${base}/${path}`,
      { projectOrderId, version, ...body(pick) },
      withKey(),
    );
  };

const inAppeal =
  (path: string, body: (pick: number) => object = () => ({})): Command =>
  async ({ market }, { appealIds: [projectOrderAppealId] }, pick) => {
    if (projectOrderAppealId === undefined) return;
    const side = sideOf(pick);
    const base = side === 'client' ? '/clientinterface' : '/supinterface';
    const { data } = await market[side].call<{ version: number }>(`${base}/getAppealIdData`, {
      projectOrderAppealId,
    });
    const request = { projectOrderAppealId, version: data.version, ...body(pick) };
    await market[side].call(`${base}/${path}`, request, withKey());
  };

/** Each provider repeats itself, and tells the truth late. */
const reported = ['paid', 'failed', 'returned', 'pending', 'unclaimed'] as const;
const outcomes = ['release', 'refund', 'split', 'redo'] as const;

export const commands = {
  edit: byClient('editProjectOrder', ({ market }, _order, pick) =>
    market.terms({ workload: 1 + (pick % 9) }),
  ),
  withdraw: byClient('withdrawProjectOrder'),
  cancel: byClient('cancelProjectOrder'),
  acceptResults: byClient('getAcceptanceResults', () => ({ accept: true })),
  askForChanges: byClient('getAcceptanceResults', ({ tolk }, { deliverTime }) => ({
    accept: false,
    changeRequest: 'Annex 2.',
    deliverTime: addMs(
      new Date(Math.max(tolk.clock.now().getTime(), Date.parse(deliverTime))),
      2 * DAY,
    ).toISOString(),
  })),
  accept: ({ market }, order) => market.accept(order),
  reject: ({ market }, { projectOrderId, version }) =>
    market.supplier.call('/supinterface/acceptOrRejectProjectOrder', {
      projectOrderId,
      version,
      accept: false,
      reason: 'No time.',
    }),
  startPayment: ({ market }, order) => market.callPayment(order),
  payUnseen: async ({ payments }) => payAll(payments),
  notify: (world, order) => reportAll(world, order),
  deliver: ({ market }, order) => market.deliver(order),

  proposeEnd: byEither('proposeEnd', (pick) => ({
    refundPercent: pick % 101,
    reason: 'It is over.',
  })),
  agreeEnd: byEither('answerEnd', () => ({ agree: true })),
  declineEnd: byEither('answerEnd', () => ({ agree: false })),
  withdrawEnd: byEither('withdrawEnd'),

  appeal: byEither('addAppeal', (pick) => ({
    appealType: 'quality',
    reasonForAppeal: 'The annexes are missing.',
    refundPercent: pick % 101,
    fileIds: [],
  })),
  offer: inAppeal('addAppealOffer', (pick) => ({
    refundPercent: pick % 101,
    text: 'Let us share.',
  })),
  acceptOffer: inAppeal('acceptAppealOffer'),
  withdrawAppeal: inAppeal('withdrawAppeal'),
  acceptRuling: inAppeal('answerRuling', () => ({ accept: true })),
  askReview: inAppeal('answerRuling', () => ({ accept: false, reason: 'Look again, please.' })),
  rule: async ({ tolk, support, market }, { appealIds: [projectOrderAppealId] }, pick) => {
    if (projectOrderAppealId === undefined) return;
    const { data } = await market.client.call<{ version: number }>(
      '/clientinterface/getAppealIdData',
      { projectOrderAppealId },
    );
    const outcome = of(outcomes, pick);
    const request = {
      projectOrderAppealId,
      version: data.version,
      outcome,
      text: 'By the evidence of both sides.',
      ...(outcome === 'split' ? { refundPercent: pick % 101 } : {}),
      ...(outcome === 'redo'
        ? { deliverTime: addMs(tolk.clock.now(), 10 * DAY).toISOString() }
        : {}),
    };
    await of(support, pick >> 2)?.call('/opsinterface/ruleAppeal', request, withKey());
  },

  staffRefund: ({ finance }, { projectOrderId }, pick) =>
    refundOf(finance[0], { projectOrderId, refundPercent: 1 + (pick % 60), reason: 'Goodwill.' }),
  decideRefund: async (world, _order, pick) => {
    const refundId = of(await world.ids('refund', 'proposed'), pick);
    if (refundId === undefined) return;
    const request = { refundId, approve: pick % 3 > 0 };
    await world.finance[1].call('/opsinterface/decideRefund', request, withKey());
  },
  retryRefund: async (world, _order, pick) => {
    const refundId = of(await world.ids('refund', 'failed'), pick);
    if (refundId === undefined) return;
    await world.finance[0].call('/opsinterface/retryRefund', { refundId }, withKey());
  },
  refundByHand: async (world, _order, pick) => {
    const refundId = of(await world.ids('refund', 'failed'), pick);
    if (refundId === undefined) return;
    const request = { refundId, bankReference: `BANK-${pick}` };
    await world.finance[0].call('/opsinterface/confirmRefundByHand', request, withKey());
  },

  applyForSettlement: async (world, _order, pick) => {
    // A rate that is older than a week quotes nothing.
    await setRate(world, 70_000 + pick);
    const projectOrderIds = await world.ready();
    if (projectOrderIds.length === 0) return;
    const method = of(settlementMethods, pick);
    const { supplier } = world.market;
    const { data } = await supplier.call<Quote>('/supinterface/getSettlementQuote', {
      projectOrderIds: projectOrderIds.slice(0, 1 + (pick % 5)),
      method,
    });
    if (data?.quoteId)
      await supplier.call('/supinterface/getJSSQ', { quoteId: data.quoteId }, withKey());
  },
  withdrawSettlement: async (world, _order, pick) => {
    const settlementId = of(await world.ids('settlement', 'applied'), pick);
    if (settlementId === undefined) return;
    const { supplier } = world.market;
    const { data } = await supplier.call<{ version: number }>('/supinterface/getWithdrawalDetail', {
      settlementId,
    });
    const request = { settlementId, version: data.version };
    await supplier.call('/supinterface/withdrawSettlement', request, withKey());
  },
  payOut: async (world) => {
    for (const settlementId of await world.ids('settlement', 'applied')) {
      const { data } = await world.finance[0].call<PayoutBatchDetail>(
        '/opsinterface/addPayoutBatch',
        { settlementIds: [settlementId] },
        withKey(),
      );
      const { payoutBatchId } = data;
      if (payoutBatchId === undefined) continue;
      await world.finance[1].call('/opsinterface/approvePayoutBatch', { payoutBatchId }, withKey());
    }
  },
  reportPayout: async (world, _order, pick) => {
    const payout = of(await world.sentPayouts(), pick);
    const state = of(reported, pick >> 3);
    if (payout === undefined || state === undefined) return;
    const status = {
      reference: payout,
      state,
      providerState: state.toUpperCase(),
      providerReference: `I-${payout}`,
      reason: null,
    };
    await Promise.all([
      receivePayoutState(world.tolk.app.deps, status),
      receivePayoutState(world.tolk.app.deps, status),
    ]);
  },
  bankResult: async (world, _order, pick) => {
    const payout = of(await world.bankPayouts(), pick);
    if (payout === undefined) return;
    const yuan = (payout.net / 100).toFixed(2);
    const result = pick % 3 === 0 ? '失败,账号有误' : '成功,';
    const text = `结算编号,金额,处理结果,失败原因\n${payout.number},${yuan},${result}\n`;
    const request = { payoutBatchId: payout.batchId, text };
    await world.finance[0].call('/opsinterface/importBankResult', request, withKey());
  },
  takeBackBatch: async (world, _order, pick) => {
    const payoutBatchId = of(await world.ids('payout_batch', 'approved'), pick);
    if (payoutBatchId === undefined) return;
    const request = { payoutBatchId, reason: 'The account is locked.' };
    await world.finance[1].call('/opsinterface/takeBackPayoutBatch', request, withKey());
  },
  askAboutBatch: async (world, _order, pick) => {
    const payoutBatchId = of(await world.ids('payout_batch', 'approved'), pick);
    if (payoutBatchId === undefined) return;
    const request = { payoutBatchId };
    await world.finance[1].call('/opsinterface/askPayoutProvider', request, withKey());
  },
  returnFromBank: async (world, _order, pick) => {
    const settlementId = of(await world.ids('settlement', 'settled'), pick);
    if (settlementId === undefined) return;
    const { data } = await world.finance[0].call<{ version: number }>(
      '/opsinterface/getSettlementDetail',
      { settlementId },
    );
    const request = {
      settlementId,
      version: data.version,
      reason: 'The account was closed.',
      bankReference: `BACK-${pick}`,
    };
    await world.finance[0].call('/opsinterface/recordPayoutReturn', request, withKey());
  },

  newOrder: ({ market }) => market.send(),
  newStarted: (world) => whileUp(world, ({ market }) => market.start()),
  newSubmitted: (world) => whileUp(world, ({ market }) => market.submit()),
  newCompleted: (world) => whileUp(world, ({ market }) => market.complete()),
  providerDown: async ({ payments }) => void (payments.wechatPay.down = true),
  providerUp: async ({ payments }) => void (payments.wechatPay.down = false),
  refundsFail: async ({ payments }) => void (payments.wechatPay.refundState = 'failed'),
  refundsWork: async ({ payments }) => void (payments.wechatPay.refundState = 'succeeded'),
  waitAMinute: ({ tolk }) => tolk.advance(MINUTE),
  waitHours: ({ tolk }) => tolk.advance(25 * HOUR),
  waitDays: ({ tolk }) => tolk.advance(73 * HOUR),
  waitAWeek: ({ tolk }) => tolk.advance(7 * DAY),
  nextMonth: ({ tolk }) => tolk.advance(untilSecond(tolk.clock.now())),
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** A rate that one may not set alone is confirmed by a colleague. */
async function setRate({ finance }: World, rate: number): Promise<void> {
  const { data } = await finance[0].call<ExchangeRate>('/opsinterface/setExchangeRate', { rate });
  if (data.status !== 'waiting') return;
  const decision = { exchangeRateId: data.exchangeRateId, confirm: true };
  await finance[1].call('/opsinterface/decideExchangeRate', decision);
}

/** Every payer who has an open code pays, and nobody is told. */
function payAll({ wechatPay }: World['payments']): void {
  for (const [outTradeNo, { state }] of wechatPay.trades) {
    if (state === 'not-paid') wechatPay.pay(outTradeNo);
  }
}

/** The provider reports, twice, everything that was ever paid for this order. */
async function reportAll(
  { tolk, market, payments }: World,
  { projectOrderId }: OrderDetail,
): Promise<void> {
  payAll(payments);
  const attempts = await tolk.app.deps.db
    .selectFrom('payment_attempt')
    .select(['out_trade_no', 'amount'])
    .where('order_id', '=', projectOrderId)
    .execute();
  for (const { out_trade_no: outTradeNo, amount } of attempts) {
    if (payments.wechatPay.trades.get(outTradeNo)?.state !== 'paid') continue;
    const body = fakeNotification({ outTradeNo, amount });
    await Promise.all([market.notify('wechat-pay', body), market.notify('wechat-pay', body)]);
  }
}

/** An order that is paid needs a provider that answers. */
async function whileUp(world: World, make: (world: World) => Promise<unknown>): Promise<void> {
  const { wechatPay } = world.payments;
  const { down } = wechatPay;
  wechatPay.down = false;
  await make(world);
  wechatPay.down = down;
}

/** Until the second day of the next month in Shanghai: settlement can be applied for, ms. */
function untilSecond(now: Date): number {
  const [year = 0, month = 0] = settlementMonth(now).split('-').map(Number);
  return shanghaiMidnight(year, month + 1, 2).getTime() - now.getTime();
}

function refundOf(staff: World['finance'][0], request: object) {
  return staff.call('/opsinterface/proposeRefund', request, withKey());
}
