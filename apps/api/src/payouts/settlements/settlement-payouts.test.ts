import type {
  ExpenseRow,
  ResponseOf,
  SettlementDetail,
  StaffSettlementDetail,
  calls,
} from '@tolk/contract';
import { DAY, HOUR, MINUTE } from '@tolk/domain';
import { expectBooksToFit } from '../../../test/support/books.ts';
import { download } from '../../../test/support/download.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { fakePayouts } from '../../../test/support/fake-payouts.ts';
import { dataOf } from '../../../test/support/market.ts';
import {
  apply,
  approve,
  batchOf,
  before,
  detail,
  earn,
  fees,
  moveTo,
  openDesk,
  ops,
  quote,
  setRate,
  settleByBank,
  sup,
  type BankResult,
  type Desk,
  type Earner,
} from '../../../test/support/settlement-desk.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { receivePayoutState } from '../batches/receive-payout.ts';

type Expenses = ResponseOf<typeof calls.supinterface.settlement.getFYMXProjectList>;

const payouts = fakePayouts();
const tolk = testApp({ replacements: { payments: fakePayments(), payouts } });
let desk: Desk;
let card: Earner;
let returned: Earner;
let paypal: Earner;
let takenBack: Earner;
let payoneer: Earner;
let unclaimed: Earner;
let refused: Earner;
let reported: Earner;

/** Within the days on which settlements are applied for, with the hold of seven days over. */
beforeAll(async () => {
  await moveTo(tolk, '2031-03-02T02:00:00Z');
  card = await earn(tolk, [767_28, 767_28]);
  returned = await earn(tolk, [767_28, 767_28]);
  paypal = await earn(tolk, [1_800_00]);
  takenBack = await earn(tolk, [1_000_00]);
  payoneer = await earn(tolk, [354_96, 1]);
  unclaimed = await earn(tolk, [400_00]);
  refused = await earn(tolk, [400_00]);
  reported = await earn(tolk, [1_000_00]);
  await tolk.advance(7 * DAY + HOUR);
  desk = await openDesk(tolk);
  await setRate(desk, 71_000);
}, 120_000);
afterEach(() => expectBooksToFit(tolk));

