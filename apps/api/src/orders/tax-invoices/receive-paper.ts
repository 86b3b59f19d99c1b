import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { filePolicies } from '@tolk/domain';
import { moneyText } from '../../calls/money-text.ts';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { inspectFile, type Inspected } from '../../files/inspect.ts';
import type { StoredFile } from '../../files/uploads/file-repository.ts';
import { announceUpload, keepUpload } from '../../files/uploads/removal.ts';
import type { InvoiceIssuer, IssuedPaper } from '../../ports/invoice-issuer.ts';
import { lockIssuance, takeIssuing, updateIssuance, type Issuance } from './issuance-repository.ts';
import { invoiceCurrency, toTakeBackOf } from './present-tax-invoice.ts';
import {
  insertTaxInvoiceDocument,
  linesOf,
  lockTaxInvoice,
  renewLaterRequests,
  updateTaxInvoice,
  type TaxInvoiceRow,
} from './tax-invoice-repository.ts';
import { tellPaper } from './tell-client.ts';
import { statusWithoutIssuer, noteStep } from './when-money-moves.ts';

/** Hands the client what the provider issued, once. Answers whether the issuance has ended. */
export async function takePaper(
  deps: Dependencies,
  issuer: InvoiceIssuer,
  issuance: Issuance,
  paper: IssuedPaper,
): Promise<boolean> {
  if (paper.amount !== issuance.amount) {
    deps.log.error({ issuance: issuance.id, paper }, 'a tax invoice is over another amount');
    return failIssuance(deps, issuance, otherAmount(paper));
  }
  const file = await keep(deps, issuance, paper, await issuer.readPaper(paper));
  const isTaken = await transaction(deps.db, async (tx) => {
    const invoice = await lockPending(tx, issuance);
    if (invoice === undefined) return false;
    await keepUpload(tx, deps.jobs, file);
    await handOver(tx, deps, { invoice, issuance, paper, fileId: file.id });
    return true;
  });
  // Another run of the same job was faster.
  if (!isTaken) await deps.files.remove(file.id);
  return true;
}

/** Nothing was issued: the desk reads why and may ask again. */
export async function failIssuance(
  deps: Dependencies,
  issuance: Issuance,
  reason: string,
): Promise<boolean> {
  const at = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    const invoice = await lockPending(tx, issuance);
    if (invoice === undefined) return;
    await updateIssuance(tx, issuance.id, { state: 'failed', reason, ended_at: at });
    await updateTaxInvoice(tx, invoice.id, { status: await statusWithoutIssuer(tx, invoice) });
    await noteStep(tx, invoice, 'fail', at);
  });
  return true;
}

/** The bytes, in the store before the transaction: it writes only what is there. */
async function keep(
  deps: Dependencies,
  { staff_id }: Issuance,
  { invoiceNumber }: IssuedPaper,
  content: Buffer,
): Promise<StoredFile> {
  const id = randomUUID();
  const now = deps.clock.now();
  const name = `${invoiceNumber}.pdf`;
  const found: Inspected[] = [];
  const size = await deps.files.put(
    id,
    Readable.from([content]),
    filePolicies.taxInvoice.bytes,
    async (path) => {
      found.push(await inspectFile(path, name, 'taxInvoice', staff_id));
      await announceUpload(deps, id, now);
    },
  );
  return {
    id,
    owner_id: null,
    staff_id,
    purpose: 'taxInvoice',
    name,
    media_type: found[0]?.mediaType ?? 'application/pdf',
    size,
    word_count: null,
    created_at: now,
  };
}

/** The invoice, locked, while its paper is still awaited. */
async function lockPending(tx: Tx, { id, invoice_id }: Issuance) {
  const invoice = await lockTaxInvoice(tx, invoice_id);
  const then = await lockIssuance(tx, id);
  return then?.state === 'pending' ? invoice : undefined;
}

async function handOver(
  tx: Tx,
  { jobs, clock }: Dependencies,
  {
    invoice,
    issuance: { id, kind, amount },
    paper,
    fileId,
  }: { invoice: TaxInvoiceRow; issuance: Issuance; paper: IssuedPaper; fileId: string },
): Promise<void> {
  const at = clock.now();
  const isFirst = kind === 'invoice';
  await insertTaxInvoiceDocument(tx, {
    id: randomUUID(),
    invoice_id: invoice.id,
    kind,
    number: paper.invoiceNumber,
    issued_on: paper.issuedOn,
    amount: isFirst ? amount : -amount,
    file_id: fileId,
    created_at: at,
  });
  await takeIssuing(tx, invoice.id);
  if (!isFirst) await renewLaterRequests(tx, invoice.id);
  await updateIssuance(tx, id, { state: 'issued', ended_at: at });
  const lines = await linesOf(tx, [invoice.id]);
  // Money may have gone back while the provider was at it: then the paper is to be corrected at once.
  const isOvertaken = toTakeBackOf(lines) > 0;
  await updateTaxInvoice(tx, invoice.id, {
    status: isOvertaken ? 'toCorrect' : isFirst ? 'issued' : 'corrected',
    issued_at: invoice.issued_at ?? at,
  });
  await noteStep(tx, invoice, isFirst ? 'issue' : 'correct', at);
  if (isOvertaken) await noteStep(tx, invoice, 'refund', at);
  await tellPaper(tx, jobs, invoice, { kind, number: paper.invoiceNumber, amount, at });
}

function otherAmount({ invoiceNumber, amount }: IssuedPaper): string {
  return `${invoiceNumber}: ${moneyText({ amount, currency: invoiceCurrency }, 'zh-CN')}`;
}
