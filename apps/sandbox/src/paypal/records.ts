import { toDecimal } from '../payouts/decimal.ts';
import type { Payout, PayoutState } from '../payouts/payout.ts';

const words: Readonly<Record<PayoutState, string>> = {
  pending: 'PENDING',
  success: 'SUCCESS',
  failed: 'FAILED',
  unclaimed: 'UNCLAIMED',
  returned: 'RETURNED',
};

const errors: Partial<Record<PayoutState, { name: string; message: string }>> = {
  failed: { name: 'RECEIVER_ACCOUNT_LOCKED', message: "Receiver's account is locked or inactive" },
  unclaimed: { name: 'RECEIVER_UNREGISTERED', message: 'Receiver is unregistered' },
};

/** Money that comes back after it was paid is a refund to PayPal. */
function wordOf({ state, paidAt }: Payout): string {
  return state === 'returned' && paidAt ? 'REFUNDED' : words[state];
}

export function itemRecord(payout: Payout) {
  const { itemId, batchId, senderBatchId, reference, amount, account, note, state } = payout;
  const error = errors[state];
  return {
    payout_item_id: itemId,
    ...(payout.paidAt && { transaction_id: itemId.split('').toReversed().join('') }),
    transaction_status: wordOf(payout),
    payout_batch_id: batchId,
    sender_batch_id: senderBatchId,
    payout_item_fee: { currency: 'USD', value: '0.25' },
    payout_item: {
      recipient_type: 'EMAIL',
      amount: { currency: 'USD', value: toDecimal(amount) },
      note,
      receiver: account,
      sender_item_id: reference,
    },
    ...(state !== 'pending' && { time_processed: payout.changedAt }),
    ...(error && { errors: { ...error, information_link: '', details: [] } }),
  };
}

export function batchRecord(payouts: readonly Payout[]) {
  const pending = payouts.filter(({ state }) => state === 'pending').length;
  const mixed = pending > 0 && pending < payouts.length;
  const status = mixed ? 'PROCESSING' : pending > 0 ? 'PENDING' : 'SUCCESS';
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0);
  return {
    batch_header: {
      payout_batch_id: payouts[0]?.batchId,
      batch_status: status,
      time_created: payouts[0]?.sentAt,
      sender_batch_header: { sender_batch_id: payouts[0]?.senderBatchId },
      amount: { currency: 'USD', value: toDecimal(total) },
    },
    items: payouts.map(itemRecord),
    total_items: payouts.length,
    total_pages: 1,
  };
}

/** What a notification says, before its id and time. */
export function itemEvent(payout: Payout) {
  const word = wordOf(payout);
  const type = word === 'SUCCESS' ? 'SUCCEEDED' : word;
  return {
    event_version: '1.0',
    resource_type: 'payouts_item',
    event_type: `PAYMENT.PAYOUTS-ITEM.${type}`,
    summary: `A payout item is ${type.toLowerCase()}.`,
    resource: itemRecord(payout),
  };
}
