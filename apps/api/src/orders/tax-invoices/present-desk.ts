import type { StaffTaxInvoice, StaffTaxInvoiceRow } from '@tolk/contract';
import type { Language } from '@tolk/domain';
import { shownName } from '../../accounts/identity/shown-name.ts';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { unsealAccount } from '../../profiles/invoicing/invoice-details.ts';
import { invoiceEvents, type DeskInvoice, type listDeskInvoices } from './desk-repository.ts';
import {
  invoiceActions,
  presentCommon,
  presentDocument,
  presentLine,
} from './present-tax-invoice.ts';
import { standingOf } from './invoice-facts.ts';
import type { Issuance } from './issuance-repository.ts';
import { documentsOf } from './tax-invoice-repository.ts';

type DeskRow = Awaited<ReturnType<typeof listDeskInvoices>>['rows'][number];

export function presentDeskRow(invoice: DeskRow, reader: Language): StaffTaxInvoiceRow {
  return { ...presentForStaff(invoice, invoice.paid, reader), orders: invoice.orders };
}

export async function presentDeskInvoice(
  db: Queryable,
  invoice: DeskInvoice,
  context: Pick<CallContext, 'deps' | 'language' | 'now'>,
): Promise<StaffTaxInvoice> {
  const { lines, issuance, facts } = await standingOf(db, invoice, context.deps);
  const papers = await documentsOf(db, [invoice.id]);
  const events = await invoiceEvents(db, invoice.id);
  const { serverKeys } = context.deps.config;
  return {
    ...presentForStaff(invoice, facts.paid, context.language),
    address: invoice.address,
    phone: invoice.phone,
    bank: invoice.bank,
    bankAccount: unsealAccount(serverKeys, invoice.sealed_bank_account),
    email: invoice.email,
    orders: lines.map(presentLine),
    documents: papers.map(presentDocument),
    toTakeBack: facts.toTakeBack,
    issuance: issuance === undefined ? null : presentIssuance(issuance),
    timeline: events.map(({ action, by_name, to_name, at }) => ({
      action,
      byName: by_name,
      toName: to_name,
      time: at.toISOString(),
    })),
    allowedActions: invoiceActions(invoice, facts, 'staff', context),
  };
}

function presentIssuance({ kind, amount, state, reason, started_at }: Issuance) {
  return { kind, amount, state, reason, startTime: started_at.toISOString() };
}

function presentForStaff(invoice: DeskInvoice, paid: number, reader: Language) {
  return {
    ...presentCommon(invoice, paid),
    clientId: invoice.client_id,
    clientName: shownName(invoice.client_name, reader),
    assigneeId: invoice.assignee_id,
    assigneeName: invoice.assignee_name,
  };
}
