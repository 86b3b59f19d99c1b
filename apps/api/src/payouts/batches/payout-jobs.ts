import { addMs } from '@tolk/domain';
import type { Dependencies } from '../../dependencies.ts';
import { isProviderError } from '../../ports/provider-errors.ts';
import { findBatch } from './payout-batch-repository.ts';
import { findSettlement } from '../settlements/settlement-repository.ts';
import { scheduleJob, handleJob } from '../../jobs/job-kinds.ts';
import { askAbout, checkLater, payoutDelay, underway } from './check-payouts.ts';
import { cancelKey, receivePayoutState } from './receive-payout.ts';
import { providerOf, sendKey, trySending } from './send-payouts.ts';

/** Again and again, until the provider has taken it in, refuses it, or finance takes it back. */
export const sendPayouts = handleJob(
  'payout.send',
  'money',
  async ({ payoutBatchId, step }, deps) => {
    if ((await trySending(deps, payoutBatchId)) === 'done') return;
    const { db, jobs, clock } = deps;
    const runAt = addMs(clock.now(), payoutDelay(step));
    const payload = { payoutBatchId, step: step + 1 };
    await scheduleJob(db, jobs, 'payout.send', { key: sendKey(payoutBatchId), runAt, payload });
  },
  laneOfBatch,
);

/** Asks until each payout has ended: not every provider reports by itself. */
export const checkPayouts = handleJob(
  'payout.check',
  'money',
  async ({ payoutBatchId, step }, deps) => {
    const { db, log } = deps;
    const batch = await findBatch(db, payoutBatchId);
    const provider = batch && providerOf(deps, batch);
    if (!batch || !provider) return;
    try {
      await askAbout(deps, provider, batch);
    } catch (error) {
      if (!isProviderError(error)) throw error;
      log.warn({ err: error, batch: batch.id }, 'payouts are asked about again later');
    }
    if ((await underway(deps, batch)).length > 0) {
      await checkLater(deps, payoutBatchId, step + 1);
    }
  },
  laneOfBatch,
);

/** Each provider has a lane of its own. */
async function laneOfBatch({ payoutBatchId }: { payoutBatchId: string }, { db }: Dependencies) {
  const channel = (await findBatch(db, payoutBatchId))?.channel ?? 'unionpay';
  return channel === 'unionpay' ? 'money' : channel;
}

/** Nobody has taken it: takes it back, so that it can be paid out by another way. */
export const cancelPayout = handleJob(
  'payout.cancel',
  'paypal',
  async ({ settlementId, step }, deps) => {
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
      const runAt = addMs(clock.now(), payoutDelay(step));
      const payload = { settlementId, step: step + 1 };
      await scheduleJob(db, jobs, 'payout.cancel', {
        key: cancelKey(settlementId),
        runAt,
        payload,
      });
    }
  },
);
