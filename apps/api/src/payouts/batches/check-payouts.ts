import { addMs, MINUTE, SECOND } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PayoutProvider } from '../../ports/payout-provider.ts';
import type { PayoutBatchRecord } from './payout-batch-repository.ts';
import { settlementsOfBatch } from '../settlements/settlement-repository.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import { receivePayoutState } from './receive-payout.ts';

const delaysMs = [10 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE] as const;
/** A payout may take days; reports come by themselves, at PayPal at least. */
const slowMs = 30 * MINUTE;

/** How long (ms) a provider is left alone after so many tries. */
export function payoutDelay(step: number): number {
  return delaysMs[step] ?? slowMs;
}

/** Numbers of those that the provider has not ended. */
export async function underway(
  { db }: { db: Queryable },
  { id }: PayoutBatchRecord,
): Promise<string[]> {
  const settlements = await settlementsOfBatch(db, id);
  return settlements.filter(({ status }) => status === 'sent').map(({ number }) => number);
}

/** Asks what became of the payouts that have not ended and books it. Throws errors of the provider. */
export async function askAbout(
  deps: Dependencies,
  provider: PayoutProvider,
  batch: PayoutBatchRecord,
): Promise<void> {
  const references = await underway(deps, batch);
  if (references.length === 0) return;
  const { provider_batch_id: providerBatchId } = batch;
  const statuses = await provider.query({ providerBatchId, references });
  for (const status of statuses) await receivePayoutState(deps, status);
}

export async function checkLater(
  { db, jobs, clock }: Pick<Dependencies, 'jobs' | 'clock'> & { db: Queryable },
  payoutBatchId: string,
  step: number,
): Promise<void> {
  const runAt = addMs(clock.now(), payoutDelay(step));
  const payload = { payoutBatchId, step };
  await scheduleJob(db, jobs, 'payout.check', {
    key: `payouts:${payoutBatchId}:check`,
    runAt,
    payload,
  });
}
