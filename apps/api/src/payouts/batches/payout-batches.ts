import { randomUUID } from 'node:crypto';
import type {
  PayoutBatchDetail,
  PayoutBatchRow,
  RequestOf,
  ResponseOf,
  calls,
} from '@tolk/contract';
import { payoutChannels, payoutCurrencies, shanghaiDay } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  findShownBatch,
  insertBatch,
  listBatches,
  nextBatchNumber,
  updateBatch,
  type ShownPayoutBatch,
} from './payout-batch-repository.ts';
import {
  blockedAmong,
  lockSettlements,
  lockSettlementsOf,
  revokedAmong,
  staffSettlementsOf,
  updateSettlement,
  type Settlement,
} from '../settlements/settlement-repository.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import { pagingOf } from '../../calls/paging.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { allowedBatchActions, lockAllowedBatch, lockMembers } from './batch-actions.ts';
import { changeSettlement } from '../settlements/change-settlement.ts';
import { sendKey } from './send-payouts.ts';
import { presentStaffSettlement, unresolvedFrom } from '../settlements/staff-settlements.ts';

type Calls = typeof calls.opsinterface.settlements;

/** The newest first. */
export async function payoutBatchList(
  page: RequestOf<Calls['getPayoutBatchList']>,
  { deps, now }: CallContext,
): Promise<ResponseOf<Calls['getPayoutBatchList']>> {
  const { total, rows } = await listBatches(deps.db, unresolvedFrom(now), pagingOf(page));
  return { total, list: rows.map(presentBatch) };
}

/** Throws `notFound`. */
export async function payoutBatchDetail(
  { payoutBatchId }: RequestOf<Calls['getPayoutBatchDetail']>,
  context: CallContext,
): Promise<PayoutBatchDetail> {
  const { db } = context.deps;
  const sentBefore = unresolvedFrom(context.now);
  const batch = (await findShownBatch(db, payoutBatchId, sentBefore)) ?? refuse('notFound');
  const settlements = await staffSettlementsOf(db, payoutBatchId);
  return {
    ...presentBatch(batch),
    settlements: settlements.map((row) => presentStaffSettlement(row, context)),
    fileSha256: batch.file_sha256,
    triedTime: batch.last_tried_at?.toISOString() ?? null,
    acknowledgedTime: batch.acknowledged_at?.toISOString() ?? null,
    providerAnswer: batch.provider_answer,
    takenBackBy: batch.taker_name,
    takenBackTime: batch.taken_back_at?.toISOString() ?? null,
    allowedActions: allowedBatchActions(
      batch,
      {
        sent: settlements.filter(({ status }) => status === 'sent').length,
        supplierBlocked: settlements.some(({ is_blocked }) => is_blocked),
      },
      context,
    ),
  };
}

function presentBatch(batch: ShownPayoutBatch): PayoutBatchRow {
  return {
    payoutBatchId: batch.id,
    batchNumber: batch.number,
    channel: batch.channel,
    status: batch.status,
    count: batch.count,
    total: batch.total,
    currency: batch.currency,
    settled: batch.settled,
    failed: batch.failed,
    unresolved: batch.unresolved,
    createTime: batch.made_at.toISOString(),
    madeBy: batch.maker_name,
    approvedBy: batch.approver_name,
  };
}

/**
 * Puts open applications of one channel together. Throws `notFound`, `batchMixed`,
 * `supplierBlocked`, `conflict` when one of them is not open any more or its account not certified.
 */
export async function addPayoutBatch(
  { settlementIds: ids }: RequestOf<Calls['addPayoutBatch']>,
  context: CallContext,
): Promise<PayoutBatchDetail> {
  const { now, staffMember } = context;
  const payoutBatchId = randomUUID();
  await context.transaction(async (tx) => {
    const settlements = await lockSettlements(tx, ids);
    const [first] = settlements;
    if (first === undefined || settlements.length < ids.length) refuse('notFound');
    const channel = payoutChannels[first.method];
    if (settlements.some(({ method }) => payoutChannels[method] !== channel)) refuse('batchMixed');
    if (!settlements.every(isOpen)) refuse('conflict');
    await requirePayable(tx, settlements);
    const number = batchNumber(await nextBatchNumber(tx), now);
    await insertBatch(tx, {
      id: payoutBatchId,
      number,
      channel,
      ...figuresOf(settlements),
      currency: payoutCurrencies[first.method],
      made_by: staffMember.staffId,
      made_at: now,
      approved_by: null,
      approved_at: null,
      file_sha256: null,
      tried_at: null,
      last_tried_at: null,
      provider_batch_id: null,
      acknowledged_at: null,
      provider_answer: null,
      taken_back_by: null,
      taken_back_at: null,
    });
    await putInto(tx, settlements, payoutBatchId);
    const details = { number, count: String(settlements.length) };
    await noteBatch(tx, context, 'addPayoutBatch', payoutBatchId, details);
  });
  return payoutBatchDetail({ payoutBatchId }, context);
}

function isOpen({ status, payout_batch_id }: Settlement): boolean {
  return status === 'applied' && payout_batch_id === null;
}

/** How many are in a batch, and what they come to. */
function figuresOf(settlements: readonly Settlement[]) {
  return {
    count: settlements.length,
    total: sum(settlements.map(({ payout_gross, payout_fee }) => payout_gross - payout_fee)),
  };
}

