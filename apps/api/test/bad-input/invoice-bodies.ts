import { dataOf } from '../support/market.ts';
import { addStaffMember } from '../support/staff.ts';
import { invoiceDetails, taxInvoiceOf } from '../support/tax-invoices.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Fixture } from './fixture.ts';

/** What makes each changing call about tax invoices possible, by its name. */
export function invoiceBodies(tolk: TestApp, fixture: () => Fixture) {
  const form = async () => {
    const { market } = fixture();
    await taxInvoiceOf.introduce(market.client);
    const { projectOrderId } = await market.complete();
    return { invoiceKind: 'ordinary', projectOrderIds: [projectOrderId], note: '' };
  };
  const asked = async () => {
    const { client } = fixture().market;
    const path = '/clientinterface/requestTaxInvoice';
    type Target = { taxInvoiceId: string; version: number };
    const { taxInvoiceId, version } = await dataOf(client.call<Target>(path, await form()));
    return { taxInvoiceId, version };
  };
  const paper = (amount: number) => taxInvoiceOf.paper(fixture().staff.admin, amount);
  /** Issued, and a quarter of it refunded since. */
  const refunded = async () => {
    const { admin } = fixture().staff;
    const target = await asked();
    await dataOf(
      admin.call('/opsinterface/issueTaxInvoice', { ...target, ...(await paper(1_854_00)) }),
    );
    const shown = await taxInvoiceOf.look(admin, target.taxInvoiceId);
    const colleague = await addStaffMember(tolk, 'finance');
    const refund = {
      projectOrderId: shown.orders[0]?.projectOrderId,
      refundPercent: 25,
      reason: 'The glossary was not used.',
    };
    const key = { idempotencyKey: target.taxInvoiceId };
    await dataOf(colleague.call('/opsinterface/proposeRefund', refund, key));
    return { taxInvoiceId: target.taxInvoiceId, version: 3 };
  };
  return {
    saveOrderReferences: async () => {
      const { projectOrderId } = await fixture().market.start();
      return { body: { projectOrderId, purchaseOrder: 'PO 4500017', costCentre: '4711' } };
    },
    saveInvoiceDetails: async () => ({ body: invoiceDetails }),
    requestTaxInvoice: async () => ({ body: await form() }),
    withdrawTaxInvoice: async () => ({ body: await asked() }),
    sendTaxInvoice: async () => ({ body: await asked() }),
    issueTaxInvoice: async () => ({ body: { ...(await asked()), ...(await paper(1_854_00)) } }),
    correctTaxInvoice: async () => ({ body: { ...(await refunded()), ...(await paper(463_50)) } }),
    declineTaxInvoice: async () => ({
      body: { ...(await asked()), reason: 'The title is misspelt.' },
    }),
    deleteTaxInvoiceFile: async () => ({ body: { fileId: (await paper(1)).fileId } }),
  };
}
