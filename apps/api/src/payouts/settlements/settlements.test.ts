import type {
  ExchangeRate,
  ExpenseRow,
  FeeInvoice,
  FeeRow,
  PayoutBatchDetail,
  Quote,
  RequestOf,
  ResponseOf,
  SettlementDetail,
  StaffSettlementDetail,
  calls,
} from '@tolk/contract';
import { DAY, HOUR, MINUTE, type SettlementMethodName } from '@tolk/domain';
import { download } from '../../../test/support/download.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { fakePayouts } from '../../../test/support/fake-payouts.ts';
import { makePdf } from '../../../test/support/make-pdf.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { makePayable } from '../../../test/support/payable-supplier.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { transaction } from '../../database/transaction.ts';
import { countBlockers } from '../../own-data/deletion-repository.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { receivePayoutState } from '../batches/receive-payout.ts';

type SupCalls = typeof calls.supinterface.settlement;
type OpsCalls = typeof calls.opsinterface.settlements;
type BankResult = ResponseOf<OpsCalls['importBankResult']>;
type BeforeApplying = ResponseOf<SupCalls['getJSSQData']>;
type Expenses = ResponseOf<SupCalls['getFYMXProjectList']>;

const payouts = fakePayouts();
const tolk = testApp({ replacements: { payments: fakePayments(), payouts } });

/** Somebody who has earned something that can be settled. */
interface Earner {
  market: Market;
  orderIds: string[];
}

const names = [
  'card',
  'company',
  'paypal',
  'payoneer',
  'races',
  'large',
  'owing',
  'small',
] as const;
const earners = {} as Record<(typeof names)[number], Earner>;
let finance: TestStaff;
let colleague: TestStaff;

/** Fen per order; the commission is 0, so that this is what is earned. */
const prices: Partial<Record<(typeof names)[number], number[]>> = {
  card: [767_28, 767_28],
  company: [500_00, 600_00],
  large: [20_000_00],
  small: [99_99, 1],
  paypal: [1_800_00],
  payoneer: [354_96, 1],
  owing: [400_00, 900_00],
};

beforeAll(async () => {
  await moveTo('2031-03-02T02:00:00Z');
  for (const name of names) {
    const market = await openMarket(tolk);
    await makePayable(
      tolk,
      market.supplier.personId,
      name === 'company' ? 'company' : 'individual',
    );
    const orderIds: string[] = [];
    for (const unitPrice of prices[name] ?? [1_000_00]) {
      const { projectOrderId } = await market.complete({ workload: 1, unitPrice });
      orderIds.push(projectOrderId);
    }
    earners[name] = { market, orderIds };
  }
}, 120_000);

async function moveTo(time: string): Promise<void> {
  await tolk.advance(Date.parse(time) - tolk.clock.now().getTime());
}

async function staffComes(): Promise<void> {
  finance = await addStaffMember(tolk, 'finance');
  colleague = await addStaffMember(tolk, 'finance');
}

function sup<Answer>({ market }: Earner, name: keyof SupCalls, body: object = {}) {
  return market.supplier.call<Answer>(`/supinterface/${name}`, body, withKey());
}

function ops<Answer>(name: keyof OpsCalls, body: object = {}, staff = finance) {
  return staff.call<Answer>(`/opsinterface/${name}`, body, withKey());
}

function quote(earner: Earner, method: SettlementMethodName, orderIds = earner.orderIds) {
  const body = { projectOrderIds: orderIds, method } satisfies RequestOf<
    SupCalls['getSettlementQuote']
  >;
  return dataOf(sup<Quote>(earner, 'getSettlementQuote', body));
}

async function apply(earner: Earner, method: SettlementMethodName, orderIds = earner.orderIds) {
  const { quoteId } = await quote(earner, method, orderIds);
  return dataOf(sup<SettlementDetail>(earner, 'getJSSQ', { quoteId }));
}

const fees = async (earner: Earner) =>
  (await dataOf(sup<{ list: FeeRow[] }>(earner, 'getFYJSProjectList'))).list;
const before = (earner: Earner) => dataOf(sup<BeforeApplying>(earner, 'getJSSQData'));
const detail = (settlementId: string) =>
  dataOf(ops<StaffSettlementDetail>('getSettlementDetail', { settlementId }));

