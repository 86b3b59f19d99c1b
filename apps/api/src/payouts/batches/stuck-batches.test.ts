import { setTimeout as delay } from 'node:timers/promises';
import type {
  PayoutBatchDetail,
  Quote,
  RequestOf,
  SettlementDetail,
  StaffSettlementDetail,
  StaffSettlementRow,
  calls,
} from '@tolk/contract';
import { DAY, MINUTE, type SettlementMethodName } from '@tolk/domain';
import { stoppedClock } from '../../../test/bad-input/stopped-clock.ts';
import { ProviderRefused } from '../../ports/provider-errors.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { fakePayouts } from '../../../test/support/fake-payouts.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { makePayable } from '../../../test/support/payable-supplier.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { releaseEarnings } from '../../orders/earnings/release.ts';
import { sendPayouts } from './payout-jobs.ts';
import { receivePayoutState } from './receive-payout.ts';

type OpsCalls = typeof calls.opsinterface.settlements;

const payouts = fakePayouts();
const start = Date.parse('2031-03-02T02:00:00Z');
const tolk = testApp({
  clock: stoppedClock(start),
  replacements: { payments: fakePayments(), payouts },
});
let markets: Market[];
let finance: TestStaff;
let admin: TestStaff;
let orders: string[];

beforeAll(async () => {
  markets = [await openMarket(tolk), await openMarket(tolk)];
  for (const { supplier } of markets) await makePayable(tolk, supplier.personId);
}, 60_000);

/** Each test begins with a project that each supplier can settle, and nothing applied for. */
beforeEach(async () => {
  Object.assign(payouts.paypal, { down: false, isPoor: false, refuses: false, sent: [] });
  Object.assign(payouts.payoneer, { down: false, isPoor: false, refuses: false, sent: [] });
  Object.assign(payouts.payoneer, { whileAsked: undefined, whileSent: undefined });
  const { db, clock } = tolk.app.deps;
  const seen = { started_at: clock.now(), last_seen_at: clock.now(), ended_at: null };
  await db.updateTable('session').set(seen).execute();
  finance = await addStaffMember(tolk, 'finance');
  admin = await addStaffMember(tolk, 'admin');
  await db.deleteFrom('exchange_rate').execute();
  const rate = { rate: 71_000 };
  const { exchangeRateId } = await dataOf(
    finance.call<{ exchangeRateId: string }>('/opsinterface/setExchangeRate', rate, withKey()),
  );
  await dataOf(ops('decideExchangeRate', { exchangeRateId, confirm: true }, admin));
  orders = [];
  for (const market of markets) {
    const { projectOrderId } = await market.complete({ workload: 1, unitPrice: 710_00 });
    await db.updateTable('earning').set({ hold_until: clock.now() }).execute();
    await releaseEarnings.run({ orderId: projectOrderId }, tolk.app.deps);
    orders.push(projectOrderId);
  }
});

/** The month is free again, and what is earned lies where it should. */
afterEach(async () => {
  const { db } = tolk.app.deps;
  for (const { supplier } of markets) {
    if ((await state(supplier.personId)).isBlocked) await unblock(supplier.personId);
  }
  await db.updateTable('settlement').set({ month: '2030-01', status: 'failed' }).execute();
});

function ops<Answer>(name: keyof OpsCalls, body: object = {}, staff = finance) {
  return staff.call<Answer>(`/opsinterface/${name}`, body, withKey());
}

/** Earnings of a person by status, and what the ledger holds for them, fen. */
async function state(personId: string) {
  const { db } = tolk.app.deps;
  const [earnings, lines, person] = await Promise.all([
    db.selectFrom('earning').selectAll().where('supplier_id', '=', personId).execute(),
    db.selectFrom('ledger_line').selectAll().where('person_id', '=', personId).execute(),
    db
      .selectFrom('person')
      .select('blocked_at')
      .where('id', '=', personId)
      .executeTakeFirstOrThrow(),
  ]);
  const balance = (account: string) =>
    lines
      .filter((line) => line.account === account)
      .reduce((sum, { credit, debit }) => sum + credit - debit, 0);
  const ready = earnings
    .filter(({ status }) => status === 'ready')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    ready,
    available: balance('supplierAvailable'),
    isBlocked: person.blocked_at !== null,
  };
}

