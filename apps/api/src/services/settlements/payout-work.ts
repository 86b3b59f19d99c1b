import { addMs, MINUTE, product, SECOND } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PayoutItem, PayoutProvider } from '../../ports/payout-provider.ts';
import { isProviderError, ProviderRefused } from '../../ports/provider-errors.ts';
import {
  findBatch,
  updateBatch,
  type PayoutBatchRecord,
} from '../../repositories/payout-batch-repository.ts';
import {
  findSettlement,
  settlementsOfBatch,
  type Settlement,
} from '../../repositories/settlement-repository.ts';
import { defer, defineWork } from '../deferred-work.ts';
import { openPayee } from './payee.ts';
import { cancelKey, receivePayoutState } from './receive-payout.ts';

const delaysMs = [10 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE] as const;
/** A payout may take days; reports come by themselves, at PayPal at least. */
const slowMs = 30 * MINUTE;

/** References are the same at every try, so the provider pays once. */
export const sendPayouts = defineWork('payout.send', async ({ payoutBatchId, step }, deps) => {
  const { db, jobs, clock, log } = deps;
  const batch = await findBatch(db, payoutBatchId);
  const provider = batch && providerOf(deps, batch);
  if (!batch?.approved_at || !provider) return;
  // All of the batch, also what was reported meanwhile: a repeat is known by being the same.
  const settlements = await settlementsOfBatch(db, batch.id);
  const { number: reference, approved_at: approvedAt } = batch;
  const repeated = batch.tried_at !== null;
  if (!repeated) await updateBatch(db, batch.id, { tried_at: clock.now() });
  try {
    const items = settlements.map((settlement) => itemOf(deps, settlement));
    const { providerBatchId } = await provider.send({ reference, approvedAt, repeated, items });
    await transaction(db, async (tx) => {
      await updateBatch(tx, batch.id, { provider_batch_id: providerBatchId });
      await checkLater({ ...deps, db: tx }, batch.id, 0);
    });
  } catch (error) {
    if (!isProviderError(error)) throw error;
    if (error instanceof ProviderRefused) {
      log.error({ err: error, batch: batch.id }, 'a payout batch was refused');
      await failAll(deps, settlements, error.code);
      return;
    }
    log.warn({ err: error, batch: batch.id }, 'a payout batch is sent again later');
    const runAt = addMs(clock.now(), delaysMs[step] ?? slowMs);
    const payload = { payoutBatchId, step: step + 1 };
    await defer(db, jobs, 'payout.send', { key: `payouts:${batch.id}`, runAt, payload });
  }
});

/** Asks until each payout has ended: not every provider reports by itself. */
export const checkPayouts = defineWork('payout.check', async ({ payoutBatchId, step }, deps) => {
  const { db, log } = deps;
  const batch = await findBatch(db, payoutBatchId);
  const provider = batch && providerOf(deps, batch);
  if (!batch || !provider) return;
  const references = await underway(deps, batch);
  if (references.length === 0) return;
  try {
    const { provider_batch_id: providerBatchId } = batch;
    const statuses = await provider.query({ providerBatchId, references });
    for (const status of statuses) await receivePayoutState(deps, status);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.warn({ err: error, batch: batch.id }, 'payouts are asked about again later');
  }
  if ((await underway(deps, batch)).length > 0) {
    await checkLater(deps, payoutBatchId, step + 1);
  }
});

/** Nobody has taken it: takes it back, so that it can be paid out by another way. */
export const cancelPayout = defineWork('payout.cancel', async ({ settlementId, step }, deps) => {
  const { db, jobs, clock, log, payouts } = deps;
  const settlement = await findSettlement(db, settlementId);
  if (settlement?.status !== 'sent' || settlement.provider_reference === null) return;
  try {
    await receivePayoutState(
      deps,
      await payouts.paypal.cancelUnclaimed(settlement.provider_reference),
    );
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.warn({ err: error, settlement: settlementId }, 'a payout is cancelled later');
    const runAt = addMs(clock.now(), delaysMs[step] ?? slowMs);
    const payload = { settlementId, step: step + 1 };
    await defer(db, jobs, 'payout.cancel', { key: cancelKey(settlementId), runAt, payload });
  }
});

function providerOf(
  { payouts }: Dependencies,
  { channel }: PayoutBatchRecord,
): PayoutProvider | null {
  return channel === 'unionpay' ? null : payouts[channel];
}

function itemOf({ config }: Dependencies, settlement: Settlement): PayoutItem {
  const payee = openPayee(config, settlement);
  if (payee.method !== 'paypal' && payee.method !== 'payoneer') {
    throw new Error(`settlement ${settlement.id} is not paid out by a provider`);
  }
  return {
    reference: settlement.number,
    amount: settlement.payout_gross - settlement.payout_fee,
    account: payee.account,
    note: `${product.name} ${settlement.number}`,
  };
}

/** Numbers of those that the provider has not ended. */
async function underway({ db }: Dependencies, { id }: PayoutBatchRecord): Promise<string[]> {
  const settlements = await settlementsOfBatch(db, id);
  return settlements.filter(({ status }) => status === 'sent').map(({ number }) => number);
}

/** Each supplier is told the provider's word only: its sentence may be about another of the batch. */
async function failAll(
  deps: Dependencies,
  settlements: readonly Settlement[],
  code: string,
): Promise<void> {
  for (const { number: reference } of settlements) {
    await receivePayoutState(deps, {
      reference,
      state: 'failed',
      providerState: code,
      providerReference: null,
      reason: null,
    });
  }
}

async function checkLater(
  { db, jobs, clock }: Dependencies,
  payoutBatchId: string,
  step: number,
): Promise<void> {
  const runAt = addMs(clock.now(), delaysMs[step] ?? slowMs);
  const payload = { payoutBatchId, step };
  await defer(db, jobs, 'payout.check', { key: `payouts:${payoutBatchId}:check`, runAt, payload });
}
