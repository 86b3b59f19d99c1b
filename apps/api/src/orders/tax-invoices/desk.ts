import type { RequestOf, ResponseOf, StaffTaxInvoice, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse } from '../../calls/refusal.ts';
import { transaction } from '../../database/transaction.ts';
import { answerWithFile } from '../../files/uploads/files.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { findDeskInvoice, listDeskInvoices } from './desk-repository.ts';
import { presentDeskInvoice, presentDeskRow } from './present-desk.ts';
import { findDocument } from './tax-invoice-repository.ts';

type Calls = typeof calls.opsinterface.invoices;

export async function taxInvoiceQueue(
  { status, invoiceKind, assignee, search, ...page }: RequestOf<Calls['getTaxInvoiceQueue']>,
  { deps, staffMember, language }: CallContext,
): Promise<ResponseOf<Calls['getTaxInvoiceQueue']>> {
  const wanted = search?.trim();
  const filter = {
    ...(status === undefined ? {} : { status }),
    ...(invoiceKind === undefined ? {} : { kind: invoiceKind }),
    ...(assignee === undefined
      ? {}
      : { assigneeId: assignee === 'me' ? staffMember.staffId : null }),
    ...(wanted ? { search: wanted } : {}),
  };
  const { total, rows } = await listDeskInvoices(deps.db, filter, pagingOf(page));
  return { total, list: rows.map((row) => presentDeskRow(row, language)) };
}

/** One invoice; the look is noted before anything is shown. Throws `notFound`. */
export async function taxInvoiceDetail(
  { taxInvoiceId }: RequestOf<Calls['getTaxInvoiceDetail']>,
  context: CallContext,
): Promise<StaffTaxInvoice> {
  const { db } = context.deps;
  const invoice = (await findDeskInvoice(db, taxInvoiceId)) ?? refuse('notFound');
  const { id, client_id: personId } = invoice;
  await noteLook({ action: 'getTaxInvoiceDetail', id, details: { personId } }, context);
  return presentDeskInvoice(db, invoice, context);
}

/** A paper of an invoice; the look is noted. Throws `notFound`. */
export async function downloadPaper(
  { documentId }: RequestOf<Calls['downloadTaxInvoiceFile']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const file = (await findDocument(context.deps.db, documentId)) ?? refuse('notFound');
  const details = { personId: file.client_id, documentId };
  await noteLook({ action: 'downloadTaxInvoiceFile', id: file.invoice_id, details }, context);
  await answerWithFile(file, context);
  return {};
}

function noteLook(
  { action, id, details }: { action: string; id: string; details: Record<string, string> },
  context: CallContext,
): Promise<void> {
  return transaction(context.deps.db, (tx) =>
    recordAudit(tx, context, { action, subject: 'taxInvoice', subjectId: id, details }),
  );
}
