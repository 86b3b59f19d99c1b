import type { ExchangeRate, OrderDetail, PayoutBatchDetail, Quote } from '@tolk/contract';
import {
  DAY,
  HOUR,
  MINUTE,
  addMs,
  percentDue,
  settlementMethods,
  settlementMonth,
  shanghaiMidnight,
  type Identity,
} from '@tolk/domain';
import { receivePayoutState } from '../../src/payouts/batches/receive-payout.ts';
import { fakeNotification } from '../support/fake-payments.ts';
import { withKey } from '../support/market.ts';
import { inMilestones } from '../support/milestones.ts';
import { askedMarking, sendSheet } from '../support/requested-tests.ts';
import { transferOf } from '../support/transfers.ts';
import type { Fixture } from './fixture.ts';
import { organisationCommands } from './organisation-commands.ts';
import { companyCommands } from './supplier-company.ts';

/**
 * One command: whatever people, staff, providers and timers may do next. `pick` chooses among what
 * there is; most commands are refused in most states, which is as it should be.
 */
export type Command = (fixture: Fixture, order: OrderDetail, pick: number) => Promise<unknown>;

const of = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)];
const sideOf = (pick: number): Identity => (pick % 2 === 0 ? 'client' : 'supplier');

const byClient =
  (
    path: string,
    body: (fixture: Fixture, order: OrderDetail, pick: number) => object = () => ({}),
  ): Command =>
  (fixture, order, pick) => {
    const { projectOrderId, version } = order;
    const request = { projectOrderId, version, ...body(fixture, order, pick) };
    return fixture.market.client.call(`/clientinterface/${path}`, request, withKey());
  };

const byEither =
  (path: string, body: (pick: number, fixture: Fixture) => object = () => ({})): Command =>
  (fixture, { projectOrderId, version }, pick) => {
    const side = sideOf(pick);
    const base = side === 'client' ? '/clientinterface' : '/supinterface';
    return fixture.market[side].call(
      `${base}/${path}`,
      { projectOrderId, version, ...body(pick, fixture) },
      withKey(),
    );
  };

/** An order between two who act for themselves: it needs nobody's approval. */
const byOneself =
  (make: (fixture: Fixture, pick: number) => Promise<unknown>): Command =>
  (fixture, _order, pick) => {
    fixture.organisation.actFor('self');
    fixture.company.actFor('self');
    return make(fixture, pick);
  };

/** Another price, higher or lower, another workload, or only a later time. */
function changeOf(pick: number, { tolk }: Fixture) {
  const reason = 'It turned out otherwise.';
  const kind = (pick >> 1) % 4;
  if (kind === 0) return { deliverTime: addMs(tolk.clock.now(), 9 * DAY).toISOString(), reason };
  return {
    ...(kind === 1 ? {} : { unitPrice: 1 + (pick % 31) * 997 }),
    ...(kind === 2 ? {} : { workload: 1 + (pick % 17) + 0.37 }),
    reason,
  };
}

/** By some days, or to another hour of the same day; some of them for more money, some for another way. */
function moveOf({ bookings }: OrderDetail, pick: number) {
  const by = pick % 3 === 0 ? HOUR : (1 + (pick % 20)) * DAY;
  const later = (iso: string) => addMs(new Date(iso), by).toISOString();
  return {
    bookings: bookings.map(({ startTime, endTime }) => ({
      startTime: later(startTime),
      endTime: later(endTime),
    })),
    ...(pick % 4 === 1 ? { workload: 1 + (pick % 11) + 0.37 } : {}),
    ...(pick % 5 === 2 ? { travel: (pick * 101) % 500_00 } : {}),
    ...(pick % 7 === 3 ? { bookingMode: 'remote', bookingPlace: '' } : {}),
    reason: 'The congress was put off.',
  };
}

/** Later milestones at other prices; some of them with more work in all. */
function laterOf({ milestones }: OrderDetail, pick: number) {
  const planned = milestones.filter(({ milestoneState }) => milestoneState === 'planned');
  return {
    milestones: planned.map(({ milestoneId, milestoneName, deliverTime, amountOfMoney }, at) => ({
      milestoneId,
      milestoneName,
      deliverTime: addMs(new Date(deliverTime), (pick % 3) * (at + 1) * DAY).toISOString(),
      amountOfMoney: Math.max(1_00, amountOfMoney + ((pick % 41) - 20) * (at + 1) * 7_13),
    })),
    ...(pick % 4 === 1 ? { workload: 8 + (pick % 9) + 0.37 } : {}),
    reason: 'The annexes grew.',
  };
}