/**
 * The payee was frozen when it was applied for; nothing goes to one that staff have revoked since. Throws
 * `supplierBlocked`, `conflict` with the numbers of the applications.
 */
async function requirePayable(tx: Tx, settlements: readonly Settlement[]): Promise<void> {
  const ids = settlements.map(({ id }) => id);
  const blocked = await blockedAmong(tx, ids);
  if (blocked.length > 0) {
    refuse('supplierBlocked', {
      message: {
        en: `The supplier of ${blocked.join(', ')} is blocked, so this can’t be paid out. Remove it from the batch.`,
        zh: `${blocked.join('、')} 的译员账号已封禁，无法打款，请将其移出批次。`,
      },
    });
  }
  const revoked = await revokedAmong(tx, ids);
  if (revoked.length === 0) return;
  refuse('conflict', {
    message: {
      en: `The account that ${revoked.join(', ')} goes to is no longer certified, so this can’t be paid out. Remove it from the batch.`,
      zh: `${revoked.join('、')} 的收款账户已不再有效认证，无法打款，请将其移出批次。`,
    },
    data: { allowedActions: [] },
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** `TB20261121-000003`: the day in Shanghai on which it was made. */
function batchNumber(count: number, now: Date): string {
  return `TB${shanghaiDay(now).replaceAll('-', '')}-${String(count).padStart(6, '0')}`;
}

/** The suppliers can't withdraw while somebody works on it, and can again after that. */
async function putInto(
  tx: Tx,
  settlements: readonly Settlement[],
  payoutBatchId: string | null,
): Promise<void> {
  for (const { id, supplier_id } of settlements) {
    await updateSettlement(tx, id, { payout_batch_id: payoutBatchId });
    invalidate(tx, supplier_id, ['Settlement']);
  }
}

/**
 * Approves a draft: its money goes out, cards by the bank's file, the others by a job. Throws
 * `notFound`, `supplierBlocked`, `conflict` with why it is off.
 */
export async function approvePayoutBatch(
  { payoutBatchId }: RequestOf<Calls['approvePayoutBatch']>,
  context: CallContext,
): Promise<PayoutBatchDetail> {
  const { deps, now, staffMember } = context;
  const { staffId } = staffMember;
  await context.transaction(async (tx) => {
    const batch = await lockAllowedBatch(tx, payoutBatchId, 'approve', context);
    // Nobody is blocked between this look and the approval.
    const settlements = await lockMembers(tx, batch.id);
    await requirePayable(tx, settlements);
    await updateBatch(tx, batch.id, { status: 'approved', approved_by: staffId, approved_at: now });
    for (const settlement of settlements) {
      const command = { action: 'send', actor: 'staff', expectedVersion: null } as const;
      await changeSettlement(tx, deps.jobs, { settlement, ...command, staffId, at: now });
    }
    if (batch.channel !== 'unionpay') {
      const payload = { payoutBatchId: batch.id, step: 0 };
      const key = sendKey(batch.id);
      await scheduleJob(tx, deps.jobs, 'payout.send', { key, runAt: now, payload });
    }
    await noteBatch(tx, context, 'approvePayoutBatch', batch.id, { number: batch.number });
  });
  return payoutBatchDetail({ payoutBatchId }, context);
}

/** Takes a draft apart; its applications are open again. Throws `notFound`, `conflict`. */
export async function dropPayoutBatch(
  { payoutBatchId }: RequestOf<Calls['dropPayoutBatch']>,
  context: CallContext,
): Promise<PayoutBatchDetail> {
  await context.transaction(async (tx) => {
    const batch = await lockAllowedBatch(tx, payoutBatchId, 'drop', context);
    await updateBatch(tx, batch.id, { status: 'dropped' });
    await putInto(tx, await lockSettlementsOf(tx, batch.id), null);
    await noteBatch(tx, context, 'dropPayoutBatch', batch.id, { number: batch.number });
  });
  return payoutBatchDetail({ payoutBatchId }, context);
}

/** Takes one application out of a draft; it is open again. Throws `notFound`, `conflict`. */
export async function takeOutOfPayoutBatch(
  { payoutBatchId, settlementId }: RequestOf<Calls['takeOutOfPayoutBatch']>,
  context: CallContext,
): Promise<PayoutBatchDetail> {
  await context.transaction(async (tx) => {
    const batch = await lockAllowedBatch(tx, payoutBatchId, 'takeOut', context);
    const settlements = await lockSettlementsOf(tx, batch.id);
    const leaves = settlements.filter(({ id }) => id === settlementId);
    const [left] = leaves;
    if (left === undefined) refuse('notFound');
    await putInto(tx, leaves, null);
    const stay = settlements.filter((settlement) => settlement !== left);
    await updateBatch(tx, batch.id, figuresOf(stay));
    const details = { number: batch.number, settlement: left.number };
    await noteBatch(tx, context, 'takeOutOfPayoutBatch', batch.id, details);
  });
  return payoutBatchDetail({ payoutBatchId }, context);
}

function noteBatch(
  tx: Tx,
  context: CallContext,
  action: string,
  subjectId: string,
  details: Record<string, string>,
): Promise<void> {
  return recordAudit(tx, context, { action, subject: 'payoutBatch', subjectId, details });
}