const block = (personId: string) =>
  dataOf(admin.call('/opsinterface/blockUser', { personId, reason: 'Fraud.' }, withKey()));
const unblock = (personId: string) =>
  dataOf(admin.call('/opsinterface/unblockUser', { personId }, withKey()));

async function apply(index: number, method: SettlementMethodName): Promise<SettlementDetail> {
  const { supplier } = markets[index] ?? (await openMarket(tolk));
  const choice = { projectOrderIds: [orders[index]], method };
  const { quoteId } = await dataOf(
    supplier.call<Quote>('/supinterface/getSettlementQuote', choice, withKey()),
  );
  return dataOf(supplier.call<SettlementDetail>('/supinterface/getJSSQ', { quoteId }, withKey()));
}

/** A draft of these suppliers' applications. */
async function draft(method: SettlementMethodName, suppliers: readonly number[] = [0, 1]) {
  const applications: SettlementDetail[] = [];
  for (const index of suppliers) applications.push(await apply(index, method));
  const settlementIds = applications.map(({ settlementId }) => settlementId);
  const batch = await dataOf(ops<PayoutBatchDetail>('addPayoutBatch', { settlementIds }));
  return { applications, batch };
}

async function approved(method: SettlementMethodName, suppliers?: readonly number[]) {
  const { batch } = await draft(method, suppliers);
  const { payoutBatchId } = batch;
  return dataOf(ops<PayoutBatchDetail>('approvePayoutBatch', { payoutBatchId }, admin));
}

const ask = ({ payoutBatchId }: PayoutBatchDetail) =>
  ops<PayoutBatchDetail>('askPayoutProvider', { payoutBatchId });
const reason = '付款渠道账户被冻结。';
const takeBack = ({ payoutBatchId }: PayoutBatchDetail) =>
  ops<PayoutBatchDetail>('takeBackPayoutBatch', { payoutBatchId, reason } satisfies RequestOf<
    OpsCalls['takeBackPayoutBatch']
  >);
const shown = ({ payoutBatchId }: PayoutBatchDetail) =>
  dataOf(ops<PayoutBatchDetail>('getPayoutBatchDetail', { payoutBatchId }));
/** Once more by the job that was due before it was taken back. */
const sendAgain = ({ payoutBatchId }: PayoutBatchDetail) =>
  sendPayouts.run({ payoutBatchId, step: 0 }, tolk.app.deps);

/** A batch that was tried once, a quarter of an hour ago; its next try is not due. */
async function tried(method: 'paypal' | 'payoneer', fault: 'down' | 'isPoor') {
  payouts[method][fault] = true;
  const batch = await approved(method);
  await tolk.settle();
  await tolk.app.deps.db.deleteFrom('job').where('kind', '=', 'payout.send').execute();
  await tolk.advance(15 * MINUTE);
  payouts[method][fault] = false;
  return batch;
}

/** A batch whose first try has not begun, and does not before the test begins it. */
async function untried(method: 'paypal' | 'payoneer') {
  const batch = await tried(method, 'down');
  await tolk.app.deps.db
    .updateTable('payout_batch')
    .set({ tried_at: null, last_tried_at: null, provider_answer: null })
    .where('id', '=', batch.payoutBatchId)
    .execute();
  return batch;
}