/** One side proposes a change of the order as it is now, the other agrees to it. */
async function agreeOn(
  { market }: Fixture,
  { projectOrderId }: OrderDetail,
  pick: number,
  changeOfOrder: (order: OrderDetail) => object,
): Promise<void> {
  const proposer = sideOf(pick);
  const seen = await market.order('client', projectOrderId);
  await proposeTo(market, proposer, seen, changeOfOrder(seen));
  const { version } = await market.order('client', projectOrderId);
  const other = proposer === 'client' ? 'supplier' : 'client';
  const base = other === 'client' ? '/clientinterface' : '/supinterface';
  const twice = other === 'supplier' ? { bookedTwice: true } : {};
  const answer = { projectOrderId, version, agree: true, ...twice };
  await market[other].call(`${base}/answerChange`, answer, withKey());
}

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

/** Of odd shares, so that parts of a fen are about. */
const oddTiers = [
  { daysBefore: 7, percent: 0 },
  { daysBefore: 5, percent: 33 },
  { daysBefore: 2, percent: 67 },
];

/** What staff do about the appeal of the order, as it is now. */
async function byStaff(
  member: Fixture['support'][number] | undefined,
  { appealIds: [projectOrderAppealId] }: OrderDetail,
  call: 'mediateAppeal' | 'ruleAppeal',
  body: object,
): Promise<void> {
  if (member === undefined || projectOrderAppealId === undefined) return;
  const { data } = await member.call<{ appeal: { version: number } }>(
    '/opsinterface/getAppealIdData',
    { projectOrderAppealId },
  );
  const request = { projectOrderAppealId, version: data.appeal.version, ...body };
  await member.call(`/opsinterface/${call}`, request, withKey());
}

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
  notify: (fixture, order) => reportAll(fixture, order),
  markTest: async ({ tolk, market: { client, supplier } }) =>
    sendSheet(supplier, await askedMarking(tolk, supplier.personId, client.personId)),
  deliver: ({ market }, order) => market.deliver(order),

  cancelBooking: byClient('cancelBooking', ({ tolk }, order) => ({
    percentDue: percentDue(order.cancellationTiers ?? [], {
      startAt: new Date(order.startTime),
      zone: order.zone,
      least: order.cancellationLeast,
      now: tolk.clock.now(),
    }),
  })),
  giveUpBooking: ({ market }, { projectOrderId, version }) =>
    market.supplier.call(
      '/supinterface/giveUpBooking',
      { projectOrderId, version, reason: 'I am ill.' },
      withKey(),
    ),
  proposeEnd: byEither('proposeEnd', (pick) => ({
    refundPercent: pick % 101,
    reason: 'It is over.',
  })),
  agreeEnd: byEither('answerEnd', () => ({ agree: true })),
  declineEnd: byEither('answerEnd', () => ({ agree: false })),
  withdrawEnd: byEither('withdrawEnd'),

  proposeChange: byEither('proposeChange', changeOf),
  counterChange: byEither('counterChange', changeOf),
  claimOvertime: ({ market }, { projectOrderId, version, bookings }, pick) =>
    market.supplier.call(
      '/supinterface/proposeChange',
      {
        projectOrderId,
        version,
        overtime: bookings.map(({ startTime }) => ({ startTime, minutes: (pick * 13) % 120 })),
        reason: 'The last speaker went on.',
      },
      withKey(),
    ),
  agreeChange: byEither('answerChange', () => ({ agree: true })),
  declineChange: byEither('answerChange', () => ({ agree: false })),
  withdrawChange: byEither('withdrawChange'),
  changePrice: (fixture, order, pick) =>
    agreeOn(fixture, order, pick, () => changeOf(pick, fixture)),
  moveBooking: (fixture, order, pick) =>
    agreeOn(fixture, order, pick, (seen) => moveOf(seen, pick)),
  changeMilestones: (fixture, order, pick) =>
    agreeOn(fixture, order, pick, (seen) => laterOf(seen, pick)),
  payDifference: (fixture, order) => whileUp(fixture, () => payAndReport(fixture, order)),

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
  mediate: ({ support }, order, pick) =>
    byStaff(of(support, pick >> 2), order, 'mediateAppeal', {
      refundPercent: pick % 101,
      text: 'Let us meet in the middle.',
    }),
  acceptMediation: inAppeal('acceptAppealMediation'),
  withdrawAppeal: inAppeal('withdrawAppeal'),
  acceptRuling: inAppeal('answerRuling', () => ({ accept: true })),
  askReview: inAppeal('answerRuling', () => ({ accept: false, reason: 'Look again, please.' })),
  rule: ({ tolk, support }, order, pick) => {
    const outcome = of(outcomes, pick);
    return byStaff(of(support, pick >> 2), order, 'ruleAppeal', {
      outcome,
      text: 'By the evidence of both sides.',
      fileIds: [],
      ...(outcome === 'split' ? { refundPercent: pick % 101 } : {}),
      ...(outcome === 'redo'
        ? { deliverTime: addMs(tolk.clock.now(), 10 * DAY).toISOString() }
        : {}),
    });
  },

  staffRefund: ({ finance }, { projectOrderId }, pick) =>
    refundOf(finance[0], { projectOrderId, refundPercent: 1 + (pick % 60), reason: 'Goodwill.' }),
  payTwice: async (fixture, order, pick) => {
    await reportAll(fixture, order, `T-again-${pick}`);
    const incidentId = of(await fixture.openIncidents(), pick);
    if (incidentId === undefined) return;
    const request = { incidentId, reason: 'Paid twice.' };
    await fixture.finance[0].call('/opsinterface/proposeIncidentRefund', request, withKey());
  },
  decideRefund: async (fixture, _order, pick) => {
    const refundId = of(await fixture.ids('refund', 'proposed'), pick);
    if (refundId === undefined) return;
    const request = { refundId, approve: pick % 3 > 0 };
    await fixture.finance[1].call('/opsinterface/decideRefund', request, withKey());
  },
  retryRefund: async (fixture, _order, pick) => {
    const refundId = of(await fixture.ids('refund', 'failed'), pick);
    if (refundId === undefined) return;
    await fixture.finance[0].call('/opsinterface/retryRefund', { refundId }, withKey());
  },
  refundByHand: async (fixture, _order, pick) => {
    const refundId = of(await fixture.ids('refund', 'failed'), pick);
    if (refundId === undefined) return;
    const request = { refundId, bankReference: `BANK-${pick}` };
    await fixture.finance[0].call('/opsinterface/confirmRefundByHand', request, withKey());
  },

  chooseTransfer: byClient('getBankTransfer'),
  transferComes: async (fixture, order, pick) => {
    const attempt = of(await fixture.transfersOf(order.projectOrderId), pick);
    const amount = (attempt?.amount ?? 1_854_00) - (pick % 4 === 3 ? 1 : 0);
    const line = transferOf.line(amount, pick % 5 === 4 ? 'Thank you' : (attempt?.reference ?? ''));
    // Two record the same line of the statement.
    await Promise.all(fixture.finance.map((staff) => transferOf.record(staff, line)));
  },
  assignTransfer: async (fixture, order, pick) => {
    const incomingTransferId = of(await fixture.unknownTransfers(), pick);
    const attempt = of(await fixture.transfersOf(order.projectOrderId), pick >> 2);
    if (incomingTransferId === undefined || attempt === undefined) return;
    const request = { incomingTransferId, reference: attempt.reference };
    await fixture.finance[0].call('/opsinterface/assignIncomingTransfer', request, withKey());
  },
  returnTransfer: async (fixture, _order, pick) => {
    const incomingTransferId = of(await fixture.unknownTransfers(), pick);
    if (incomingTransferId === undefined) return;
    await transferOf.proposeReturn(fixture.finance[0], incomingTransferId);
    const request = { incomingTransferId, bankReference: `OUT-${pick}` };
    await Promise.all(
      fixture.finance.map((staff) =>
        staff.call('/opsinterface/confirmTransferReturn', request, withKey()),
      ),
    );
  },

  applyForSettlement: async (fixture, _order, pick) => {
    // A rate that is older than a week quotes nothing.
    await setRate(fixture, 70_000 + pick);
    fixture.company.actFor('self');
    const { supplier } = fixture.market;
    const projectOrderIds = await fixture.ready(supplier.personId);
    if (projectOrderIds.length === 0) return;
    const method = of(settlementMethods, pick);
    const { data } = await supplier.call<Quote>('/supinterface/getSettlementQuote', {
      projectOrderIds: projectOrderIds.slice(0, 1 + (pick % 5)),
      method,
    });
    if (data?.quoteId)
      await supplier.call('/supinterface/getJSSQ', { quoteId: data.quoteId }, withKey());
  },
  withdrawSettlement: async (fixture, _order, pick) => {
    const settlementId = of(await fixture.ids('settlement', 'applied'), pick);
    if (settlementId === undefined) return;
    const { collectors, organisationId } = fixture.company;
    const ofCompany = await fixture.isSettlementOf(organisationId, settlementId);
    fixture.company.actFor('self');
    const supplier = ofCompany ? collectors[0] : fixture.market.supplier;
    const { data } = await supplier.call<{ version: number }>('/supinterface/getWithdrawalDetail', {
      settlementId,
    });
    const request = { settlementId, version: data.version };
    await supplier.call('/supinterface/withdrawSettlement', request, withKey());
  },
  payOut: async (fixture) => {
    for (const settlementId of await fixture.ids('settlement', 'applied')) {
      const { data } = await fixture.finance[0].call<PayoutBatchDetail>(
        '/opsinterface/addPayoutBatch',
        { settlementIds: [settlementId] },
        withKey(),
      );
      const { payoutBatchId } = data;
      if (payoutBatchId === undefined) continue;
      await fixture.finance[1].call(
        '/opsinterface/approvePayoutBatch',
        { payoutBatchId },
        withKey(),
      );
    }
  },
  reportPayout: async (fixture, _order, pick) => {
    const payout = of(await fixture.sentPayouts(), pick);
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
      receivePayoutState(fixture.tolk.app.deps, status),
      receivePayoutState(fixture.tolk.app.deps, status),
    ]);
  },
  bankResult: async (fixture, _order, pick) => {
    const payout = of(await fixture.bankPayouts(), pick);
    if (payout === undefined) return;
    const yuan = (payout.net / 100).toFixed(2);
    const result = pick % 3 === 0 ? '失败,账号有误' : '成功,';
    const text = `结算编号,金额,处理结果,失败原因\n${payout.number},${yuan},${result}\n`;
    const request = { payoutBatchId: payout.batchId, text };
    await fixture.finance[0].call('/opsinterface/importBankResult', request, withKey());
  },
  takeBackBatch: async (fixture, _order, pick) => {
    const payoutBatchId = of(await fixture.ids('payout_batch', 'approved'), pick);
    if (payoutBatchId === undefined) return;
    const request = { payoutBatchId, reason: 'The account is locked.' };
    await fixture.finance[1].call('/opsinterface/takeBackPayoutBatch', request, withKey());
  },
  askAboutBatch: async (fixture, _order, pick) => {
    const payoutBatchId = of(await fixture.ids('payout_batch', 'approved'), pick);
    if (payoutBatchId === undefined) return;
    const request = { payoutBatchId };
    await fixture.finance[1].call('/opsinterface/askPayoutProvider', request, withKey());
  },
  returnFromBank: async (fixture, _order, pick) => {
    const settlementId = of(await fixture.ids('settlement', 'settled'), pick);
    if (settlementId === undefined) return;
    const { data } = await fixture.finance[0].call<{ version: number }>(
      '/opsinterface/getSettlementDetail',
      { settlementId },
    );
    const request = {
      settlementId,
      version: data.version,
      reason: 'The account was closed.',
      bankReference: `BACK-${pick}`,
    };
    await fixture.finance[0].call('/opsinterface/recordPayoutReturn', request, withKey());
  },

  newOrder: byOneself(({ market }) => market.send()),
  newStarted: byOneself((fixture) => whileUp(fixture, ({ market }) => market.start())),
  newInMilestones: byOneself((fixture) =>
    whileUp(fixture, ({ market, tolk }) =>
      market.start(inMilestones(tolk, [600_00, 700_01, 499_99])),
    ),
  ),
  newBooking: byOneself((fixture, pick) =>
    whileUp(fixture, async () => {
      const { market, tolk } = fixture;
      const at = (hours: number) =>
        addMs(tolk.clock.now(), (1 + (pick % 10)) * DAY + hours * HOUR).toISOString();
      const sent = await market.send({
        orderType: 'interpretation',
        unitName: 'hour',
        workload: 1 + (pick % 7) + 0.37,
        startTime: at(3),
        endTime: at(6),
        deliverTime: undefined,
        acceptTime: undefined,
        cancellationTiers: oddTiers,
        bookingMode: 'onSite',
        bookingPlace: 'Hall 3',
        overtimeRate: 73_33,
        travel: 321_01,
      });
      const { projectOrderId, version } = sent;
      const body = { projectOrderId, version, accept: true, bookedTwice: true };
      await market.supplier.call('/supinterface/acceptOrRejectProjectOrder', body);
      await payAndReport(fixture, await market.order('client', projectOrderId));
    }),
  ),
  newSubmitted: byOneself((fixture) => whileUp(fixture, ({ market }) => market.submit())),
  newCompleted: byOneself((fixture) => whileUp(fixture, ({ market }) => market.complete())),
  providerDown: async ({ payments }) => void (payments.wechatPay.down = true),
  providerUp: async ({ payments }) => void (payments.wechatPay.down = false),
  refundsFail: async ({ payments }) => void (payments.wechatPay.refundState = 'failed'),
  refundsWork: async ({ payments }) => void (payments.wechatPay.refundState = 'succeeded'),
  waitAMinute: ({ tolk }) => tolk.advance(MINUTE),
  waitHours: ({ tolk }) => tolk.advance(25 * HOUR),
  waitDays: ({ tolk }) => tolk.advance(73 * HOUR),
  waitAWeek: ({ tolk }) => tolk.advance(7 * DAY),
  nextMonth: ({ tolk }) => tolk.advance(untilSecond(tolk.clock.now())),

  ...organisationCommands,
  ...companyCommands,
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

