import type { PayoutBatchStatus, SettlementStatus } from '@tolk/domain';
import type { Refund } from '../../src/orders/refunds/refund-repository.ts';
import { type FakePayments } from '../support/fake-payments.ts';
import { openMarket, type Market, type OrderDetail } from '../support/market.ts';
import { makePayable } from '../support/payable-supplier.ts';
import { addStaffMember, type TestStaff } from '../support/staff.ts';
import { openOrganisation, type ModelOrganisation } from './organisation.ts';
import { openCompany, type ModelCompany } from './supplier-company.ts';
import type { TestApp } from '../support/test-app.ts';

interface Statuses {
  payout_batch: PayoutBatchStatus;
  refund: Refund['status'];
  settlement: SettlementStatus;
}

/** Everybody who can move money, and what they may pick from. */
export interface Fixture {
  tolk: TestApp;
  market: Market;
  organisation: ModelOrganisation;
  company: ModelCompany;
  payments: FakePayments;
  support: readonly [TestStaff, TestStaff];
  finance: readonly [TestStaff, TestStaff];
  ids<Table extends keyof Statuses>(table: Table, status: Statuses[Table]): Promise<string[]>;
  /** Payments that match nothing, of which none was sent back or resolved. */
  openIncidents(): Promise<string[]>;
  /** Bank transfers that the client chose for an order, the newest first; fen. */
  transfersOf(orderId: string): Promise<{ reference: string; amount: number }[]>;
  /** Money in the bank account that nobody knows. */
  unknownTransfers(): Promise<string[]>;
  /** Orders, milestones and markings of a supplier's whose earnings can be applied for. */
  ready(supplierId: string): Promise<string[]>;
  /** Whether the settlement is this supplier's. */
  isSettlementOf(supplierId: string, settlementId: string): Promise<boolean>;
  /** Numbers of payouts by PayPal and Payoneer that have gone out. */
  sentPayouts(): Promise<string[]>;
  /** Payouts to cards whose batch is with the bank; `net` in fen. */
  bankPayouts(): Promise<{ number: string; batchId: string; net: number }[]>;
  /** The market's client goes on for whoever ordered it, its supplier for whoever has it. */
  order(pick: number): Promise<OrderDetail>;
  /** Months pass here, in which people would have logged in again. */
  keepSessions(): Promise<void>;
}

export async function openFixture(tolk: TestApp, payments: FakePayments): Promise<Fixture> {
  const market = await openMarket(tolk);
  await makePayable(tolk, market.supplier.personId);
  const { db } = tolk.app.deps;
  const member = (role: 'support' | 'finance') => addStaffMember(tolk, role);
  const fixture: Fixture = {
    tolk,
    market,
    organisation: await openOrganisation(tolk, market),
    company: await openCompany(tolk, market),
    payments,
    support: [await member('support'), await member('support')],
    finance: [await member('finance'), await member('finance')],
    async ids(table: keyof Statuses, status: Statuses[keyof Statuses]) {
      const rows = await db
        .selectFrom(table)
        .select('id')
        .where('status', '=', status)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    async openIncidents() {
      const rows = await db
        .selectFrom('payment_incident')
        .select('id')
        .where('resolved_at', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    async transfersOf(orderId) {
      const rows = await db
        .selectFrom('payment_attempt')
        .select(['out_trade_no', 'amount'])
        .where('order_id', '=', orderId)
        .where('method', '=', 'bankTransfer')
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(({ out_trade_no: reference, amount }) => ({ reference, amount }));
    },
    async unknownTransfers() {
      const rows = await db
        .selectFrom('incoming_transfer')
        .select('id')
        .where('outcome', '=', 'unknown')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    async ready(supplierId) {
      const rows = await db
        .selectFrom('earning')
        .select(['order_id', 'milestone_id', 'marking_id'])
        .where('supplier_id', '=', supplierId)
        .where('status', '=', 'ready')
        .orderBy('order_id')
        .orderBy('milestone_id')
        .orderBy('marking_id')
        .execute();
      return rows.flatMap(
        ({ order_id, milestone_id, marking_id }) => marking_id ?? milestone_id ?? order_id ?? [],
      );
    },
    async isSettlementOf(supplierId, settlementId) {
      const row = await db
        .selectFrom('settlement')
        .select('supplier_id')
        .where('id', '=', settlementId)
        .executeTakeFirst();
      return row?.supplier_id === supplierId;
    },
    async sentPayouts() {
      const rows = await db
        .selectFrom('settlement')
        .select('number')
        .where('method', 'in', ['paypal', 'payoneer'])
        .where('status', 'in', ['sent', 'settled', 'failed', 'returned'])
        .orderBy('number')
        .execute();
      return rows.map(({ number }) => number);
    },
    async bankPayouts() {
      const rows = await db
        .selectFrom('settlement')
        .select(['number', 'payout_batch_id', 'payout_gross', 'payout_fee'])
        .where('method', 'in', ['personalCard', 'corporateCard'])
        .where('payout_batch_id', 'is not', null)
        .orderBy('number')
        .execute();
      return rows.map(({ number, payout_batch_id: batchId, payout_gross, payout_fee }) => ({
        number,
        batchId: batchId ?? '',
        net: payout_gross - payout_fee,
      }));
    },
    async order(pick) {
      const rows = await db
        .selectFrom('project_order')
        .select(['id', 'client_id', 'supplier_id'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(6)
        .execute();
      const none = { id: '', client_id: '', supplier_id: '' };
      const { id, client_id, supplier_id } = rows[pick % Math.max(1, rows.length)] ?? none;
      const { organisation, company } = fixture;
      organisation.actFor(client_id === organisation.organisationId ? 'organisation' : 'self');
      company.actFor(supplier_id === company.organisationId ? 'organisation' : 'self');
      return market.order('client', id);
    },
    async keepSessions() {
      const now = tolk.clock.now();
      const seen = { started_at: now, last_seen_at: now };
      await db.updateTable('session').set(seen).execute();
      await db.updateTable('staff_session').set(seen).execute();
    },
  };
  await market.send();
  return fixture;
}