describe('a batch that its provider never takes in', () => {
  it('shows what the provider answered, and is tried again until then', async () => {
    payouts.paypal.isPoor = true;
    const batch = await approved('paypal');
    await tolk.settle();
    expect(await shown(batch)).toMatchObject({
      providerAnswer: 'INSUFFICIENT_FUNDS',
      triedTime: tolk.clock.now().toISOString(),
      acknowledgedTime: null,
    });
    payouts.paypal.isPoor = false;
    await tolk.advance(MINUTE);
    expect(await shown(batch)).toMatchObject({
      providerAnswer: null,
      acknowledgedTime: expect.any(String),
    });
    expect(payouts.paypal.sent).toHaveLength(1);
  });

  it.each([
    // PayPal said that it did nothing; Payoneer, asked by our numbers, knows none of them.
    ['paypal', 'isPoor'],
    ['payoneer', 'isPoor'],
    ['payoneer', 'down'],
  ] as const)('by %s (%s) is taken back: the money is ready again', async (method, fault) => {
    const batch = await tried(method, fault);
    const taken = await dataOf(takeBack(batch));
    expect(taken).toMatchObject({
      status: 'takenBack',
      failed: 2,
      takenBackBy: expect.any(String),
      takenBackTime: tolk.clock.now().toISOString(),
      allowedActions: [],
    });
    for (const { settlementId } of batch.settlements) {
      const detail = await dataOf(
        ops<StaffSettlementDetail>('getSettlementDetail', { settlementId }),
      );
      expect(detail).toMatchObject({ status: 'failed', failureReason: reason });
      expect(detail.timeline.at(-1)).toMatchObject({ action: 'fail', actor: 'staff' });
    }
    for (const { supplier } of markets) {
      const { ready, available } = await state(supplier.personId);
      expect(ready).toBeGreaterThanOrEqual(710_00);
      expect(available).toBe(ready);
    }
    const [act] = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select(['action', 'details', 'staff_id'])
      .where('subject_id', '=', batch.payoutBatchId)
      .orderBy('at', 'desc')
      .limit(1)
      .execute();
    expect(act).toEqual({
      action: 'takeBackPayoutBatch',
      details: { number: batch.batchNumber, reason },
      staff_id: finance.staffId,
    });
    expect((await takeBack(batch)).code).toBe(409);
    expect((await ask(batch)).code).toBe(409);
    await sendAgain(batch);
    await tolk.advance(DAY);
    expect(payouts[method].sent).toEqual([]);
  });

  it('that was never tried is taken back at once', async () => {
    const batch = await untried('paypal');
    expect(await dataOf(takeBack(batch))).toMatchObject({ status: 'takenBack' });
    await sendAgain(batch);
    expect(payouts.paypal.sent).toEqual([]);
  });

  it('is not taken back while PayPal’s last answer says nothing', async () => {
    const batch = await tried('paypal', 'down');
    expect(await takeBack(batch)).toMatchObject({
      code: 1313,
      msg: 'The provider has not confirmed that it never received this batch, so it can’t be cancelled yet. Ask the provider first.',
    });
    expect(await shown(batch)).toMatchObject({ status: 'approved' });
  });

  it('is not taken back while Payoneer is silent, or when it has a part of it', async () => {
    const batch = await tried('payoneer', 'down');
    payouts.payoneer.down = true;
    expect(await takeBack(batch)).toMatchObject({ code: 1311 });
    payouts.payoneer.down = false;
    payouts.payoneer.took.add(batch.settlements[1]?.settlementNumber ?? '');
    expect(await takeBack(batch)).toMatchObject({ code: 1312 });
    expect(await shown(batch)).toMatchObject({ status: 'approved', failed: 0 });
  });

  it('is not taken back when one of its payouts was reported, however its try ended', async () => {
    const batch = await tried('paypal', 'isPoor');
    await receivePayoutState(tolk.app.deps, {
      reference: batch.settlements[0]?.settlementNumber ?? '',
      state: 'pending',
      providerState: 'ONHOLD',
      providerReference: 'P1',
      reason: null,
    });
    expect(await takeBack(batch)).toMatchObject({ code: 1312 });
  });

  it('is not taken back right after a try, and says from when on it is', async () => {
    payouts.paypal.isPoor = true;
    const batch = await approved('paypal');
    await tolk.settle();
    const action = (await shown(batch)).allowedActions.find((one) => one.action === 'takeBack');
    expect(action).toMatchObject({
      enabled: false,
      reason: 'It has just been sent to the provider. Available 15 minutes after the last attempt.',
      availableAt: new Date(tolk.clock.now().getTime() + 15 * MINUTE).toISOString(),
    });
    expect(await takeBack(batch)).toMatchObject({ code: 409, msg: action?.reason });
  });

  it('needs a reason to be taken back', async () => {
    const { payoutBatchId } = await tried('payoneer', 'down');
    const blank = ops('takeBackPayoutBatch', { payoutBatchId, reason: '  ' });
    expect((await blank).code).toBe(422);
  });
});

