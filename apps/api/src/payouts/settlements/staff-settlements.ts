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
  type StaffSettlementRecord,
} from './settlement-repository.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { answerWithFile } from '../../files/uploads/files.ts';
import { pagingOf } from '../../calls/paging.ts';
import { reasonFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { changeSettlement, lockSettlement } from './change-settlement.ts';
import { presentSettlement, presentSettlementDetail } from './records.ts';

type Calls = typeof calls.opsinterface.settlements;

/** Open applications, the oldest first; after them the others. Empty filters count as none. */
export async function settlementList(
  { status, method, search, unresolved, ...page }: RequestOf<Calls['getSettlementList']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getSettlementList']>> {
  const filter = {
    ...(status === undefined ? {} : { status }),
    ...(method === undefined ? {} : { method }),
    ...(search === undefined ? {} : { search: search.trim() }),
    ...(unresolved === undefined ? {} : { sentBefore: unresolvedFrom(context.now) }),
  };
  const { total, rows } = await listStaffSettlements(context.deps.db, filter, pagingOf(page));
  return { total, list: rows.map((row) => presentStaffSettlement(row, context)) };
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
      subjectId: settlementId.toLowerCase(),
      details: { fileId: file.id },
    }),
  );
  await answerWithFile(file, context);
  return {};
}
