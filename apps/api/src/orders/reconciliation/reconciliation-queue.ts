import type { ReconciliationDetail, ReconciliationRow, RequestOf, calls } from '@tolk/contract';
import { lastBilledDay, shanghaiDay } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import {
  dayOfDifference,
  differenceRecords,
  findReconciliation,
  findReconciliationOf,
  listReconciliations,
  lockDifference,
  resolveDifferenceRow,
  type DifferenceRecord,
  type ReconciliationRecord,
} from './reconciliation-repository.ts';
import { reasonFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { startOf } from './days.ts';
import { reconcileDay } from './reconcile-day.ts';

type Calls = typeof calls.opsinterface.reconciliation;

/** Reconciled days, newest first. */
export async function reconciliationList(
  { different, ...page }: RequestOf<Calls['getReconciliationList']>,
  { deps }: CallContext,
): Promise<{ total: number; list: ReconciliationRow[] }> {
  const { total, rows } = await listReconciliations(deps.db, different, pagingOf(page));
  return { total, list: rows.map(presentRow) };
}

/** Throws `notFound`. */
export async function reconciliationDetail(
  { reconciliationId, differenceId }: RequestOf<Calls['getReconciliationDetail']>,
  context: CallContext,
): Promise<ReconciliationDetail> {
  const { db } = context.deps;
  const id = reconciliationId ?? (await dayOfDifference(db, differenceId)) ?? refuse('notFound');
  const row = await findReconciliation(db, id);
  return presentDetail(row ?? refuse('notFound'), context);
}

/** Fetches a bill and compares it again. Throws 422 at `day` when its bill is not ready. */
export async function runReconciliation(
  { day, method }: RequestOf<Calls['runReconciliation']>,
  context: CallContext,
): Promise<ReconciliationDetail> {
  const { deps, now } = context;
  const start = startOf(day);
  const isDay = !Number.isNaN(start.getTime()) && shanghaiDay(start) === day;
  if (!isDay || day > lastBilledDay(now)) {
    invalidFields({
      day: {
        en: 'Choose a past day. Each day’s statement is ready at 10:00 the next day, Beijing time.',
        zh: '请选择过去的日期。每日账单于次日 10:00（北京时间）生成。',
      },
    });
  }
  const note = (tx: Tx, subjectId: string) =>
    recordAudit(tx, context, {
      action: 'runReconciliation',
      subject: 'reconciliation',
      subjectId,
      details: { day, method },
    });
  await reconcileDay(deps, day, method, note);
  const row = await findReconciliationOf(deps.db, day, method);
  return presentDetail(row ?? refuse('fault'), context);
}

/** Says what explains a difference, once. Throws `notFound`, `conflict`. */
export async function resolveDifference(
  { differenceId, note }: RequestOf<Calls['resolveDifference']>,
  context: CallContext,
): Promise<ReconciliationDetail> {
  requireNoFaults(reasonFaults({ note }));
  const { now, staffMember } = context;
  const reconciliationId = await context.transaction(async (tx) => {
    const difference = (await lockDifference(tx, differenceId)) ?? refuse('notFound');
    if (difference.resolved_at !== null) refuse('conflict');
    await resolveDifferenceRow(tx, differenceId, {
      resolved_at: now,
      resolved_by: staffMember.staffId,
      note: note.trim(),
    });
    await recordAudit(tx, context, {
      action: 'resolveDifference',
      subject: 'reconciliationDifference',
      subjectId: difference.id,
      details: { number: difference.number, note: note.trim() },
    });
    return difference.reconciliation_id;
  });
  return reconciliationDetail({ reconciliationId }, context);
}

async function presentDetail(
  row: ReconciliationRecord,
  { deps }: CallContext,
): Promise<ReconciliationDetail> {
  const differences = await differenceRecords(deps.db, row.id);
  return { ...presentRow(row), differences: differences.map(presentDifference) };
}

function presentRow(row: ReconciliationRecord): ReconciliationRow {
  return {
    reconciliationId: row.id,
    day: row.day,
    method: row.method,
    status: row.status,
    lines: row.lines,
    paidThere: row.paid_there,
    paidHere: row.paid_here,
    refundedThere: row.refunded_there,
    refundedHere: row.refunded_here,
    currency: row.currency,
    openDifferences: row.open_differences,
    runTime: row.run_at.toISOString(),
  };
}

function presentDifference(row: DifferenceRecord): ReconciliationDetail['differences'][number] {
  return {
    differenceId: row.id,
    kind: row.kind,
    what: row.what,
    number: row.number,
    projectOrderId: row.order_id,
    orderNumber: row.order_number,
    here: row.here,
    there: row.there,
    difference: (row.there ?? 0) - (row.here ?? 0),
    resolvedTime: row.resolved_at?.toISOString() ?? null,
    resolvedBy: row.resolver,
    note: row.note,
  };
}
