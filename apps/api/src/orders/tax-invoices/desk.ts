import type {
  RequestOf,
  ResponseOf,
  StaffTaxInvoice,
  StaffTaxInvoiceRow,
  calls,
} from '@tolk/contract';
import type { TaxInvoiceDocumentKind } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { openSpanOf } from '../../calls/day-span.ts';
import { plainMoney } from '../../calls/money-text.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse } from '../../calls/refusal.ts';
import { transaction } from '../../database/transaction.ts';
import { answerWithFile } from '../../files/uploads/files.ts';
import { allRows, answerWithRows, type Column } from '../../staff/audit/answer-with-rows.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { findDeskInvoice, listDeskInvoices, type DeskFilter } from './desk-repository.ts';
import { presentDeskInvoice, presentDeskRow } from './present-desk.ts';
import { documentsOf, findDocument, type InvoiceDocument } from './tax-invoice-repository.ts';
import { taxInvoiceKindWords, taxInvoiceStatusWords } from '../../staff/audit/export-words.ts';

type Calls = typeof calls.opsinterface.invoices;

export async function taxInvoiceQueue(
  request: RequestOf<Calls['getTaxInvoiceQueue']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getTaxInvoiceQueue']>> {
  const filter = filterOf(request, context);
  const { db } = context.deps;
  const { total, rows } = await listDeskInvoices(db, filter, pagingOf(request), request.sort);
  return { total, list: rows.map((row) => presentDeskRow(row, context.language)) };
}

/** The same as CSV, with the numbers of their papers; the export is noted. */
export async function exportTaxInvoiceList(
  request: RequestOf<Calls['exportTaxInvoiceList']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { db } = context.deps;
  const filter = filterOf(request, context);
  const { total, rows } = await listDeskInvoices(db, filter, allRows, request.sort);
  const ids = rows.map(({ id }) => id);
  const papers = ids.length === 0 ? [] : await documentsOf(db, ids);
  const byInvoice = Map.groupBy(papers, ({ invoice_id }) => invoice_id);
  return answerWithRows(context, {
    name: 'tax-invoices',
    action: 'exportTaxInvoiceList',
    subject: 'taxInvoice',
    request,
    total,
    rows: rows.map((row) => ({
      ...presentDeskRow(row, context.language),
      issuedAt: row.issued_at,
      papers: byInvoice.get(row.id) ?? [],
    })),
    columns: invoiceColumns,
  });
}

interface Exported extends StaffTaxInvoiceRow {
  issuedAt: Date | null;
  papers: readonly InvoiceDocument[];
}

/** Red letters subtracted. */
const invoiced = ({ papers, currency }: Exported) =>
  plainMoney({ amount: papers.reduce((sum, { amount }) => sum + amount, 0), currency });

const numbersOf =
  (wanted: TaxInvoiceDocumentKind) =>
  ({ papers }: Exported) =>
    papers.flatMap(({ kind, number }) => (kind === wanted ? [number] : [])).join('; ');

const invoiceColumns: readonly Column<Exported>[] = [
  ['Title', '发票抬头', ({ title }) => title],
  ['Tax number', '纳税人识别号', ({ taxNumber }) => taxNumber],
  ['Client', '客户', ({ clientName }) => clientName],
  ['Type', '发票类型', ({ invoiceKind }) => taxInvoiceKindWords[invoiceKind]],
  ['Status', '状态', ({ status }) => taxInvoiceStatusWords[status]],
  ['Orders', '订单数', ({ orders }) => String(orders)],
  ['Amount', '金额', (row) => plainMoney(row)],
  ['Invoiced', '已开票金额', invoiced],
  ['Currency', '币种', ({ currency }) => currency],
  ['Invoice number', '发票号码', numbersOf('invoice')],
  ['Red-letter numbers', '红字发票号码', numbersOf('redLetter')],
  ['Assigned to', '处理人', ({ assigneeName }) => assigneeName],
  ['Requested (UTC)', '申请时间（UTC）', ({ requestTime }) => requestTime],
  ['Issued (UTC)', '开具时间（UTC）', ({ issuedAt }) => issuedAt?.toISOString() ?? null],
];

function filterOf(
  { status, invoiceKind, assignee, search, from, to }: RequestOf<Calls['exportTaxInvoiceList']>,
  { staffMember }: CallContext,
): DeskFilter {
  const wanted = search?.trim();
  return {
    ...(status === undefined ? {} : { status }),
    ...(invoiceKind === undefined ? {} : { kind: invoiceKind }),
    ...(assignee === undefined
      ? {}
      : { assigneeId: assignee === 'me' ? staffMember.staffId : null }),
    ...(wanted ? { search: wanted } : {}),
    span: openSpanOf({ from, to }),
  };
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