describe('by the bank', () => {
  it('a card is paid by the bank’s file, and its result is booked once', async () => {
    expect(await before(card)).toMatchObject({
      windowOpen: true,
      windowOpensAt: '2031-02-28T16:00:00.000Z',
      windowClosesAt: '2031-03-24T16:00:00.000Z',
      zone: 'Asia/Shanghai',
      obstacles: [],
      pending: 0,
      available: 1_534_56,
      receivable: 0,
      isCompany: false,
      currentSettlementId: null,
    });
    const [shown] = (await before(card)).methods;
    expect(shown).toEqual({
      method: 'personalCard',
      certified: true,
      payee: '李文 622************0128',
      payoutCurrency: 'CNY',
      minimum: 100_00,
      minimumCurrency: 'CNY',
      feeShare: 0,
      obstacles: [],
    });
    const applied = await apply(card, 'personalCard');
    expect(applied).toMatchObject({
      totalPrice: 1_534_56,
      payoutCurrency: 'CNY',
      payoutNet: 1_534_56,
      payoutFee: 0,
      rate: null,
      status: 'applied',
      allowedActions: [{ action: 'withdraw', enabled: true }],
    });
    expect(applied.settlementNumber).toMatch(/^TS20310309-\d{6}$/);
    const batch = await approve(desk, await batchOf(desk, applied.settlementId));
    expect(batch).toMatchObject({ channel: 'unionpay', total: 1_534_56 });
    const file = await download(tolk, desk.finance, '/opsinterface/downloadBankFile', {
      payoutBatchId: batch.payoutBatchId,
    });
    expect(file.content.toString()).toContain(
      `${applied.settlementNumber},李文,6222021234567890128,`,
    );
    const text = `结算编号,金额,处理结果,失败原因,银行流水号\n${applied.settlementNumber},1534.56,成功,,B1\nTS20310309-999999,1.00,成功,,B2\n`;
    const result = { payoutBatchId: batch.payoutBatchId, text };
    expect(await dataOf(ops<BankResult>(desk.finance, 'importBankResult', result))).toEqual({
      settled: 1,
      failed: 0,
      skipped: [{ line: 3, reason: 'It is not in this batch.' }],
    });
    expect(await dataOf(ops<BankResult>(desk.finance, 'importBankResult', result))).toEqual({
      settled: 0,
      failed: 0,
      skipped: [
        { line: 2, reason: 'It has already been recorded.' },
        { line: 3, reason: 'It is not in this batch.' },
      ],
    });
    expect((await detail(desk, applied.settlementId)).status).toBe('settled');
    expect((await fees(card)).map(({ settlementStatus }) => settlementStatus)).toEqual([
      'settled',
      'settled',
    ]);
    const other = { payoutBatchId: batch.payoutBatchId, text: 'nothing of it' };
    expect((await ops(desk.finance, 'importBankResult', other)).code).toBe(1306);
  });

  it('money that the bank sends back after it was settled is ready again, in the same month', async () => {
    const { settlementId, settlementNumber: number } = await apply(returned, 'personalCard');
    const batch = await approve(desk, await batchOf(desk, settlementId));
    await settleByBank(desk, batch, { number, yuan: '1534.56' });
    const { version } = await detail(desk, settlementId);
    const act = { settlementId, version, reason: '户名不符，银行退汇。', bankReference: 'B-77001' };
    expect(
      (await ops(desk.finance, 'recordPayoutReturn', { ...act, version: version - 1 })).code,
    ).toBe(409);
    const undone = await dataOf(
      ops<StaffSettlementDetail>(desk.finance, 'recordPayoutReturn', act),
    );
    expect(undone).toMatchObject({
      status: 'returned',
      failureReason: '户名不符，银行退汇。',
      providerReference: 'B-77001',
    });
    expect((await before(returned)).available).toBe(1_534_56);
    const again = await apply(returned, 'corporateCard');
    expect(again.status).toBe('applied');
    const withdrawn = await dataOf(
      sup<SettlementDetail>(returned, 'withdrawSettlement', {
        settlementId: again.settlementId,
        version: again.version,
      }),
    );
    expect(withdrawn.status).toBe('withdrawn');
    expect(withdrawn.timeline.map(({ action }) => action)).toEqual(['apply', 'withdraw']);
    const { list: movements } = await dataOf(sup<Expenses>(returned, 'getFYMXProjectList'));
    const row = ({ event, pending, available }: ExpenseRow) => [event, pending, available];
    expect(movements.map(row)).toEqual([
      ['settlementUndone', 0, 1_534_56],
      ['settlementApplied', 0, -1_534_56],
      ['payoutReturned', 0, 1_534_56],
      ['settlementApplied', 0, -1_534_56],
      ['holdOver', -767_28, 767_28],
      ['holdOver', -767_28, 767_28],
      ['completed', 767_28, 0],
      ['completed', 767_28, 0],
    ]);
  });
});