describe('asking the provider now', () => {
  it('sends a batch to PayPal that it has not taken in', async () => {
    const batch = await tried('paypal', 'isPoor');
    payouts.paypal.down = true;
    expect(await ask(batch)).toMatchObject({ code: 1311 });
    payouts.paypal.down = false;
    expect(await dataOf(ask(batch))).toMatchObject({ acknowledgedTime: expect.any(String) });
    expect(payouts.paypal.sent).toHaveLength(1);
    await sendAgain(batch);
    expect(payouts.paypal.sent).toHaveLength(1);
    expect(await takeBack(batch)).toMatchObject({
      code: 409,
      msg: 'The provider has received this batch. Each payout ends with its answer.',
    });
  });

  it('finds a batch at Payoneer whose answer was lost, and books what became of it', async () => {
    const batch = await tried('payoneer', 'down');
    expect(await dataOf(ask(batch))).toMatchObject({ acknowledgedTime: null });
    expect(payouts.payoneer.sent).toEqual([]);
    for (const { settlementNumber } of batch.settlements) {
      payouts.payoneer.took.add(settlementNumber);
      payouts.payoneer.says.set(settlementNumber, { state: 'paid', providerState: 'Transferred' });
    }
    expect(await dataOf(ask(batch))).toMatchObject({
      acknowledgedTime: expect.any(String),
      settled: 2,
    });
    expect(await ask(batch)).toMatchObject({
      code: 409,
      msg: 'Every payout of this batch has ended.',
    });
  });

  it('is not possible for cards, which the bank answers by a file', async () => {
    const batch = await approved('personalCard');
    expect(batch.allowedActions).toEqual([]);
    for (const answer of [await ask(batch), await takeBack(batch)]) {
      expect(answer).toMatchObject({
        code: 409,
        msg: 'The bank pays this batch. Import its result file.',
      });
    }
  });
});

describe('sending and taking back at once', () => {
  it('a try that begins while the provider is asked wins', async () => {
    const batch = await untried('payoneer');
    payouts.payoneer.whileAsked = () => sendAgain(batch);
    const answer = await takeBack(batch);
    expect(answer.code).toBe(409);
    expect(payouts.payoneer.sent).toHaveLength(1);
    expect(await shown(batch)).toMatchObject({ status: 'approved', failed: 0 });
  });

  it('a batch is not taken back while it is on its way', async () => {
    const batch = await untried('payoneer');
    const answers: number[] = [];
    payouts.payoneer.whileSent = async () => void answers.push((await takeBack(batch)).code);
    await sendAgain(batch);
    expect(answers).toEqual([409]);
    expect(await shown(batch)).toMatchObject({
      status: 'approved',
      acknowledgedTime: expect.any(String),
    });
  });

  it('one of them wins, in each of 8 rounds, and the money goes one way', async () => {
    for (let round = 0; round < 8; round += 1) {
      payouts.payoneer.sent = [];
      const batch = await untried('payoneer');
      // A head start that grows, so that either comes first.
      const answers = await Promise.all([
        takeBack(batch),
        delay(round * 5).then(() => sendAgain(batch)),
        ...(round % 2 === 0 ? [takeBack(batch)] : []),
      ]);
      const won = answers.filter((answer) => answer && answer.code === 0).length;
      const { status, acknowledgedTime, failed } = await shown(batch);
      const wasSent = payouts.payoneer.sent.length > 0;
      expect([won, status, failed, acknowledgedTime !== null]).toEqual(
        wasSent ? [0, 'approved', 0, true] : [1, 'takenBack', 2, false],
      );
      await sendAgain(batch);
      expect(payouts.payoneer.sent).toHaveLength(wasSent ? 1 : 0);
      for (const { settlementNumber: reference } of wasSent ? batch.settlements : []) {
        const word = { state: 'failed', providerState: 'Rejected', reason: null } as const;
        await receivePayoutState(tolk.app.deps, { ...word, reference, providerReference: null });
      }
    }
  }, 60_000);
});

