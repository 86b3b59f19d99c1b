import { payoutChannels } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import type { Tx } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PayoutStatus } from '../../ports/payout-provider.ts';
import {
  findSettlementByNumber,
  updateSettlement,
  type Settlement,
} from '../settlements/settlement-repository.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import {
  changeSettlement,
  lockSettlement,
  mayChange,
  payoutOutcomes,
} from '../settlements/change-settlement.ts';

/**
 * Books what a provider says of one payout, once, however often, late or out of order it says so.
 * False: no such settlement is known (yet), so that a true report has to be sent again.
 */
export async function receivePayoutState(
  deps: Dependencies,
  status: PayoutStatus,
): Promise<boolean> {
  const found = await findSettlementByNumber(deps.db, status.reference);
  if (!found || payoutChannels[found.method] === 'unionpay') return false;
  await transaction(deps.db, async (tx) => {
    const settlement = await lockSettlement(tx, found.id);
    if (settlement) await book(tx, deps, settlement, status);
  });
  return true;
}

async function book(
  tx: Tx,
  { jobs, clock, log }: Dependencies,
  settlement: Settlement,
  { state, providerState, providerReference, reason }: PayoutStatus,
): Promise<void> {
  const at = clock.now();
  const provider = {
    provider_state: providerState,
    provider_reference: providerReference ?? settlement.provider_reference,
  };
  if (state === 'pending' || state === 'unclaimed') {
    // What comes late, after it has ended, says nothing new.
    if (settlement.status !== 'sent') return;
    await updateSettlement(tx, settlement.id, provider);
    if (state === 'unclaimed' && provider.provider_reference !== null) {
      const payload = { settlementId: settlement.id, step: 0 };
      await scheduleJob(tx, jobs, 'payout.cancel', {
        key: cancelKey(settlement.id),
        runAt: at,
        payload,
      });
    }
    return;
  }
  const { action, status } = payoutOutcomes[state];
  if (settlement.status === status) return;
  if (!mayChange({ settlement, action, actor: 'provider', at })) {
    const facts = { settlement: settlement.id, status: settlement.status, state, providerState };
    if (state !== 'paid' || settlement.status === 'returned') {
      log.warn(facts, 'what the provider says of a payout comes late or out of order');
      return;
    }
    // The earnings are ready again and the money went out after all: finance sees both.
    log.error(facts, 'a payout that had failed was paid; somebody has to look');
    await updateSettlement(tx, settlement.id, provider);
    return;
  }
  // Of what came back the provider's code says no more than that, and in no language of ours.
  const code = action === 'fail' ? providerState : null;
  const note = action === 'pay' ? null : (reason ?? code);
  await changeSettlement(tx, jobs, {
    settlement,
    action,
    actor: 'provider',
    expectedVersion: null,
    note,
    provider,
    at,
  });
}

export function cancelKey(settlementId: string): string {
  return `settlement:${settlementId}:cancel`;
}