function proposeTo(
  market: Fixture['market'],
  side: Identity,
  { projectOrderId, version }: OrderDetail,
  change: object,
) {
  const base = side === 'client' ? '/clientinterface' : '/supinterface';
  const twice = side === 'supplier' ? { bookedTwice: true } : {};
  const request = { projectOrderId, version, ...change, ...twice };
  return market[side].call(`${base}/proposeChange`, request);
}

/** The client pays whatever is due for the order now, and everybody hears of it. */
async function payAndReport(fixture: Fixture, order: OrderDetail): Promise<void> {
  await fixture.market.callPayment(order);
  await reportAll(fixture, order);
}

/** A rate that one may not set alone is confirmed by a colleague. */
async function setRate({ finance }: Fixture, rate: number): Promise<void> {
  const { data } = await finance[0].call<ExchangeRate>('/opsinterface/setExchangeRate', { rate });
  if (data.status !== 'waiting') return;
  const decision = { exchangeRateId: data.exchangeRateId, confirm: true };
  await finance[1].call('/opsinterface/decideExchangeRate', decision);
}

/** Every payer who has an open code pays, and nobody is told. */
function payAll({ wechatPay }: Fixture['payments']): void {
  for (const [outTradeNo, { state }] of wechatPay.trades) {
    if (state === 'not-paid') wechatPay.pay(outTradeNo);
  }
}

