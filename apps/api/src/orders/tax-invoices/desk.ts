import type { RequestOf, ResponseOf, StaffTaxInvoice, calls } from '@tolk/contract';
import { can, staffRoles } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse } from '../../calls/refusal.ts';
import { transaction } from '../../database/transaction.ts';
import { answerWithFile } from '../../files/uploads/files.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { activeStaffOf } from '../../staff/members/staff-repository.ts';
import { findDeskInvoice, listDeskInvoices } from './desk-repository.ts';
import { presentDeskInvoice, presentDeskRow } from './present-desk.ts';
import { findDocument } from './tax-invoice-repository.ts';

type Calls = typeof calls.opsinterface.invoices;

/** Who works at the desk. */
const deskRoles = staffRoles.filter((role) => can(role, 'taxInvoices'));

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

/** Members of staff to whom an invoice can be given. */
export async function taxInvoiceColleagues({
  deps,
}: CallContext): Promise<ResponseOf<Calls['getTaxInvoiceColleagues']>> {
  const found = await activeStaffOf(deps.db, deskRoles);
  return found.map(({ id, name }) => ({ staffId: id, name }));
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

/** Whether an invoice can be given to this member. */
export async function worksAtDesk(context: CallContext, staffId: string): Promise<boolean> {
  const found = await activeStaffOf(context.deps.db, deskRoles);
  return found.some(({ id }) => id === staffId.toLowerCase());
}

function noteLook(
  { action, id, details }: { action: string; id: string; details: Record<string, string> },
  context: CallContext,
): Promise<void> {
  return transaction(context.deps.db, (tx) =>
    recordAudit(tx, context, { action, subject: 'taxInvoice', subjectId: id, details }),
  );
}
