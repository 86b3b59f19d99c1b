import { fromDecimal } from '../payouts/decimal.ts';
import type { NewPayout } from '../payouts/payouts.ts';
import { digits } from '../keys.ts';
import { isRecord, text } from '../raw-body.ts';

const MAX_ITEMS = 15_000;
const MAX_NOTE = 4_000;

/** The payouts of a batch, or what PayPal finds wrong, field by field. */
export function readBatch(
  body: Record<string, unknown>,
): { payouts: NewPayout[] } | { details: { field: string; location: string; issue: string }[] } {
  const header = isRecord(body.sender_batch_header) ? body.sender_batch_header : {};
  const senderBatchId = text(header, 'sender_batch_id');
  const items = Array.isArray(body.items)
    ? body.items.map((item) => (isRecord(item) ? item : {}))
    : [];
  const wrong = [
    ...(senderBatchId.length > 0 && senderBatchId.length <= 256
      ? []
      : ['sender_batch_header.sender_batch_id']),
    ...(items.length > 0 && items.length <= MAX_ITEMS ? [] : ['items']),
    ...items.flatMap((item, index) => faultsOf(item).map((field) => `items[${index}].${field}`)),
  ];
  if (wrong.length > 0) {
    const issue = 'Invalid value';
    return { details: wrong.map((field) => ({ field, location: 'body', issue })) };
  }
  const batchId = `${digits(12)}T`;
  return { payouts: items.map((item) => ({ ...readItem(item), senderBatchId, batchId })) };
}

function readItem(item: Record<string, unknown>) {
  return {
    provider: 'paypal' as const,
    reference: text(item, 'sender_item_id'),
    itemId: `P${digits(12)}`,
    amount: amountOf(item) ?? 0,
    account: text(item, 'receiver'),
    note: text(item, 'note'),
  };
}

function faultsOf(item: Record<string, unknown>): string[] {
  const reference = text(item, 'sender_item_id');
  return [
    text(item, 'recipient_type') === 'EMAIL' ? [] : ['recipient_type'],
    /^\S+@\S+\.\S+$/.test(text(item, 'receiver')) ? [] : ['receiver'],
    amountOf(item) ? [] : ['amount'],
    reference !== '' && reference.length <= 63 ? [] : ['sender_item_id'],
    text(item, 'note').length <= MAX_NOTE ? [] : ['note'],
  ].flat();
}

/** Cents; null for anything but dollars with two decimals. */
function amountOf({ amount }: Record<string, unknown>): number | null {
  if (!isRecord(amount) || amount.currency !== 'USD') return null;
  return fromDecimal(text(amount, 'value'));
}
