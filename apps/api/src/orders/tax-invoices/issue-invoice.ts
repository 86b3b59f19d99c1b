import { randomUUID } from 'node:crypto';
import type { RequestOf, StaffTaxInvoice, calls } from '@tolk/contract';
import { shanghaiDay, type TaxInvoiceDocumentKind } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { noSuchDay, startOfDay } from '../../calls/day-span.ts';
import { moneyText } from '../../calls/money-text.ts';
import { invalidFields, refuse, type BilingualText } from '../../calls/refusal.ts';
import { errorCode, propertyOf } from '../../database/error-shape.ts';
import type { Tx } from '../../database/schema.ts';
import { hasOwnStaffFile } from '../../files/uploads/file-repository.ts';
import { actOnTaxInvoice, type LockedInvoice } from './desk-acts.ts';
import { invoiceCurrency } from './present-tax-invoice.ts';
import {
  documentsOf,
  insertTaxInvoiceDocument,
  markInvoiced,
  renewLaterRequests,
  updateTaxInvoice,
} from './tax-invoice-repository.ts';
import { tellPaper } from './tell-client.ts';

type Calls = typeof calls.opsinterface.invoices;
type Request = RequestOf<Calls['issueTaxInvoice']>;
type Paper = Omit<Request, 'taxInvoiceId' | 'version'>;

const texts = {
  number: {
    en: 'Digits only, as on the invoice.',
    zh: '发票号码只能包含数字，请按发票填写。',
  },
  numberTaken: {
    en: 'This number has been entered for an invoice already. Check it against the document.',
    zh: '该发票号码已登记过，请与票面核对。',
  },
  fileTaken: {
    en: 'This file is on an invoice already. Choose another one.',
    zh: '该文件已用于发票，请另选文件。',
  },
  future: { en: 'The invoice can’t be of a later day.', zh: '开票日期不能晚于今天。' },
  beforeInvoice: (day: string): BilingualText => ({
    en: `A red-letter invoice can’t be of a day before its invoice, ${day}.`,
    zh: `红字发票日期不能早于原发票日期 ${day}。`,
  }),
  amount: (amount: number): BilingualText => ({
    en: `The invoice has to be over ${money(amount, 'en')}.`,
    zh: `发票金额须为 ${money(amount, 'zh-CN')}。`,
  }),
};

/**
 * Hands the client the invoice. Throws `notFound` also for a file that isn't the member's, `conflict`,
 * 422 at `invoiceNumber`, `fileId`, `invoiceDate` and `amount`.
 */
export function issueTaxInvoice(request: Request, context: CallContext): Promise<StaffTaxInvoice> {
  return handOver(request, context, {
    act: { action: 'issue', call: 'issueTaxInvoice' },
    kind: 'invoice',
    amountOf: amountToIssue,
    changes: { status: 'issued', issued_at: context.now, assignee_id: context.staffMember.staffId },
  });
}

/** Hands the client the red-letter invoice over what went back. Throws as `issueTaxInvoice`. */
export function correctTaxInvoice(
  request: RequestOf<Calls['correctTaxInvoice']>,
  context: CallContext,
): Promise<StaffTaxInvoice> {
  return handOver(request, context, {
    act: { action: 'correct', call: 'correctTaxInvoice' },
    kind: 'redLetter',
    amountOf: amountToTakeBack,
    changes: { status: 'corrected', assignee_id: context.staffMember.staffId },
  });
}

/** Fen of the first paper. */
export function amountToIssue({ facts }: LockedInvoice): number {
  return facts.paid;
}

/** Fen of the next red letters, without a sign. */
export function amountToTakeBack({ facts }: LockedInvoice): number {
  return facts.toTakeBack;
}

interface HandOver {
  act: { action: 'issue' | 'correct'; call: string };
  kind: TaxInvoiceDocumentKind;
  /** Fen, without a sign. */
  amountOf: (locked: LockedInvoice) => number;
  changes: Parameters<typeof updateTaxInvoice>[2];
}

async function handOver(
  { taxInvoiceId, version, ...paper }: Request,
  context: CallContext,
  { act, kind, amountOf, changes }: HandOver,
): Promise<StaffTaxInvoice> {
  requirePaper(paper, context.now);
  const { deps, now: at } = context;
  const number = paper.invoiceNumber.trim();
  const details = { invoiceNumber: number, amount: `${paper.amount}` };
  try {
    return await actOnTaxInvoice(
      { taxInvoiceId, version },
      { ...act, details },
      context,
      async (tx, locked) => {
        const amount = amountOf(locked);
        if (paper.amount !== amount) invalidFields({ amount: texts.amount(amount) });
        if (kind === 'redLetter') await requireLater(tx, locked, paper.invoiceDate);
        await requireOwnUpload(tx, paper.fileId, context);
        await insertTaxInvoiceDocument(tx, {
          id: randomUUID(),
          invoice_id: locked.invoice.id,
          kind,
          number,
          issued_on: paper.invoiceDate,
          amount: kind === 'invoice' ? amount : -amount,
          file_id: paper.fileId,
          created_at: at,
        });
        await markInvoiced(tx, locked.invoice.id, locked.lines);
        await updateTaxInvoice(tx, locked.invoice.id, changes);
        if (kind === 'redLetter') await renewLaterRequests(tx, locked.invoice.id);
        await tellPaper(tx, deps.jobs, locked.invoice, { kind, number, amount, at });
      },
    );
  } catch (error) {
    if (errorCode(error) === '23505') refuseTaken(propertyOf(error, 'constraint'));
    throw error;
  }
}

/** Of what has to be unique; anything else of it is a mistake of ours. */
function refuseTaken(constraint: unknown): void {
  if (constraint === 'tax_invoice_document_number') {
    invalidFields({ invoiceNumber: texts.numberTaken });
  }
  if (constraint === 'tax_invoice_document_file_id_key') {
    invalidFields({ fileId: texts.fileTaken });
  }
}

function requirePaper({ invoiceNumber, invoiceDate }: Paper, now: Date): void {
  if (!/^\d+$/.test(invoiceNumber.trim())) invalidFields({ invoiceNumber: texts.number });
  if (startOfDay(invoiceDate) === null) invalidFields({ invoiceDate: noSuchDay });
  if (invoiceDate > shanghaiDay(now)) invalidFields({ invoiceDate: texts.future });
}

async function requireLater(tx: Tx, { invoice }: LockedInvoice, day: string): Promise<void> {
  const papers = await documentsOf(tx, [invoice.id]);
  const first = papers.find(({ kind }) => kind === 'invoice');
  if (first !== undefined && day < first.issued_on) {
    invalidFields({ invoiceDate: texts.beforeInvoice(first.issued_on) });
  }
}

async function requireOwnUpload(
  tx: Tx,
  fileId: string,
  { staffMember }: CallContext,
): Promise<void> {
  if (!(await hasOwnStaffFile(tx, fileId, staffMember.staffId, 'taxInvoice'))) refuse('notFound');
}

function money(amount: number, language: 'en' | 'zh-CN'): string {
  return moneyText({ amount, currency: invoiceCurrency }, language);
}