async function batchOf(...settlementIds: string[]) {
  return dataOf(ops<PayoutBatchDetail>('addPayoutBatch', { settlementIds }));
}

async function approve({ payoutBatchId }: PayoutBatchDetail, staff = colleague) {
  return dataOf(ops<PayoutBatchDetail>('approvePayoutBatch', { payoutBatchId }, staff));
}

/** Finance sets the rate, and a colleague confirms it where somebody has to. */
async function setRate(rate: number): Promise<void> {
  const { exchangeRateId, status } = await dataOf(ops<ExchangeRate>('setExchangeRate', { rate }));
  const decision = { exchangeRateId, confirm: true };
  if (status === 'waiting') await dataOf(ops('decideExchangeRate', decision, colleague));
}

/** Each entry balances, and what can be settled is what stands there for it. */
async function booksFit(): Promise<void> {
  const { db } = tolk.app.deps;
  const lines = await db.selectFrom('ledger_line').selectAll().execute();
  const sums = new Map<string, number>();
  for (const { entry_id, currency, debit, credit } of lines) {
    const key = `${entry_id} ${currency}`;
    sums.set(key, (sums.get(key) ?? 0) + debit - credit);
  }
  expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
  for (const { market } of Object.values(earners)) {
    const { personId } = market.supplier;
    const earnings = await db
      .selectFrom('earning')
      .select(['amount', 'status'])
      .where('supplier_id', '=', personId)
      .execute();
    const ready = earnings
      .filter(({ status }) => status === 'ready')
      .reduce((sum, { amount }) => sum + amount, 0);
    const available = lines
      .filter(({ account, person_id }) => account === 'supplierAvailable' && person_id === personId)
      .reduce((sum, { debit, credit }) => sum + credit - debit, 0);
    expect(available).toBe(ready);
  }
}

it('earnings are held for seven days', async () => {
  const early = await fees(earners.card);
  expect(early.map(({ settlementStatus }) => settlementStatus)).toEqual(['unsettled', 'unsettled']);
  expect(early[0]?.obstacles).toEqual([
    {
      reason: 'Held for 7 days after completion.',
      availableAt: early[0]?.holdUntil,
      path: null,
    },
  ]);
});

