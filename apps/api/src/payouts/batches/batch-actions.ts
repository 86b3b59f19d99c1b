import {
  actionsFor,
  findTransition,
  payoutBatchLifecycle,
  type PayoutBatchAction,
  type PayoutBatchFacts,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import { lockBatch, type PayoutBatchRecord } from './payout-batch-repository.ts';
import { lockPersonsForNoKeyUpdate } from '../../persons/person-repository.ts';
import {
  lockSettlementsOf,
  settlementsOfBatch,
  type Settlement,
} from '../settlements/settlement-repository.ts';
import { presentActions, bilingualReason } from '../../calls/action-states.ts';

/** Cards go out by the bank's file: there is nobody to ask. */
const byFile = ['make', 'takeOut', 'approve', 'drop'] as const;
const byCall = [...byFile, 'ask', 'takeBack'] as const;

/** What the batch's applications add to the facts. */
export interface BatchMembers {
  /** How many payouts are out and have not ended. */
  sent: number;
  supplierBlocked: boolean;
}

export function allowedBatchActions(
  batch: PayoutBatchRecord,
  members: BatchMembers,
  context: CallContext,
) {
  const { now, language } = context;
  const facts = factsOf(batch, members, context);
  const states = actionsFor(payoutBatchLifecycle, batch.status, 'staff', facts, now);
  const offered: ReadonlySet<PayoutBatchAction> = new Set(facts.byBank ? byFile : byCall);
  return presentActions(states, offered, language);
}

/**
 * The batch, locked, where this action is on. Throws `notFound`, `conflict` with why it is off and
 * what is allowed now. Blocked suppliers are for the caller to name.
 */
export async function lockAllowedBatch(
  tx: Tx,
  payoutBatchId: string,
  action: PayoutBatchAction,
  context: CallContext,
): Promise<PayoutBatchRecord> {
  const batch = (await lockBatch(tx, payoutBatchId)) ?? refuse('notFound');
  const settlements = await settlementsOfBatch(tx, batch.id);
  const sent = settlements.filter(({ status }) => status === 'sent').length;
  const members = { sent, supplierBlocked: false };
  const transition = findTransition(payoutBatchLifecycle, batch.status, 'staff', action);
  const data = { allowedActions: allowedBatchActions(batch, members, context) };
  if (transition === undefined) refuse('conflict', { data });
  const refusal = transition.guard?.(factsOf(batch, members, context), context.now);
  if (refusal) refuse('conflict', { data, message: bilingualReason(refusal.reason) });
  return batch;
}

/** The applications of a batch that is locked, locked after their suppliers. */
export async function lockMembers(tx: Tx, payoutBatchId: string): Promise<Settlement[]> {
  const members = await settlementsOfBatch(tx, payoutBatchId);
  await lockPersonsForNoKeyUpdate(
    tx,
    members.map(({ supplier_id }) => supplier_id),
  );
  return lockSettlementsOf(tx, payoutBatchId);
}

function factsOf(
  batch: PayoutBatchRecord,
  { sent, supplierBlocked }: BatchMembers,
  { staffMember }: CallContext,
): PayoutBatchFacts {
  return {
    staffId: staffMember.staffId,
    madeBy: batch.made_by,
    byBank: batch.channel === 'unionpay',
    count: batch.count,
    open: sent,
    supplierBlocked,
    acknowledged: batch.acknowledged_at !== null,
    triedAt: batch.last_tried_at,
  };
}