it('a payout that is refused whole fails whole, once', async () => {
  payouts.payoneer.refuses = true;
  const batch = await approved('payoneer');
  await Promise.all([sendAgain(batch), sendAgain(batch)]);
  payouts.payoneer.refuses = false;
  expect(await shown(batch)).toMatchObject({ failed: 2, providerAnswer: 'RECEIVER_INVALID' });
  await tolk.advance(DAY);
  expect(payouts.payoneer.sent).toEqual([]);
});

it('a try that is refused after another one was taken in ends no payout', async () => {
  const batch = await untried('payoneer');
  // The first is slow to arrive: its references are used by then, which is what it is refused for.
  payouts.payoneer.whileSent = async () => {
    delete payouts.payoneer.whileSent;
    await sendAgain(batch);
    throw new ProviderRefused('payoneer', 'DUPLICATE', 'used before');
  };
  await sendAgain(batch);
  expect(payouts.payoneer.sent).toHaveLength(1);
  expect(await shown(batch)).toMatchObject({
    failed: 0,
    acknowledgedTime: expect.any(String),
    providerAnswer: null,
  });
});

it.each([
  ['pending', 'ONHOLD'],
  ['paid', 'SUCCESS'],
] as const)(
  'a payout reported as %s keeps a refused try from ending its batch',
  async (word, providerState) => {
    const batch = await tried('paypal', 'down');
    await receivePayoutState(tolk.app.deps, {
      reference: batch.settlements[0]?.settlementNumber ?? '',
      state: word,
      providerState,
      providerReference: 'P1',
      reason: null,
    });
    payouts.paypal.refuses = true;
    expect(await ask(batch)).toMatchObject({ code: 1311 });
    expect(await shown(batch)).toMatchObject({ failed: 0, providerAnswer: 'RECEIVER_INVALID' });
    expect(await takeBack(batch)).toMatchObject({ code: 409 });
  },
);

it('a payout without an end for ten days is shown to finance, and asked about', async () => {
  const batch = await approved('paypal', [0]);
  const [{ settlementId, settlementNumber } = { settlementId: '', settlementNumber: '' }] =
    batch.settlements;
  await tolk.settle();
  const flagged = async () => {
    const page = { pageNum: 1, pageSize: 20, unresolved: true };
    const { list } = await dataOf(ops<{ list: StaffSettlementRow[] }>('getSettlementList', page));
    return list.map((row) => [row.settlementId, row.unresolved]);
  };
  await tolk.advance(10 * DAY - MINUTE);
  finance = await addStaffMember(tolk, 'finance');
  expect(await flagged()).toEqual([]);
  expect(await shown(batch)).toMatchObject({ unresolved: 0 });
  await tolk.advance(MINUTE);
  expect(await flagged()).toEqual([[settlementId, true]]);
  const { list } = await dataOf(
    ops<{ list: PayoutBatchDetail[] }>('getPayoutBatchList', { pageNum: 1, pageSize: 20 }),
  );
  expect(list[0]).toMatchObject({ batchNumber: batch.batchNumber, unresolved: 1 });
  // Asked without an answer it stays what it is: nobody guesses.
  expect(await dataOf(ask(batch))).toMatchObject({ unresolved: 1, settled: 0, failed: 0 });
  payouts.paypal.says.set(settlementNumber, { state: 'paid', providerState: 'SUCCESS' });
  expect(await dataOf(ask(batch))).toMatchObject({ unresolved: 0, settled: 1 });
  expect(await flagged()).toEqual([]);
});