describe('by PayPal', () => {
  it('PayPal takes 3 % of the amount in USD at the rate that was quoted', async () => {
    const quoted = await quote(paypal, 'paypal');
    // 1,800.00 / 7.1 = 253.52; 3 % of it 7.61
    expect(quoted).toMatchObject({
      gross: 1_800_00,
      payable: 1_800_00,
      payoutCurrency: 'USD',
      rate: 7.1,
      payoutGross: 253_52,
      payoutFee: 7_61,
      payoutNet: 245_91,
      obstacles: [],
    });
    await setRate(desk, 72_000);
    const { quoteId } = quoted;
    const applied = await dataOf(sup<SettlementDetail>(paypal, 'getJSSQ', { quoteId }));
    expect(applied).toMatchObject({ rate: 7.1, payoutNet: 245_91, payoutFee: 7_61 });
    await setRate(desk, 71_000);

    const batch = await approve(desk, await batchOf(desk, applied.settlementId));
    expect(batch).toMatchObject({ channel: 'paypal', currency: 'USD', total: 245_91 });
    payouts.paypal.down = true;
    await tolk.settle();
    payouts.paypal.down = false;
    await tolk.advance(MINUTE);
    const sent = payouts.paypal.sent.filter(({ reference }) => reference === batch.batchNumber);
    expect(sent).toMatchObject([
      {
        reference: batch.batchNumber,
        items: [
          {
            reference: applied.settlementNumber,
            amount: 245_91,
            account: 'liwen@tolk.example',
            note: `Tolk ${applied.settlementNumber}`,
          },
        ],
      },
    ]);
    const byHand = { version: 2, reason: 'It came back.', bankReference: 'B-1234' };
    const { settlementId } = applied;
    expect((await ops(desk.finance, 'recordPayoutReturn', { settlementId, ...byHand })).code).toBe(
      409,
    );
    payouts.paypal.says.set(applied.settlementNumber, { state: 'paid', providerState: 'SUCCESS' });
    await tolk.advance(10 * MINUTE);
    expect(await detail(desk, settlementId)).toMatchObject({
      status: 'settled',
      providerState: 'SUCCESS',
      providerReference: `I-${applied.settlementNumber}`,
    });
  });

  it('what PayPal takes back after it was settled is ready again, and a late word changes nothing', async () => {
    const { settlementNumber: reference, settlementId } = await apply(takenBack, 'paypal');
    await approve(desk, await batchOf(desk, settlementId));
    await tolk.settle();
    const word = { reference, providerReference: null, reason: 'RETURNED BY RECEIVER' };
    const say = (state: 'returned' | 'paid' | 'pending' | 'failed', providerState: string) =>
      receivePayoutState(tolk.app.deps, { ...word, state, providerState });
    expect(await say('paid', 'SUCCESS')).toBe(true);
    expect((await detail(desk, settlementId)).status).toBe('settled');
    expect(await say('returned', 'RETURNED')).toBe(true);
    for (const state of ['returned', 'paid', 'pending', 'failed'] as const) {
      expect(await say(state, 'LATE')).toBe(true);
    }
    expect(await detail(desk, settlementId)).toMatchObject({
      status: 'returned',
      providerState: 'RETURNED',
      failureReason: 'RETURNED BY RECEIVER',
    });
    const unknown = { ...word, reference: 'TS20310309-999998', state: 'paid' } as const;
    expect(await receivePayoutState(tolk.app.deps, { ...unknown, providerState: 'S' })).toBe(false);
  });

  it('an unclaimed payout is taken back and ready again', async () => {
    const applied = await apply(unclaimed, 'paypal');
    await approve(desk, await batchOf(desk, applied.settlementId));
    await tolk.settle();
    payouts.paypal.says.set(applied.settlementNumber, {
      state: 'unclaimed',
      providerState: 'UNCLAIMED',
    });
    await tolk.advance(MINUTE);
    expect(payouts.paypal.cancelled).toContain(`I-${applied.settlementNumber}`);
    expect((await detail(desk, applied.settlementId)).status).toBe('returned');
    expect((await before(unclaimed)).available).toBe(400_00);
  });

  it('a batch that the provider refuses comes back whole', async () => {
    const applied = await apply(refused, 'paypal');
    payouts.paypal.refuses = true;
    await approve(desk, await batchOf(desk, applied.settlementId));
    await tolk.settle();
    payouts.paypal.refuses = false;
    // The provider's word, not its sentence: that may name another payee of the batch.
    expect(await detail(desk, applied.settlementId)).toMatchObject({
      status: 'failed',
      failureReason: 'RECEIVER_INVALID',
    });
    expect((await before(refused)).available).toBe(400_00);
  });

  it('fifty reports of one payout at once are booked once', async () => {
    const applied = await apply(reported, 'paypal');
    await approve(desk, await batchOf(desk, applied.settlementId));
    await tolk.settle();
    const word = {
      reference: applied.settlementNumber,
      state: 'paid',
      providerState: 'SUCCESS',
      providerReference: 'I-50',
      reason: null,
    } as const;
    await Promise.all(Array.from({ length: 50 }, () => receivePayoutState(tolk.app.deps, word)));
    const entries = await tolk.app.deps.db
      .selectFrom('ledger_entry')
      .select('event')
      .where('settlement_id', '=', applied.settlementId)
      .orderBy('at')
      .execute();
    expect(entries.map(({ event }) => event)).toEqual(['settlementApplied', 'paidOut']);
  });
});

describe('by Payoneer', () => {
  it('Payoneer pays from USD 50 on, to the cent', async () => {
    const [first = '', cent = ''] = payoneer.orderIds;
    // 354.96 / 7.1 = 49.99
    const little = await quote(payoneer, 'payoneer', [first]);
    expect(little).toMatchObject({ quoteId: null, payoutGross: 49_99 });
    expect(little.obstacles.map(({ reason }) => reason)).toEqual([
      'Payoneer pays out US$50 or more.',
    ]);
    const enough = await apply(payoneer, 'payoneer', [first, cent]);
    expect(enough).toMatchObject({ payoutGross: 50_00, payoutFee: 0, payoutNet: 50_00 });
    await approve(desk, await batchOf(desk, enough.settlementId));
    await tolk.settle();
    payouts.payoneer.says.set(enough.settlementNumber, {
      state: 'failed',
      providerState: 'Rejected',
      reason: 'The payee is not active',
    });
    await tolk.advance(MINUTE);
    expect(await detail(desk, enough.settlementId)).toMatchObject({
      status: 'failed',
      failureReason: 'The payee is not active',
    });
    expect((await before(payoneer)).available).toBe(354_97);
  });
});
