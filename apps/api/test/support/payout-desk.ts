import type { PayoutBatchDetail, Quote, RequestOf, SettlementDetail, calls } from '@tolk/contract';
import { MINUTE, type SettlementMethodName } from '@tolk/domain';
import { releaseEarnings } from '../../src/orders/earnings/release.ts';
import { sendPayouts } from '../../src/payouts/batches/payout-jobs.ts';
import { stoppedClock } from '../bad-input/stopped-clock.ts';
import { fakePayments } from './fake-payments.ts';
import { fakePayouts } from './fake-payouts.ts';
import { dataOf, openMarket, withKey, type Market } from './market.ts';
import { makePayable } from './payable-supplier.ts';
import { addStaffMember, type TestStaff } from './staff.ts';
import { testApp } from './test-app.ts';

type OpsCalls = typeof calls.opsinterface.settlements;

const start = Date.parse('2031-03-02T02:00:00Z');

/**
 * Finance and admin of an installation of its own, whose two suppliers can settle one project each at
 * the beginning of every test. Called at the top level of a test file.
 */
export function payoutDesk() {
  const payouts = fakePayouts();
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

  return {
    tolk,
    payouts,
    get finance() {
      return finance;
    },
    get admin() {
      return admin;
    },
    get markets() {
      return markets;
    },
    /** Another member of finance: sessions end when days pass. */
    renewFinance: async () => {
      finance = await addStaffMember(tolk, 'finance');
    },
    ops,
    state,
    block,
    apply,
    draft,
    approved,
    ask,
    reason,
    takeBack,
    shown,
    sendAgain,
    tried,
    untried,
  };
}
