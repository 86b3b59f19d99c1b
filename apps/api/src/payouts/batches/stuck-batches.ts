import type { PayoutBatchDetail, RequestOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { isProviderError } from '../../ports/provider-errors.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  findBatch,
  lockBatch,
  updateBatch,
  type PayoutBatchRecord,
} from './payout-batch-repository.ts';
import { settlementsOfBatch } from '../settlements/settlement-repository.ts';
import { reasonFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { lockAllowedBatch } from './batch-actions.ts';
import { askAbout } from './check-payouts.ts';
import { payoutBatchDetail } from './payout-batches.ts';
import { acknowledge, failSent, providerOf, sendKey, trySending } from './send-payouts.ts';

type Calls = typeof calls.opsinterface.settlements;

/**
 * Asks the provider now: what became of the payouts, or, of a batch that it has not taken in,
 * whether it has it. Where only the batch itself asks that, it is sent once more. Throws `notFound`,
 * `conflict`, `providerSilent`.
 */
export async function askPayoutProvider(
  { payoutBatchId }: RequestOf<Calls['askPayoutProvider']>,
  context: CallContext,
): Promise<PayoutBatchDetail> {
  const { deps } = context;
  const batch = await context.transaction(async (tx) => {
    const allowed = await lockAllowedBatch(tx, payoutBatchId, 'ask', context);
    const { id, number } = allowed;
    const act = { action: 'askPayoutProvider', subject: 'payoutBatch', subjectId: id };
    await recordAudit(tx, context, { ...act, details: { number } });
    return allowed;
  });
  await answered(async () => {
    const taken = batch.acknowledged_at === null ? await askWhether(deps, batch) : batch;
    const provider = taken && providerOf(deps, taken);
    if (provider) await askAbout(deps, provider, taken);
  });
  return payoutBatchDetail({ payoutBatchId }, context);
}

/** The batch once the provider turns out to have it. */
async function askWhether(
  deps: Dependencies,
  batch: PayoutBatchRecord,
): Promise<PayoutBatchRecord | undefined> {
  const known = await knows(deps, batch);
  if (known === null) {
    if ((await trySending(deps, batch.id)) === 'silent') refuse('providerSilent');
  } else if (known) {
    await acknowledge(deps, batch.id, { providerBatchId: null });
  } else {
    await noteUnknown(deps, batch);
  }
  const now = await findBatch(deps.db, batch.id);
  return now?.acknowledged_at ? now : undefined;
}

/** What the provider does not know holds until the next try begins. */
async function noteUnknown(
  { db }: Dependencies,
  { id, last_tried_at: triedAt }: PayoutBatchRecord,
): Promise<void> {
  await transaction(db, async (tx) => {
    const batch = await lockBatch(tx, id);
    const sameTry = batch?.last_tried_at?.getTime() === triedAt?.getTime();
    if (sameTry) await updateBatch(tx, id, { declined: true });
  });
}

/**
 * Takes an approved batch back of which the provider knows nothing: it is never sent, its payouts
 * have failed and their earnings are ready again. Asks the provider between two looks at the batch:
 * a try that begins in between is seen at the second. Throws `notFound`, `conflict` with why it is
 * off, `providerSilent`, `providerHasBatch`, `providerUnsure`.
 */
export async function takeBackPayoutBatch(
  { payoutBatchId, reason }: RequestOf<Calls['takeBackPayoutBatch']>,
  context: CallContext,
): Promise<PayoutBatchDetail> {
  requireNoFaults(reasonFaults({ reason }));
  const { deps, now, staffMember } = context;
  const { staffId } = staffMember;
  const note = reason.trim();
  const seen = await transaction(deps.db, (tx) =>
    lockAllowedBatch(tx, payoutBatchId, 'takeBack', context),
  );
  const known = await answered(() => knows(deps, seen));
  if (known) refuse('providerHasBatch');
  await context.transaction(async (tx) => {
    const batch = await lockAllowedBatch(tx, payoutBatchId, 'takeBack', context);
    const neverSent = batch.last_tried_at === null;
    if (known === null && !neverSent && !batch.declined) refuse('providerUnsure');
    const payouts = await settlementsOfBatch(tx, batch.id);
    // A report about one of them is an acknowledgement too.
    const untouched = payouts.every(
      ({ status, provider_state }) => status === 'sent' && provider_state === null,
    );
    if (!untouched) refuse('providerHasBatch');
    await updateBatch(tx, batch.id, {
      status: 'takenBack',
      taken_back_by: staffId,
      taken_back_at: now,
    });
    await failSent(tx, deps, batch.id, { actor: 'staff', staffId, note, at: now });
    await deps.jobs.cancel(tx, sendKey(batch.id));
    await recordAudit(tx, context, {
      action: 'takeBackPayoutBatch',
      subject: 'payoutBatch',
      subjectId: batch.id,
      details: { number: batch.number, reason: note },
    });
  });
  return payoutBatchDetail({ payoutBatchId }, context);
}

/** Whether the provider has any payout of the batch; null where that can't be asked. */
async function knows(deps: Dependencies, batch: PayoutBatchRecord): Promise<boolean | null> {
  const provider = providerOf(deps, batch) ?? refuse('conflict');
  const payouts = await settlementsOfBatch(deps.db, batch.id);
  return provider.knows(payouts.map(({ number }) => number));
}

/** Throws `providerSilent` where the provider does not answer. */
async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isProviderError(error)) refuse('providerSilent');
    throw error;
  }
}
