import { randomUUID } from 'node:crypto';
import type { RequestOf, TaxInvoice, TaxInvoiceForm, calls } from '@tolk/contract';
import { findTransition, missingForSpecial, taxInvoiceLifecycle } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { visibleText } from '../../calls/field-rules.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { sealAccount } from '../../profiles/invoicing/invoice-details.ts';
import { buyerOf } from './buyer.ts';
import { countOwnOrders, lockInvoiceable } from './invoiceable-repository.ts';
import { clientFacts, invoiceActions, presentTaxInvoice } from './present-tax-invoice.ts';
import {
  findOwnTaxInvoice,
  freeOrders,
  insertTaxInvoice,
  insertTaxInvoiceEvent,
  lockTaxInvoice,
  updateTaxInvoice,
} from './tax-invoice-repository.ts';

type Calls = typeof calls.clientinterface.invoices;

const texts = {
  taken: {
    en: 'One of these orders is on an invoice already, has not ended or was refunded in full. Choose again.',
    zh: '所选订单中有的已申请开票、尚未结束或已全额退款，请重新选择。',
  },
  months: {
    en: 'Orders on one invoice have ended in the same month. Ask for one invoice a month.',
    zh: '合并开票的订单须在同一个月结束，请按月分别申请。',
  },
  special: {
    en: 'A special VAT invoice needs a unified social credit code, address, phone, bank and account. Complete your invoice details first.',
    zh: '开具增值税专用发票须有统一社会信用代码、地址、电话、开户行及账号，请先补全开票信息。',
  },
};

/**
 * Asks for a tax invoice. Throws `notFound` for an order that is not the caller's, 422 at
 * `projectOrderIds` for one that can't be invoiced or orders that don't go together, and at
 * `invoiceKind` where the buyer's data don't allow it.
 */
export async function requestTaxInvoice(
  { invoiceKind: kind, projectOrderIds: orderIds, note }: TaxInvoiceForm,
  context: CallContext,
): Promise<TaxInvoice> {
  const { deps, personId, now } = context;
  if ((await countOwnOrders(deps.db, personId, orderIds)) < orderIds.length) refuse('notFound');
  const id = randomUUID();
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const orders = await lockInvoiceable(tx, personId, orderIds);
    if (orders.length < orderIds.length) invalidFields({ projectOrderIds: texts.taken });
    if (new Set(orders.map(({ month }) => month)).size > 1)
      invalidFields({ projectOrderIds: texts.months });
    const buyer = await buyerOf(tx, orderIds, context);
    if (kind === 'special' && missingForSpecial(buyer).length > 0)
      invalidFields({ invoiceKind: texts.special });
    await insertTaxInvoice(
      tx,
      {
        id,
        client_id: personId,
        kind,
        status: taxInvoiceLifecycle.initial,
        title: buyer.name,
        tax_number: buyer.taxNumber,
        address: buyer.address,
        phone: buyer.phone,
        bank: buyer.bank,
        sealed_bank_account: sealAccount(deps.config.serverKeys, buyer.bankAccount),
        email: buyer.email,
        note: visibleText(note),
        assignee_id: null,
        reason: null,
        requested_at: now,
        issued_at: null,
      },
      orderIds,
    );
    await insertTaxInvoiceEvent(tx, {
      invoice_id: id,
      action: 'request',
      staff_id: null,
      to_staff_id: null,
      at: now,
    });
    invalidate(tx, personId, ['TaxInvoice']);
    return presentTaxInvoice(
      tx,
      (await findOwnTaxInvoice(tx, personId, id)) ?? refuse('notFound'),
      context,
    );
  });
}

/** Its orders are free for another one. Throws `notFound`, `conflict`. */
export async function withdrawTaxInvoice(
  { taxInvoiceId, version }: RequestOf<Calls['withdrawTaxInvoice']>,
  context: CallContext,
): Promise<TaxInvoice> {
  const { personId, now } = context;
  return context.transaction(async (tx) => {
    const invoice = (await lockTaxInvoice(tx, taxInvoiceId, personId)) ?? refuse('notFound');
    const allowed = findTransition(taxInvoiceLifecycle, invoice.status, 'client', 'withdraw');
    if (allowed === undefined || version !== invoice.version) {
      refuse('conflict', {
        data: { allowedActions: invoiceActions(invoice, clientFacts, 'client', context) },
      });
    }
    await updateTaxInvoice(tx, invoice.id, { status: 'withdrawn' });
    await freeOrders(tx, invoice.id);
    await insertTaxInvoiceEvent(tx, {
      invoice_id: invoice.id,
      action: 'withdraw',
      staff_id: null,
      to_staff_id: null,
      at: now,
    });
    invalidate(tx, personId, ['TaxInvoice']);
    const then = (await findOwnTaxInvoice(tx, personId, invoice.id)) ?? refuse('notFound');
    return presentTaxInvoice(tx, then, context);
  });
}
