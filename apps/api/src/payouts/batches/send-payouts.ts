import { product } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import type { Tx } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PayoutItem, PayoutProvider, SentPayouts } from '../../ports/payout-provider.ts';
import {
  isProviderError,
  ProviderDeclined,
  ProviderRefused,
  TooOldToSend,
  type ProviderUnavailable,
} from '../../ports/provider-errors.ts';
import {
  findBatch,
  lockBatch,
  updateBatch,
  type PayoutBatchRecord,
} from './payout-batch-repository.ts';
import { settlementsOfBatch, type Settlement } from '../settlements/settlement-repository.ts';
import { lockMembers } from './batch-actions.ts';
import { changeSettlement, type SettlementCommand } from '../settlements/change-settlement.ts';
import { checkLater } from './check-payouts.ts';
import { openPayee } from '../applying/payee.ts';

/** `declined`, `silent`: to be sent again later; the provider said that it has nothing, or nothing. */
export type SendOutcome = 'done' | 'declined' | 'silent';

export function sendKey(payoutBatchId: string): string {
  return `payouts:${payoutBatchId}`;
}

/**
 * Sends an approved batch that its provider has not taken in; one that was taken back is left alone.
 * References are the same at every try, so the provider pays once.
 */
export async function trySending(deps: Dependencies, payoutBatchId: string): Promise<SendOutcome> {
  const found = await findBatch(deps.db, payoutBatchId);
  const provider = found && providerOf(deps, found);
  if (!provider) return 'done';
  // All of the batch, also what was reported meanwhile: a repeat is known by being the same.
  const settlements = await settlementsOfBatch(deps.db, payoutBatchId);
  const items = settlements.map((settlement) => itemOf(deps, settlement));
  const begun = await beginTry(deps, payoutBatchId);
  if (begun === undefined) return 'done';
  const { batch, approvedAt, at } = begun;
  const repeated = batch.tried_at !== null;
  try {
    const order = { reference: batch.number, approvedAt, repeated, items };
    await acknowledge(deps, batch.id, await provider.send(order));
    return 'done';
  } catch (error) {
    if (!isProviderError(error)) throw error;
    if (error instanceof ProviderRefused) {
      deps.log.error({ err: error, batch: batch.id }, 'a payout batch was refused');
      return failAll(deps, batch.id, error.code);
    }
    deps.log.warn({ err: error, batch: batch.id }, 'a payout batch is sent again later');
    return keepAnswer(deps, batch, at, error);
  }
}

export function providerOf(
  { payouts }: Pick<Dependencies, 'payouts'>,
  { channel }: PayoutBatchRecord,
): PayoutProvider | null {
  return channel === 'unionpay' ? null : payouts[channel];
}

interface Try {
  /** As it was before. */
  batch: PayoutBatchRecord;
  approvedAt: Date;
  at: Date;
}

/**
 * Writes down that it is sent now, before it is: nobody takes it back from then on, until the
 * provider has had its time. Undefined where there is nothing to be sent (any more).
 */
function beginTry({ db, clock }: Dependencies, id: string): Promise<Try | undefined> {
  const at = clock.now();
  return transaction(db, async (tx) => {
    const batch = await lockBatch(tx, id);
    if (batch?.status !== 'approved' || batch.approved_at === null) return undefined;
    if (batch.acknowledged_at !== null) return undefined;
    const settlements = await settlementsOfBatch(tx, id);
    if (settlements.every(({ status }) => status !== 'sent')) return undefined;
    const tried_at = batch.tried_at ?? at;
    await updateBatch(tx, id, { tried_at, last_tried_at: at, declined: false });
    return { batch, approvedAt: batch.approved_at, at };
  });
}

/** The provider has it; from now on it is asked what becomes of it. */
export async function acknowledge(
  deps: Dependencies,
  id: string,
  { providerBatchId }: SentPayouts,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const batch = await lockBatch(tx, id);
    if (batch?.status !== 'approved') {
      deps.log.error({ batch: id }, 'a batch that was taken back went out; somebody has to look');
      return;
    }
    await updateBatch(tx, id, {
      provider_batch_id: providerBatchId,
      acknowledged_at: deps.clock.now(),
      provider_answer: null,
      declined: false,
    });
    await checkLater({ ...deps, db: tx }, id, 0);
  });
}

/** Characters of a provider's answer that are kept. */
const answerLength = 300;

async function keepAnswer(
  { db }: Dependencies,
  { id, declined: before }: PayoutBatchRecord,
  at: Date,
  error: ProviderUnavailable,
): Promise<SendOutcome> {
  const declined = error instanceof ProviderDeclined || (error instanceof TooOldToSend && before);
  const code = error instanceof ProviderDeclined ? error.code : error.message;
  return transaction(db, async (tx) => {
    const batch = await lockBatch(tx, id);
    if (batch?.status !== 'approved' || batch.acknowledged_at !== null) return 'done';
    const provider_answer = code.slice(0, answerLength);
    // Of a try that began meanwhile nothing is known yet.
    const isLast = batch.last_tried_at?.getTime() === at.getTime();
    await updateBatch(tx, id, { provider_answer, ...(isLast ? { declined } : {}) });
    return declined ? 'declined' : 'silent';
  });
}

/**
 * The provider carries nothing of it out. Each supplier is told its word only: its sentence may be
 * about another of the batch. A batch that it took in by another try, or of which it has reported a
 * payout, goes on: only this try was refused.
 */
async function failAll(deps: Dependencies, id: string, code: string): Promise<SendOutcome> {
  return transaction(deps.db, async (tx) => {
    const batch = await lockBatch(tx, id);
    if (batch?.status !== 'approved' || batch.acknowledged_at !== null) return 'done';
    const payouts = await settlementsOfBatch(tx, id);
    if (payouts.every(({ status }) => status !== 'sent')) return 'done';
    const reported = payouts.some(({ provider_state }) => provider_state !== null);
    await updateBatch(tx, id, { provider_answer: code, declined: !reported });
    if (reported) return 'silent';
    const provider = { provider_state: code };
    await failSent(tx, deps, id, { actor: 'provider', note: code, provider, at: deps.clock.now() });
    return 'done';
  });
}

/** Ends every payout of a batch, which is locked, that has not ended. */
export async function failSent(
  tx: Tx,
  { jobs }: Pick<Dependencies, 'jobs'>,
  payoutBatchId: string,
  command: Pick<SettlementCommand, 'actor' | 'staffId' | 'note' | 'provider' | 'at'>,
): Promise<void> {
  for (const settlement of await lockMembers(tx, payoutBatchId)) {
    if (settlement.status !== 'sent') continue;
    await changeSettlement(tx, jobs, {
      settlement,
      action: 'fail',
      expectedVersion: null,
      ...command,
    });
  }
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