describe('a supplier who is blocked', () => {
  it('is left out of a batch', async () => {
    const { settlementId, settlementNumber } = await apply(0, 'personalCard');
    const other = await apply(1, 'personalCard');
    await block(markets[0]?.supplier.personId ?? '');
    const settlementIds = [settlementId, other.settlementId];
    expect(await ops('addPayoutBatch', { settlementIds })).toMatchObject({
      code: 1310,
      msg: `The supplier of ${settlementNumber} is blocked, so this can’t be paid out. Remove it from the batch.`,
    });
    const { list } = await dataOf(
      ops<{ list: StaffSettlementRow[] }>('getSettlementList', {
        pageNum: 1,
        pageSize: 20,
        status: 'applied',
      }),
    );
    expect(Object.fromEntries(list.map((row) => [row.settlementId, row.supplierBlocked]))).toEqual({
      [settlementId]: true,
      [other.settlementId]: false,
    });
  });

  it('is taken out of a draft before that is approved', async () => {
    const { batch, applications } = await draft('personalCard');
    const { payoutBatchId } = batch;
    const [blocked, other] = applications;
    await block(markets[0]?.supplier.personId ?? '');
    const stopped = await shown(batch);
    expect(stopped.allowedActions.find(({ action }) => action === 'approve')).toEqual({
      action: 'approve',
      enabled: false,
      reason: 'A supplier in this batch is blocked. Remove their request first.',
    });
    const marked = stopped.settlements.filter(({ supplierBlocked }) => supplierBlocked);
    expect(marked.map(({ settlementId }) => settlementId)).toEqual([blocked?.settlementId]);
    expect(await ops('approvePayoutBatch', { payoutBatchId }, admin)).toMatchObject({
      code: 1310,
      msg: `The supplier of ${blocked?.settlementNumber ?? ''} is blocked, so this can’t be paid out. Remove it from the batch.`,
    });
    const out = { payoutBatchId, settlementId: blocked?.settlementId };
    expect(await dataOf(ops<PayoutBatchDetail>('takeOutOfPayoutBatch', out))).toMatchObject({
      count: 1,
      total: 710_00,
      settlements: [{ settlementId: other?.settlementId }],
    });
    expect((await ops('takeOutOfPayoutBatch', out)).code).toBe(409);
    const last = { payoutBatchId, settlementId: other?.settlementId };
    expect(await ops('takeOutOfPayoutBatch', last)).toMatchObject({
      code: 409,
      msg: 'It is the only one in the batch. Cancel the batch instead.',
    });
    expect(await dataOf(ops('approvePayoutBatch', { payoutBatchId }, admin))).toMatchObject({
      status: 'approved',
    });
    const freed = { settlementId: blocked?.settlementId };
    expect(await dataOf(ops('getSettlementDetail', freed))).toMatchObject({
      status: 'applied',
      payoutBatchId: null,
    });
  });

  it('is never approved, in whatever order block and approval come', async () => {
    const { batch } = await draft('personalCard', [0]);
    const { payoutBatchId } = batch;
    const [answer] = await Promise.all([
      ops('approvePayoutBatch', { payoutBatchId }, admin),
      block(markets[0]?.supplier.personId ?? ''),
    ]);
    expect([0, 1310]).toContain(answer.code);
    const { db } = tolk.app.deps;
    const { approved_at } = await db
      .selectFrom('payout_batch')
      .select('approved_at')
      .where('id', '=', payoutBatchId)
      .executeTakeFirstOrThrow();
    expect(approved_at !== null).toBe(answer.code === 0);
  });
});

describe('the database refuses', () => {
  it.each([
    ['approved by its maker', 'payout_batch_four_eyes', () => ({ approved_by: finance.staffId })],
    ['taken back by nobody', 'payout_batch_taken_back', () => ({ status: 'takenBack' as const })],
  ])('a batch that was %s', async (_what, constraint, changes) => {
    const { payoutBatchId } = await approved('personalCard', [0]);
    const { db } = tolk.app.deps;
    const update = db.updateTable('payout_batch').set(changes()).where('id', '=', payoutBatchId);
    await expect(update.execute()).rejects.toThrow(constraint);
  });
});
