import { randomUUID } from 'node:crypto';
import type { FeeInvoice, RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { errorCode } from '../../database/error-shape.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { lockFees, type Fee } from '../../orders/earnings/earning-repository.ts';
import { deleteUnusedFiles } from '../../files/uploads/file-repository.ts';
import {
  deleteInvoice,
  insertInvoice,
  invoiceUse,
  listInvoices,
  projectsOfInvoices,
  type ShownInvoice,
} from './fee-invoice-repository.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { lockPersonsForNoKeyUpdate } from '../../persons/person-repository.ts';
import { findInformation } from '../../profiles/profile/profile-repository.ts';
import { presentFile } from '../../files/uploads/files.ts';
import { scheduleRemoval } from '../../files/uploads/removal.ts';
import { requireOwnFiles } from '../../files/uploads/own-files.ts';
import { pagingOf, type Paging } from '../../calls/paging.ts';
import { settlementCurrency } from '../applying/position.ts';

type Calls = typeof calls.supinterface.settlement;

const texts = {
  company: {
    en: 'Only companies submit invoices. Choose “company” in your information first.',
    zh: '仅企业账号需要上传费用发票，请先在个人信息中选择“企业”。',
  },
  number: {
    en: 'Letters, digits and hyphens only, as on the invoice.',
    zh: '发票号码只能包含字母、数字和连字符，请按发票填写。',
  },
  project: {
    en: 'A project is on another invoice, or is being settled.',
    zh: '所选项目已在其他发票中，或正在结算。',
  },
};

export async function feeInvoices(
  page: RequestOf<Calls['getFeeInvoiceList']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getFeeInvoiceList']>> {
  return shownInvoices(pagingOf(page), context);
}

/**
 * A company's invoice over these projects' earnings. Throws `companyOnly`, `notFound` for a file or
 * project that isn't the caller's, `invoiceTaken`, 422 at `invoiceNumber` and `projectOrderIds`.
 */
export async function saveFeeInvoice(
  { invoiceNumber, fileId, projectOrderIds: feeIds }: RequestOf<Calls['saveFeeInvoice']>,
  context: CallContext,
): Promise<FeeInvoice> {
  const { personId, now } = context;
  const number = invoiceNumber.trim().toUpperCase();
  if (!/^[0-9A-Z][0-9A-Z-]*$/.test(number)) invalidFields({ invoiceNumber: texts.number });
  const id = randomUUID();
  try {
    await context.transaction(async (tx) => {
      await lockOwner(tx, context);
      const information = await findInformation(tx, personId);
      if (information?.party_kind !== 'company') refuse('companyOnly', { message: texts.company });
      await requireOwnFiles(tx, [fileId], personId, 'invoice');
      const fees = await lockFees(tx, personId, feeIds);
      if (fees.length < feeIds.length) refuse('notFound');
      if (fees.some(isTaken)) invalidFields({ projectOrderIds: texts.project });
      await insertInvoice(
        tx,
        {
          id,
          supplier_id: personId,
          number,
          amount: fees.reduce((sum, { amount }) => sum + amount, 0),
          currency: settlementCurrency,
          file_id: fileId,
          created_at: now,
        },
        fees.flatMap(({ order_id, milestone_id, amount }) =>
          order_id === null ? [] : { order_id, milestone_id, amount },
        ),
      );
      invalidate(tx, personId, ['Settlement']);
    });
  } catch (error) {
    // Its number, or its file, is on another invoice.
    if (errorCode(error) === '23505') refuse('invoiceTaken');
    throw error;
  }
  const { list } = await shownInvoices({ limit: 1, offset: 0, id }, context);
  return list[0] ?? refuse('notFound');
}

/** Throws `notFound`, `conflict` when an application has used it. */
export async function deleteFeeInvoice(
  { feeInvoiceId }: RequestOf<Calls['deleteFeeInvoice']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, personId, now } = context;
  await context.transaction(async (tx) => {
    await lockOwner(tx, context);
    const { used, fileId } = (await invoiceUse(tx, personId, feeInvoiceId)) ?? refuse('notFound');
    if (used) refuse('conflict');
    await deleteInvoice(tx, feeInvoiceId);
    const removed = await deleteUnusedFiles(tx, personId, [fileId]);
    await scheduleRemoval(tx, deps.jobs, removed, now);
    invalidate(tx, personId, ['Settlement']);
  });
  return {};
}

async function lockOwner(tx: Tx, { personId }: CallContext): Promise<void> {
  await lockCaller(tx, personId);
  await lockPersonsForNoKeyUpdate(tx, [personId]);
}

/** An invoice that does not fit the earnings any more may be replaced; a marking needs none. */
function isTaken({ order_id, status, fee_invoice_id }: Fee): boolean {
  if (order_id === null) return true;
  return status === 'settling' || status === 'settled' || fee_invoice_id !== null;
}

async function shownInvoices(
  paging: Paging & { id?: string },
  { deps, personId }: CallContext,
): Promise<{ total: number; list: FeeInvoice[] }> {
  const { total, rows } = await listInvoices(deps.db, personId, paging);
  const ids = rows.map(({ invoice_id }) => invoice_id);
  const projects = ids.length === 0 ? [] : await projectsOfInvoices(deps.db, ids);
  return { total, list: rows.map((row) => presentInvoice(row, projects)) };
}

function presentInvoice(
  row: ShownInvoice,
  projects: Awaited<ReturnType<typeof projectsOfInvoices>>,
): FeeInvoice {
  return {
    feeInvoiceId: row.invoice_id,
    invoiceNumber: row.number,
    amount: row.amount,
    currency: row.currency,
    file: presentFile(row),
    projects: projects
      .filter(({ fee_invoice_id }) => fee_invoice_id === row.invoice_id)
      .map(({ fee_id, name }) => ({ projectOrderId: fee_id, orderName: name })),
    createTime: row.invoiced_at.toISOString(),
    used: row.used,
  };
}
