import { randomUUID } from 'node:crypto';
import type {
  PayoutBatchDetail,
  PayoutBatchRow,
  RequestOf,
  ResponseOf,
  calls,
} from '@tolk/contract';
import {
  actionsFor,
  findTransition,
  limits,
  payoutBatchActions,
  payoutBatchLifecycle,
  payoutChannels,
  payoutCurrencies,
  shanghaiDay,
  type PayoutBatchAction,
  type PayoutBatchFacts,
} from '@tolk/domain';
import type { CallContext } from '../../call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { hint } from '../../notifications/hint.ts';
import { refuse } from '../../refusal.ts';
import {
  findShownBatch,
  insertBatch,
  listBatches,
  lockBatch,
  nextBatchNumber,
  updateBatch,
  type PayoutBatchRecord,
  type ShownPayoutBatch,
} from '../../repositories/payout-batch-repository.ts';
import {
  lockSettlements,
  lockSettlementsOf,
  staffSettlementsOf,
  updateSettlement,
  type Settlement,
} from '../../repositories/settlement-repository.ts';
import { presentActions, reasonWords } from '../action-states.ts';
import { defer } from '../deferred-work.ts';
import { pagingOf } from '../paging.ts';
import { noteAct } from '../staff/audit.ts';
import { changeSettlement } from './change-settlement.ts';
import { presentStaffSettlement } from './staff-settlements.ts';

type Calls = typeof calls.opsinterface.settlements;

const offered: ReadonlySet<PayoutBatchAction> = new Set(payoutBatchActions);

/** The newest first. */
export async function payoutBatchList(
  page: RequestOf<Calls['getPayoutBatchList']>,
  { deps }: CallContext,
): Promise<ResponseOf<Calls['getPayoutBatchList']>> {
  const { total, rows } = await listBatches(deps.db, pagingOf(page));
  return { total, list: rows.map(presentBatch) };
}

/** Throws `notFound`. */
export async function payoutBatchDetail(
  { payoutBatchId }: RequestOf<Calls['getPayoutBatchDetail']>,
  context: CallContext,
): Promise<PayoutBatchDetail> {
  const { db } = context.deps;
  const batch = (await findShownBatch(db, payoutBatchId)) ?? refuse('notFound');
  const settlements = await staffSettlementsOf(db, payoutBatchId);
  return {
    ...presentBatch(batch),
    settlements: settlements.map((row) => presentStaffSettlement(row, context)),
    fileSha256: batch.file_sha256,
    allowedActions: allowedBatchActions(batch, context),
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
    createTime: batch.made_at.toISOString(),
    madeBy: batch.maker_name,
    approvedBy: batch.approver_name,
    needsSecond: batch.needs_second,
  };
}

/**
 * Puts open applications of one channel together. Throws `notFound`, `batchMixed`, `conflict` when
 * one of them is not open any more.
 */
export async function addPayoutBatch(
  { settlementIds }: RequestOf<Calls['addPayoutBatch']>,
  context: CallContext,
): Promise<PayoutBatchDetail> {
  const { now, staffMember } = context;
  const payoutBatchId = randomUUID();
  const ids = [...new Set(settlementIds.map((id) => id.toLowerCase()))];
  await context.transaction(async (tx) => {
    const settlements = await lockSettlements(tx, ids);
    const [first] = settlements;
    if (first === undefined || settlements.length < ids.length) refuse('notFound');
    const channel = payoutChannels[first.method];
    if (settlements.some(({ method }) => payoutChannels[method] !== channel)) refuse('batchMixed');
    if (!settlements.every(isOpen)) refuse('conflict');
    const number = batchNumber(await nextBatchNumber(tx), now);
    const payable = sum(settlements.map(({ gross, netted }) => gross - netted));
    await insertBatch(tx, {
      id: payoutBatchId,
      number,
      channel,
      count: settlements.length,
      total: sum(settlements.map(({ payout_gross, payout_fee }) => payout_gross - payout_fee)),
      currency: payoutCurrencies[first.method],
      needs_second: payable >= limits.settlement.fourEyes,
      made_by: staffMember.staffId,
      made_at: now,
      approved_by: null,
      approved_at: null,
      file_sha256: null,
      tried_at: null,
      provider_batch_id: null,
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
    hint(tx, supplier_id, [{ type: 'Settlement' }]);
  }
}

/**
 * Approves a draft: its money goes out, cards by the bank's file, the others by a job. Throws
 * `notFound`, `conflict` with why it is off.
 */
export async function approvePayoutBatch(
  { payoutBatchId }: RequestOf<Calls['approvePayoutBatch']>,
  context: CallContext,
): Promise<PayoutBatchDetail> {
  const { deps, now, staffMember } = context;
  const { staffId } = staffMember;
  await context.transaction(async (tx) => {
    const batch = await lockAllowed(tx, payoutBatchId, 'approve', context);
    await updateBatch(tx, batch.id, { status: 'approved', approved_by: staffId, approved_at: now });
    for (const settlement of await lockSettlementsOf(tx, batch.id)) {
      const command = { action: 'send', actor: 'staff', expectedVersion: null } as const;
      await changeSettlement(tx, deps.jobs, { settlement, ...command, staffId, at: now });
    }
    if (batch.channel !== 'unionpay') {
      const payload = { payoutBatchId: batch.id, step: 0 };
      const key = `payouts:${batch.id}`;
      await defer(tx, deps.jobs, 'payout.send', { key, runAt: now, payload });
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
    const batch = await lockAllowed(tx, payoutBatchId, 'drop', context);
    await updateBatch(tx, batch.id, { status: 'dropped' });
    await putInto(tx, await lockSettlementsOf(tx, batch.id), null);
    await noteBatch(tx, context, 'dropPayoutBatch', batch.id, { number: batch.number });
  });
  return payoutBatchDetail({ payoutBatchId }, context);
}

async function lockAllowed(
  tx: Tx,
  payoutBatchId: string,
  action: PayoutBatchAction,
  context: CallContext,
): Promise<PayoutBatchRecord> {
  const batch = (await lockBatch(tx, payoutBatchId)) ?? refuse('notFound');
  const transition = findTransition(payoutBatchLifecycle, batch.status, 'staff', action);
  const data = { allowedActions: allowedBatchActions(batch, context) };
  if (transition === undefined) refuse('conflict', { data });
  const refusal = transition.guard?.(factsOf(batch, context), context.now);
  if (refusal) refuse('conflict', { data, message: reasonWords(refusal.reason) });
  return batch;
}

function allowedBatchActions(batch: PayoutBatchRecord, context: CallContext) {
  const { now, language } = context;
  const facts = factsOf(batch, context);
  const states = actionsFor(payoutBatchLifecycle, batch.status, 'staff', facts, now);
  return presentActions(states, offered, language);
}

function factsOf(
  { made_by, needs_second }: PayoutBatchRecord,
  { staffMember }: CallContext,
): PayoutBatchFacts {
  return { staffId: staffMember.staffId, madeBy: made_by, needsSecond: needs_second };
}

function noteBatch(
  tx: Tx,
  context: CallContext,
  action: string,
  subjectId: string,
  details: Record<string, string>,
): Promise<void> {
  return noteAct(tx, context, { action, subject: 'payoutBatch', subjectId, details });
}
