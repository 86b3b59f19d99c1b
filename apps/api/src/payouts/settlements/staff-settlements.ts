import type {
  RequestOf,
  ResponseOf,
  StaffSettlementDetail,
  StaffSettlementRow,
  calls,
} from '@tolk/contract';
import { addMs, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { transaction } from '../../database/transaction.ts';
import { refuse } from '../../calls/refusal.ts';
import { isInvoiceFileOf } from './fee-invoice-repository.ts';
import { findFile } from '../../files/uploads/file-repository.ts';
import {
  findStaffSettlement,
  listStaffSettlements,
  type StaffSettlementFilter,
  type StaffSettlementRecord,
} from './settlement-repository.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { answerWithFile } from '../../files/uploads/files.ts';
import { openSpanOf } from '../../calls/day-span.ts';
import { plainMoney } from '../../calls/money-text.ts';
import { pagingOf } from '../../calls/paging.ts';
import { reasonFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { allRows, answerWithRows, type Column } from '../../staff/audit/answer-with-rows.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { changeSettlement, lockSettlement } from './change-settlement.ts';
import { presentSettlement, presentSettlementDetail } from './records.ts';
import { yesOrNo } from '../../staff/audit/export-words.ts';
import { methodLabels, settlementStatusLabels } from './settlement-labels.ts';

type Calls = typeof calls.opsinterface.settlements;

/** Open applications, the oldest first; after them the others, or as asked. Empty filters count as none. */
export async function settlementList(
  request: RequestOf<Calls['getSettlementList']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getSettlementList']>> {
  const filter = filterOf(request, context);
  const { total, rows } = await listStaffSettlements(
    context.deps.db,
    filter,
    pagingOf(request),
    request.sort,
  );
  return { total, list: rows.map((row) => presentStaffSettlement(row, context)) };
}

/** The same as CSV; the export is noted. */
export async function exportSettlementList(
  request: RequestOf<Calls['exportSettlementList']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const filter = filterOf(request, context);
  const { total, rows } = await listStaffSettlements(
    context.deps.db,
    filter,
    allRows,
    request.sort,
  );
  const { unresolved, ...words } = request;
  return answerWithRows(context, {
    name: 'settlements',
    action: 'exportSettlementList',
    subject: 'settlement',
    request: { ...words, ...(unresolved ? { unresolved: 'true' } : {}) },
    total,
    rows: rows.map((row) => ({ ...presentStaffSettlement(row, context), row })),
    columns: settlementColumns,
  });
}

type Exported = StaffSettlementRow & { row: StaffSettlementRecord };

/** What is paid out, in its currency; masked accounts stay masked. */
const paidOut = (pick: (row: StaffSettlementRecord) => number) => (one: Exported) =>
  plainMoney({ amount: pick(one.row), currency: one.payoutCurrency });

const settlementColumns: readonly Column<Exported>[] = [
  ['Settlement', '结算单号', ({ settlementNumber }) => settlementNumber],
  ['Supplier', '译员', ({ personName }) => personName],
  ['Company', '企业', ({ isCompany }) => yesOrNo(isCompany)],
  ['Projects', '项目', ({ projects }) => projects.join('; ')],
  ['Total', '总额', ({ totalPrice: amount, currency }) => plainMoney({ amount, currency })],
  ['Currency', '币种', ({ currency }) => currency],
  ['Payout before fee', '手续费前打款额', paidOut(({ payout_gross }) => payout_gross)],
  ['Fee', '手续费', paidOut(({ payout_fee }) => payout_fee)],
  ['Payout', '实付金额', paidOut(({ payout_gross, payout_fee }) => payout_gross - payout_fee)],
  ['Payout currency', '打款币种', ({ payoutCurrency }) => payoutCurrency],
  ['Method', '收款方式', ({ method }) => methodLabels[method]],
  ['Account', '收款账号', ({ payee }) => payee],
  ['Status', '状态', ({ status }) => settlementStatusLabels[status]],
  ['Reason', '原因', ({ failureReason }) => failureReason],
  ['Provider’s number', '渠道流水号', ({ row }) => row.provider_reference],
  ['Applied (UTC)', '申请时间（UTC）', ({ applicationTime }) => applicationTime],
  ['Settled (UTC)', '到账时间（UTC）', ({ settlementTime }) => settlementTime],
];

function filterOf(
  { status, method, search, unresolved, from, to }: RequestOf<Calls['exportSettlementList']>,
  { now }: CallContext,
): StaffSettlementFilter {
  return {
    ...(status === undefined ? {} : { status }),
    ...(method === undefined ? {} : { method }),
    ...(search === undefined ? {} : { search: search.trim() }),
    ...(unresolved === undefined ? {} : { sentBefore: unresolvedFrom(now) }),
    span: openSpanOf({ from, to }),
  };
}

/** Payouts sent before then should have ended by now. */
export function unresolvedFrom(now: Date): Date {
  return addMs(now, -limits.settlement.unresolvedMs);
}

export function presentStaffSettlement(
  row: StaffSettlementRecord,
  { language, now }: Pick<CallContext, 'language' | 'now'>,
): StaffSettlementRow {
  const { status, sent_at: sentAt } = row;
  return {
    ...presentSettlement(row, language),
    personId: row.supplier_id,
    personName: shownName(row.person_name, language),
    isCompany: row.is_company,
    supplierBlocked: row.is_blocked,
    payoutBatchId: row.payout_batch_id,
    providerState: row.provider_state,
    unresolved: status === 'sent' && sentAt !== null && sentAt <= unresolvedFrom(now),
  };
}

/** Throws `notFound`. */
export async function settlementDetail(
  { settlementId }: RequestOf<Calls['getSettlementDetail']>,
  context: CallContext,
): Promise<StaffSettlementDetail> {
  const row = (await findStaffSettlement(context.deps.db, settlementId)) ?? refuse('notFound');
  return {
    ...presentStaffSettlement(row, context),
    ...(await presentSettlementDetail(row, 'staff', context)),
    providerReference: row.provider_reference,
  };
}

/** Refuses an application that is in no batch. Throws `notFound`, `conflict`. */
export async function refuseSettlement(
  { settlementId, version, reason }: RequestOf<Calls['refuseSettlement']>,
  context: CallContext,
): Promise<StaffSettlementDetail> {
  await decide({ settlementId, version, reason, action: 'refuse' }, context);
  return settlementDetail({ settlementId }, context);
}

/** The bank sent the money back, also after it was settled. Throws `notFound`, `conflict`. */
export async function recordPayoutReturn(
  { settlementId, version, reason, bankReference }: RequestOf<Calls['recordPayoutReturn']>,
  context: CallContext,
): Promise<StaffSettlementDetail> {
  const provider = { provider_reference: bankReference.trim() };
  await decide({ settlementId, version, reason, action: 'return', provider }, context);
  return settlementDetail({ settlementId }, context);
}

async function decide(
  {
    settlementId,
    version,
    reason,
    action,
    provider = {},
  }: {
    settlementId: string;
    version: number;
    reason: string;
    action: 'refuse' | 'return';
    provider?: { provider_reference?: string };
  },
  context: CallContext,
): Promise<void> {
  const { deps, now, language, staffMember } = context;
  requireNoFaults(reasonFaults({ reason }));
  const note = reason.trim();
  await context.transaction(async (tx) => {
    const settlement = (await lockSettlement(tx, settlementId)) ?? refuse('notFound');
    await changeSettlement(tx, deps.jobs, {
      settlement,
      action,
      actor: 'staff',
      staffId: staffMember.staffId,
      expectedVersion: version,
      note,
      provider,
      language,
      at: now,
    });
    await recordAudit(tx, context, {
      action: action === 'refuse' ? 'refuseSettlement' : 'recordPayoutReturn',
      subject: 'settlement',
      subjectId: settlement.id,
      details: { number: settlement.number, reason: note },
    });
  });
}

/** The invoice of a company in an application; the look is noted. Throws `notFound`. */
export async function downloadFeeInvoice(
  { settlementId, fileId }: RequestOf<Calls['downloadFeeInvoice']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { db } = context.deps;
  const belongs = await isInvoiceFileOf(db, settlementId, fileId);
  const file = belongs ? await findFile(db, fileId) : undefined;
  if (file === undefined) refuse('notFound');
  await transaction(db, (tx) =>
    recordAudit(tx, context, {
      action: 'downloadFeeInvoice',
      subject: 'settlement',
      subjectId: settlementId,
      details: { fileId: file.id },
    }),
  );
  await answerWithFile(file, context);
  return {};
}
