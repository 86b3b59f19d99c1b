import { randomUUID } from 'node:crypto';
import type { Quote, SettlementDetail } from '@tolk/contract';
import { DAY, HOUR, addMs, settlementWindow, type SettlementMethodName } from '@tolk/domain';
import { releaseEarnings } from '../../src/orders/earnings/release.ts';
import { makePdf } from '../support/make-pdf.ts';
import { dataOf, openMarket, withKey, type Market } from '../support/market.ts';
import { addStaffMember } from '../support/staff.ts';
import { makePayable } from '../support/payable-supplier.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Fixture } from './fixture.ts';

/** Now, or the next moment in which settlement can be applied for. */
export function inSettlementWindow(now = new Date()): number {
  const { open, opensAt } = settlementWindow(now);
  return (open ? now : addMs(opensAt, HOUR)).getTime();
}

/** What makes the changing calls of settlement possible, by their names; each has a supplier of its own. */
export function settlementBodies(tolk: TestApp, fixture: () => Fixture) {
  const earner = async (party: 'individual' | 'company' = 'individual') => {
    const { db, clock } = tolk.app.deps;
    const market = await openMarket(tolk);
    await makePayable(tolk, market.supplier.personId, party);
    const { projectOrderId } = await market.complete();
    await db
      .updateTable('earning')
      .set({ hold_until: clock.now() })
      .where('order_id', '=', projectOrderId)
      .execute();
    await releaseEarnings.run({ orderId: projectOrderId }, tolk.app.deps);
    return { market, projectOrderId };
  };
  const quoted = async (method: SettlementMethodName = 'personalCard') => {
    const { market, projectOrderId } = await earner();
    const body = { projectOrderIds: [projectOrderId], method };
    const path = '/supinterface/getSettlementQuote';
    const { quoteId } = await dataOf(market.supplier.call<Quote>(path, body));
    return { market, quoteId };
  };
  const applied = async (method?: SettlementMethodName) => {
    const { market, quoteId } = await quoted(method);
    const answer = market.supplier.call<SettlementDetail>(
      '/supinterface/getJSSQ',
      { quoteId },
      withKey(),
    );
    return { market, settlement: await dataOf(answer) };
  };
  const draft = async (method?: SettlementMethodName) => {
    const { settlement } = await applied(method);
    const { settlementId, settlementNumber } = settlement;
    const batch = { settlementIds: [settlementId] };
    const maker = await addStaffMember(tolk, 'finance');
    const made = maker.call<{ payoutBatchId: string }>(
      '/opsinterface/addPayoutBatch',
      batch,
      withKey(),
    );
    const { payoutBatchId } = await dataOf(made);
    return { settlementId, settlementNumber, payoutBatchId };
  };
  const sent = async (method?: SettlementMethodName) => {
    const batch = await draft(method);
    const { payoutBatchId } = batch;
    await staff('approvePayoutBatch', { payoutBatchId });
    return batch;
  };
  /** A batch that Payoneer did not take in, a day ago; what is tried next is not due. */
  const unsent = async () => {
    const { db, clock } = tolk.app.deps;
    await newRate({ needs_second: false, in_force_at: clock.now() });
    const batch = await sent('payoneer');
    await tolk.settle();
    await db
      .updateTable('payout_batch')
      .set({ last_tried_at: addMs(clock.now(), -DAY) })
      .where('id', '=', batch.payoutBatchId)
      .execute();
    return batch;
  };
  /** The one rate that waits, or one in force. */
  const newRate = async (change: { needs_second: boolean; in_force_at: Date | null }) => {
    const { db, clock } = tolk.app.deps;
    const exchangeRateId = randomUUID();
    await db.deleteFrom('exchange_rate').where('in_force_at', 'is', null).execute();
    await db
      .insertInto('exchange_rate')
      .values({
        id: exchangeRateId,
        rate: 71_000,
        staff_id: (await addStaffMember(tolk, 'finance')).staffId,
        set_at: clock.now(),
        ...change,
        previous_rate: null,
        confirmed_by: null,
        refused_by: null,
        decided_at: null,
      })
      .execute();
    return exchangeRateId;
  };
  const invoice = async (market: Market, projectOrderId: string) => ({
    invoiceNumber: randomUUID().replaceAll('-', '').slice(0, 20),
    fileId: await uploadInvoice(market),
    projectOrderIds: [projectOrderId],
  });
  return {
    getSettlementQuote: async () => {
      const { market, projectOrderId } = await earner();
      const body = { projectOrderIds: [projectOrderId], method: 'personalCard' };
      return { token: market.supplier.token, body };
    },
    getJSSQ: async () => {
      const { market, quoteId } = await quoted();
      return { token: market.supplier.token, body: { quoteId } };
    },
    withdrawSettlement: async () => {
      const { market, settlement } = await applied();
      const { settlementId, version } = settlement;
      return { token: market.supplier.token, body: { settlementId, version } };
    },
    saveFeeInvoice: async () => {
      const { market, projectOrderId } = await earner('company');
      return { token: market.supplier.token, body: await invoice(market, projectOrderId) };
    },
    deleteFeeInvoice: async () => {
      const { market, projectOrderId } = await earner('company');
      const form = await invoice(market, projectOrderId);
      const path = '/supinterface/saveFeeInvoice';
      const answer = market.supplier.call<{ feeInvoiceId: string }>(path, form);
      const { feeInvoiceId } = await dataOf(answer);
      return { token: market.supplier.token, body: { feeInvoiceId } };
    },
    refuseSettlement: async () => {
      const { settlementId, version } = (await applied()).settlement;
      return { body: { settlementId, version, reason: 'The name differs from the account.' } };
    },
    addPayoutBatch: async () => ({
      body: { settlementIds: [(await applied()).settlement.settlementId] },
    }),
    approvePayoutBatch: async () => ({ body: { payoutBatchId: (await draft()).payoutBatchId } }),
    dropPayoutBatch: async () => ({ body: { payoutBatchId: (await draft()).payoutBatchId } }),
    importBankResult: async () => {
      const { payoutBatchId, settlementNumber } = await sent();
      const text = `结算编号,金额,处理结果\n${settlementNumber},1800.00,成功\n`;
      return { body: { payoutBatchId, text } };
    },
    recordPayoutReturn: async () => {
      const { settlementId } = await sent();
      const { version } = await staff<{ version: number }>('getSettlementDetail', { settlementId });
      const reason = 'The account is closed.';
      return { body: { settlementId, version, reason, bankReference: 'ICBC 202611210001' } };
    },
    takeOutOfPayoutBatch: async () => {
      const settlementIds = [
        (await applied()).settlement.settlementId,
        (await applied()).settlement.settlementId,
      ];
      const batch = { settlementIds };
      const { payoutBatchId } = await staff<{ payoutBatchId: string }>('addPayoutBatch', batch);
      return { body: { payoutBatchId, settlementId: settlementIds[0] } };
    },
    askPayoutProvider: async () => ({ body: { payoutBatchId: (await unsent()).payoutBatchId } }),
    takeBackPayoutBatch: async () => ({
      body: { payoutBatchId: (await unsent()).payoutBatchId, reason: 'The account is locked.' },
    }),
    setExchangeRate: async () => {
      await newRate({ needs_second: false, in_force_at: tolk.app.deps.clock.now() });
      return { body: { rate: 71_000 } };
    },
    setDisplayRate: async () => ({ body: { currency: 'EUR', rate: 780_000_000 } }),
    decideExchangeRate: async () => {
      const exchangeRateId = await newRate({ needs_second: true, in_force_at: null });
      return { body: { exchangeRateId, confirm: true } };
    },
  };

  async function staff<Answer>(name: string, body: object): Promise<Answer> {
    return dataOf(fixture().staff.admin.call<Answer>(`/opsinterface/${name}`, body, withKey()));
  }
}

async function uploadInvoice({ supplier }: Market): Promise<string> {
  const form = new FormData();
  form.append('purpose', 'invoice');
  const page = makePdf('BT /F1 12 Tf 40 700 Td (Fapiao) Tj ET');
  form.append('file', new Blob([new Uint8Array(page)]), 'invoice.pdf');
  const path = '/supinterface/uploadFile';
  return (await dataOf(supplier.call<{ fileId: string }>(path, undefined, { form }))).fileId;
}