describe('on days 1 to 24', () => {
  beforeAll(async () => {
    await tolk.advance(7 * DAY + HOUR);
    await staffComes();
    await setRate(71_000);
  }, 60_000);
  afterEach(booksFit);

  it('a card is paid by the bank’s file, and its result is booked once', async () => {
    const { card } = earners;
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
    const batch = await approve(await batchOf(applied.settlementId));
    expect(batch).toMatchObject({ channel: 'unionpay', total: 1_534_56 });
    const file = await download(tolk, finance, '/opsinterface/downloadBankFile', {
      payoutBatchId: batch.payoutBatchId,
    });
    expect(file.content.toString()).toContain(
      `${applied.settlementNumber},李文,6222021234567890128,`,
    );
    const text = `结算编号,金额,处理结果,失败原因,银行流水号\n${applied.settlementNumber},1534.56,成功,,B1\nTS20310309-999999,1.00,成功,,B2\n`;
    const result = { payoutBatchId: batch.payoutBatchId, text };
    expect(await dataOf(ops<BankResult>('importBankResult', result))).toEqual({
      settled: 1,
      failed: 0,
      skipped: [{ line: 3, reason: 'It is not in this batch.' }],
    });
    expect(await dataOf(ops<BankResult>('importBankResult', result))).toEqual({
      settled: 0,
      failed: 0,
      skipped: [
        { line: 2, reason: 'It has already been recorded.' },
        { line: 3, reason: 'It is not in this batch.' },
      ],
    });
    expect((await detail(applied.settlementId)).status).toBe('settled');
    expect((await fees(card)).map(({ settlementStatus }) => settlementStatus)).toEqual([
      'settled',
      'settled',
    ]);
    const other = { payoutBatchId: batch.payoutBatchId, text: 'nothing of it' };
    expect((await ops('importBankResult', other)).code).toBe(1306);
  });

  it('money that the bank sends back after it was settled is ready again, in the same month', async () => {
    const { card } = earners;
    const { list } = await dataOf(
      sup<{ list: SettlementDetail[] }>(card, 'getWithdrawalRecords', { status: 'settled' }),
    );
    const { settlementId, version } = list[0] ?? { settlementId: '', version: 0 };
    const act = { settlementId, version, reason: '户名不符，银行退汇。', bankReference: 'B-77001' };
    expect((await ops('recordPayoutReturn', { ...act, version: version - 1 })).code).toBe(409);
    const returned = await dataOf(ops<StaffSettlementDetail>('recordPayoutReturn', act));
    expect(returned).toMatchObject({
      status: 'returned',
      failureReason: '户名不符，银行退汇。',
      providerReference: 'B-77001',
    });
    expect((await before(card)).available).toBe(1_534_56);
    const again = await apply(card, 'corporateCard');
    expect(again.status).toBe('applied');
    const withdrawn = await dataOf(
      sup<SettlementDetail>(card, 'withdrawSettlement', {
        settlementId: again.settlementId,
        version: again.version,
      }),
    );
    expect(withdrawn.status).toBe('withdrawn');
    expect(withdrawn.timeline.map(({ action }) => action)).toEqual(['apply', 'withdraw']);
    const { list: movements } = await dataOf(sup<Expenses>(card, 'getFYMXProjectList'));
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

  it('PayPal takes 3 % of the amount in USD at the rate that was quoted', async () => {
    const { paypal } = earners;
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
    await setRate(72_000);
    const { quoteId } = quoted;
    const applied = await dataOf(sup<SettlementDetail>(paypal, 'getJSSQ', { quoteId }));
    expect(applied).toMatchObject({ rate: 7.1, payoutNet: 245_91, payoutFee: 7_61 });
    await setRate(71_000);

    const batch = await approve(await batchOf(applied.settlementId));
    expect(batch).toMatchObject({ channel: 'paypal', currency: 'USD', total: 245_91 });
    payouts.paypal.down = true;
    await tolk.settle();
    payouts.paypal.down = false;
    await tolk.advance(MINUTE);
    expect(payouts.paypal.sent).toMatchObject([
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
    expect((await ops('recordPayoutReturn', { settlementId, ...byHand })).code).toBe(409);
    payouts.paypal.says.set(applied.settlementNumber, { state: 'paid', providerState: 'SUCCESS' });
    await tolk.advance(10 * MINUTE);
    expect(await detail(settlementId)).toMatchObject({
      status: 'settled',
      providerState: 'SUCCESS',
      providerReference: `I-${applied.settlementNumber}`,
    });
  });

  it('what PayPal takes back after it was settled is ready again, and a late word changes nothing', async () => {
    const { paypal } = earners;
    const { list } = await dataOf(
      sup<{ list: SettlementDetail[] }>(paypal, 'getWithdrawalRecords'),
    );
    const { settlementNumber: reference = '', settlementId = '' } = list[0] ?? {};
    const word = { reference, providerReference: null, reason: 'RETURNED BY RECEIVER' };
    const say = (state: 'returned' | 'paid' | 'pending' | 'failed', providerState: string) =>
      receivePayoutState(tolk.app.deps, { ...word, state, providerState });
    expect(await say('returned', 'RETURNED')).toBe(true);
    for (const state of ['returned', 'paid', 'pending', 'failed'] as const) {
      expect(await say(state, 'LATE')).toBe(true);
    }
    expect(await detail(settlementId)).toMatchObject({
      status: 'returned',
      providerState: 'RETURNED',
      failureReason: 'RETURNED BY RECEIVER',
    });
    const unknown = { ...word, reference: 'TS20310309-999998', state: 'paid' } as const;
    expect(await receivePayoutState(tolk.app.deps, { ...unknown, providerState: 'S' })).toBe(false);
  });

  it('Payoneer pays from USD 50 on, to the cent', async () => {
    const { payoneer } = earners;
    const [first = '', cent = ''] = payoneer.orderIds;
    // 354.96 / 7.1 = 49.99
    const little = await quote(payoneer, 'payoneer', [first]);
    expect(little).toMatchObject({ quoteId: null, payoutGross: 49_99 });
    expect(little.obstacles.map(({ reason }) => reason)).toEqual([
      'Payoneer pays out US$50 or more.',
    ]);
    const enough = await apply(payoneer, 'payoneer', [first, cent]);
    expect(enough).toMatchObject({ payoutGross: 50_00, payoutFee: 0, payoutNet: 50_00 });
    await approve(await batchOf(enough.settlementId));
    await tolk.settle();
    payouts.payoneer.says.set(enough.settlementNumber, {
      state: 'failed',
      providerState: 'Rejected',
      reason: 'The payee is not active',
    });
    await tolk.advance(MINUTE);
    expect(await detail(enough.settlementId)).toMatchObject({
      status: 'failed',
      failureReason: 'The payee is not active',
    });
    expect((await before(payoneer)).available).toBe(354_97);
  });

  it('CNY 99.99 are too little, CNY 100.00 are enough, once a month', async () => {
    const { small } = earners;
    const [most = ''] = small.orderIds;
    const little = await quote(small, 'personalCard', [most]);
    expect(little).toMatchObject({ quoteId: null, gross: 99_99 });
    expect(little.obstacles.map(({ reason }) => reason)).toEqual([
      'The minimum settlement is ¥100.',
    ]);
    const spare = await small.market.complete({ workload: 1, unitPrice: 500_00 });
    const other = await quote(small, 'paypal');
    expect((await apply(small, 'personalCard')).totalPrice).toBe(100_00);
    const refusal = await sup<{ obstacles: { availableAt: string }[] }>(small, 'getJSSQ', {
      quoteId: other.quoteId,
    });
    expect(refusal).toMatchObject({
      code: 1302,
      msg: 'You have already requested a settlement this month. You can do so once a month.',
    });
    expect(refusal.data.obstacles[0]?.availableAt).toBe('2031-03-31T16:00:00.000Z');
    const held = await quote(small, 'personalCard', [spare.projectOrderId]);
    expect(held.obstacles.map(({ reason }) => reason)).toEqual([
      'You have already requested a settlement this month. You can do so once a month.',
      'Held for 7 days after completion.',
    ]);
  });

  it('an unclaimed payout is taken back and ready again', async () => {
    const { payoneer } = earners;
    const applied = await apply(payoneer, 'paypal');
    await approve(await batchOf(applied.settlementId));
    await tolk.settle();
    payouts.paypal.says.set(applied.settlementNumber, {
      state: 'unclaimed',
      providerState: 'UNCLAIMED',
    });
    await tolk.advance(MINUTE);
    expect(payouts.paypal.cancelled).toEqual([`I-${applied.settlementNumber}`]);
    expect((await detail(applied.settlementId)).status).toBe('returned');
    expect((await before(payoneer)).available).toBe(354_97);
  });

  it('a batch that the provider refuses comes back whole', async () => {
    const { payoneer } = earners;
    const applied = await apply(payoneer, 'paypal');
    payouts.paypal.refuses = true;
    await approve(await batchOf(applied.settlementId));
    await tolk.settle();
    payouts.paypal.refuses = false;
    // The provider's word, not its sentence: that may name another payee of the batch.
    expect(await detail(applied.settlementId)).toMatchObject({
      status: 'failed',
      failureReason: 'RECEIVER_INVALID',
    });
    expect((await before(payoneer)).available).toBe(354_97);
  });

  it('fifty reports of one payout at once are booked once', async () => {
    const applied = await apply(earners.races, 'paypal');
    await approve(await batchOf(applied.settlementId));
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

  it('a quote is over after ten minutes, or when an amount has changed, and belongs to one supplier', async () => {
    const { owing } = earners;
    const { quoteId } = await quote(owing, 'personalCard');
    expect((await sup(earners.paypal, 'getJSSQ', { quoteId })).code).toBe(404);
    const { db } = tolk.app.deps;
    const change = (amount: number) =>
      db
        .updateTable('earning')
        .set({ amount })
        .where('order_id', '=', owing.orderIds[0] ?? '')
        .execute();
    await change(399_99);
    expect((await sup(owing, 'getJSSQ', { quoteId })).code).toBe(1303);
    await change(400_00);
    await tolk.advance(10 * MINUTE);
    expect((await sup(owing, 'getJSSQ', { quoteId })).code).toBe(1303);
  });

  it('what is owed from before is netted, and owed again when the money comes back', async () => {
    const { owing } = earners;
    const first = await apply(owing, 'personalCard', owing.orderIds.slice(0, 1));
    const batch = await approve(await batchOf(first.settlementId));
    const text = `结算编号,金额,处理结果\n${first.settlementNumber},400.00,成功\n`;
    await dataOf(ops('importBankResult', { payoutBatchId: batch.payoutBatchId, text }));
    await takeBack(owing, 150_00);
    const { version } = await detail(first.settlementId);
    const { settlementId } = first;
    const act = { settlementId, version, reason: 'The account is closed.', bankReference: 'B-99' };
    expect((await before(owing)).receivable).toBe(150_00);
    await dataOf(ops('recordPayoutReturn', { ...act, bankReference: 'B-9999' }));
    // 400.00 + 900.00 − 150.00
    const second = await apply(owing, 'personalCard');
    expect(second).toMatchObject({ totalPrice: 1_300_00, netted: 150_00, payable: 1_150_00 });
    expect((await before(owing)).receivable).toBe(0);
    await dataOf(
      ops('refuseSettlement', {
        settlementId: second.settlementId,
        version: second.version,
        reason: 'The name differs from the account.',
      }),
    );
    expect(await before(owing)).toMatchObject({ receivable: 150_00, available: 1_300_00 });
  });

  it('a company hands in its invoice first', async () => {
    const { company } = earners;
    const rows = await fees(company);
    expect(rows.map(({ settlementStatus, obstacles }) => [settlementStatus, obstacles])).toEqual(
      rows.map(() => [
        'unsettled',
        [
          {
            reason: 'Companies upload their fee invoice first.',
            availableAt: null,
            path: '/settlementcenter/expensesettlement',
          },
        ],
      ]),
    );
    const form = {
      invoiceNumber: '24312000000123456789',
      fileId: await uploadInvoice(company),
      projectOrderIds: company.orderIds,
    };
    expect((await sup(earners.card, 'saveFeeInvoice', form)).code).toBe(1513);
    const invoice = await dataOf(sup<FeeInvoice>(company, 'saveFeeInvoice', form));
    expect(invoice).toMatchObject({ amount: 1_100_00, currency: 'CNY', used: false });
    expect((await sup(company, 'saveFeeInvoice', form)).code).toBe(422);
    expect((await fees(company)).map(({ settlementStatus }) => settlementStatus)).toEqual([
      'ready',
      'ready',
    ]);
    const { settlementId } = await apply(company, 'corporateCard');
    const { feeInvoiceId } = invoice;
    expect((await sup(company, 'deleteFeeInvoice', { feeInvoiceId })).code).toBe(409);
    const shown = await detail(settlementId);
    expect(shown.feeInvoices.map(({ invoiceNumber }) => invoiceNumber)).toEqual([
      '24312000000123456789',
    ]);
    const file = await download(tolk, finance, '/opsinterface/downloadFeeInvoice', {
      settlementId,
      fileId: shown.feeInvoices[0]?.file.fileId,
    });
    expect(file.mediaType).toBe('application/pdf');
  });

  it('a batch is approved by somebody else than who made it; a draft can be taken apart', async () => {
    const { large } = earners;
    const { settlementId, version } = await apply(large, 'personalCard');
    const draft = await batchOf(settlementId);
    expect((await sup(large, 'withdrawSettlement', { settlementId, version })).code).toBe(409);
    const { payoutBatchId } = draft;
    expect(await ops('approvePayoutBatch', { payoutBatchId })).toMatchObject({
      code: 409,
      msg: 'You prepared it, so a colleague has to approve it.',
    });
    await dataOf(ops('dropPayoutBatch', { payoutBatchId }));
    const anew = await batchOf(settlementId);
    expect((await ops('addPayoutBatch', { settlementIds: [settlementId] })).code).toBe(409);
    const approved = await approve(anew);
    expect(approved).toMatchObject({ status: 'approved', approvedBy: expect.any(String) });
    expect(approved.settlements[0]?.status).toBe('sent');
    const acts = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', 'in', [payoutBatchId, anew.payoutBatchId])
      .orderBy('at')
      .execute();
    expect(acts.map(({ action }) => action)).toEqual([
      'addPayoutBatch',
      'dropPayoutBatch',
      'addPayoutBatch',
      'approvePayoutBatch',
    ]);
  });

  it('a batch holds one channel', async () => {
    const card = await apply(earners.card, 'personalCard');
    const paypal = await apply(earners.paypal, 'paypal');
    const settlementIds = [card.settlementId, paypal.settlementId];
    expect((await ops('addPayoutBatch', { settlementIds })).code).toBe(1305);
  });

  it('an account with an application underway is not deleted', async () => {
    const { db } = tolk.app.deps;
    const { personId } = earners.card.market.supplier;
    // The ledger holds nothing for the person any more: it is all in transit.
    expect((await before(earners.card)).available).toBe(0);
    expect((await countBlockers(db, personId)).heldMoney).toBe(1);
  });
});

it('settlements stand in the export of one’s data', async () => {
  const { market } = earners.company;
  const file = await download(tolk, market.supplier, '/supinterface/exportOwnData', {});
  expect(JSON.parse(file.content.toString())).toMatchObject({
    settlements: [
      {
        method: 'corporateCard',
        payee: '上海文译翻译有限公司 100************3456',
        gross: { amount: '1100.00', currency: 'CNY' },
        paidOut: { amount: '1100.00', currency: 'CNY' },
        projects: [
          { amount: { amount: '500.00', currency: 'CNY' } },
          { amount: { amount: '600.00', currency: 'CNY' } },
        ],
        steps: [{ action: 'apply', actor: 'supplier' }],
      },
    ],
    feeInvoices: [{ number: '24312000000123456789', file: 'invoice.pdf' }],
  });
});

describe('at the end of the month', () => {
  it('the last moment of day 24 in Shanghai is in time, day 25 is not, and the next month begins anew', async () => {
    const { payoneer, small } = earners;
    // Who does nothing for two weeks is signed out.
    await moveTo('2031-03-17T15:50:00Z');
    await Promise.all([before(payoneer), before(small)]);
    await moveTo('2031-03-24T15:50:00Z');
    await staffComes();
    await setRate(71_000);
    expect([await before(payoneer), await before(small)]).toMatchObject([
      { windowOpen: true },
      { windowOpen: true },
    ]);
    const { quoteId } = await quote(payoneer, 'payoneer');
    await moveTo('2031-03-24T16:00:00Z');
    expect(await sup(payoneer, 'getJSSQ', { quoteId })).toMatchObject({ code: 1302 });
    expect(await before(payoneer)).toMatchObject({
      windowOpen: false,
      windowOpensAt: '2031-03-31T16:00:00.000Z',
      obstacles: [{ availableAt: '2031-03-31T16:00:00.000Z', path: null }],
    });
    await moveTo('2031-03-31T16:00:00Z');
    expect((await before(small)).currentSettlementId).toBeNull();
    const [{ projectOrderId: spare } = { projectOrderId: '' }] = await fees(small);
    const applied = await apply(small, 'personalCard', [spare]);
    expect(applied.settlementNumber).toMatch(/^TS20310401-/);
  });

  it('a rate that is older than seven days quotes nothing', async () => {
    const stale = await quote(earners.payoneer, 'paypal');
    expect(stale).toMatchObject({ quoteId: null, rate: null, payoutNet: 0 });
    expect(stale.obstacles.map(({ reason }) => reason)).toEqual([
      'There is no current exchange rate. Try again tomorrow or choose a card.',
    ]);
  });
});

async function uploadInvoice({ market }: Earner): Promise<string> {
  const form = new FormData();
  form.append('purpose', 'invoice');
  const page = makePdf('BT /F1 12 Tf 40 700 Td (Fapiao) Tj ET');
  form.append('file', new Blob([new Uint8Array(page)]), 'invoice.pdf');
  const answer = market.supplier.call<{ fileId: string }>('/supinterface/uploadFile', undefined, {
    form,
  });
  return (await dataOf(answer)).fileId;
}

/** Staff gave part of a settled order back to its client: the supplier owes it. */
async function takeBack({ market, orderIds }: Earner, amount: number): Promise<void> {
  await transaction(tolk.app.deps.db, (tx) =>
    postEntry(tx, {
      event: 'clawedBack',
      source: `test:${orderIds[0] ?? ''}`,
      supplierId: market.supplier.personId,
      orderId: orderIds[0] ?? '',
      money: { price: amount, fee: 0, commission: 0, currency: 'CNY', from: 'supplierReceivable' },
      at: tolk.clock.now(),
    }),
  );
}