/** The provider reports, twice, everything that was ever paid for this order. */
async function reportAll(
  { tolk, market, payments }: Fixture,
  { projectOrderId }: OrderDetail,
  transactionId?: string,
): Promise<void> {
  payAll(payments);
  const attempts = await tolk.app.deps.db
    .selectFrom('payment_attempt')
    .select(['out_trade_no', 'amount'])
    .where('order_id', '=', projectOrderId)
    .execute();
  for (const { out_trade_no: outTradeNo, amount } of attempts) {
    if (payments.wechatPay.trades.get(outTradeNo)?.state !== 'paid') continue;
    const body = fakeNotification({
      outTradeNo,
      amount,
      ...(transactionId === undefined ? {} : { transactionId: `${transactionId}-${outTradeNo}` }),
    });
    await Promise.all([market.notify('wechat-pay', body), market.notify('wechat-pay', body)]);
  }
}

/** An order that is paid needs a provider that answers. */
async function whileUp(
  fixture: Fixture,
  make: (fixture: Fixture) => Promise<unknown>,
): Promise<void> {
  const { wechatPay } = fixture.payments;
  const { down } = wechatPay;
  wechatPay.down = false;
  await make(fixture);
  wechatPay.down = down;
}

/** Until the second day of the next month in Shanghai: settlement can be applied for, ms. */
function untilSecond(now: Date): number {
  const [year = 0, month = 0] = settlementMonth(now).split('-').map(Number);
  return shanghaiMidnight(year, month + 1, 2).getTime() - now.getTime();
}

function refundOf(staff: Fixture['finance'][0], request: object) {
  return staff.call('/opsinterface/proposeRefund', request, withKey());
}
