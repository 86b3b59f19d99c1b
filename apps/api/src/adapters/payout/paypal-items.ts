import type { PayoutState, PayoutStatus } from '../../ports/payout-provider.ts';

/** A payout as PayPal words it, in answers and in notifications alike. */
export interface PayPalItem {
  payout_item_id: string;
  transaction_status?: string;
  payout_item?: { sender_item_id?: string };
  errors?: { name?: string; message?: string };
}

/** Words that are missing here, and those to come, leave a payout pending. */
const states: Readonly<Record<string, PayoutState>> = {
  SUCCESS: 'paid',
  UNCLAIMED: 'unclaimed',
  FAILED: 'failed',
  DENIED: 'failed',
  BLOCKED: 'failed',
  RETURNED: 'returned',
  REFUNDED: 'returned',
  REVERSED: 'returned',
};

/** Batches whose payouts are not carried out any more. */
const deadBatches: readonly string[] = ['DENIED', 'CANCELED'];

export function itemStatus(item: PayPalItem, batchStatus = ''): PayoutStatus {
  const { transaction_status: word = 'PENDING', errors } = item;
  const state = states[word] ?? 'pending';
  const dead = state === 'pending' && deadBatches.includes(batchStatus);
  return {
    reference: item.payout_item?.sender_item_id ?? '',
    state: dead ? 'failed' : state,
    providerState: dead ? batchStatus : word,
    providerReference: item.payout_item_id,
    reason: errors?.message ?? errors?.name ?? null,
  };
}
