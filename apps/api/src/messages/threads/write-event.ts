import type { Identity, OrderAction } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../invalidations/invalidate.ts';
import { insertMessage, openConversation, takeChangeNumber } from './thread-repository.ts';
import { raiseSides } from './side-repository.ts';

export interface OrderHappening {
  order: { id: string; client_id: string; supplier_id: string };
  action: OrderAction;
  /** Null: a timer, a provider or staff. */
  by: Identity | null;
  at: Date;
}

/** What an order did, between the messages of its two sides; they get a conversation with it. */
export async function writeOrderEvent(
  tx: Tx,
  { order, action, by, at }: OrderHappening,
): Promise<void> {
  const parties = { clientId: order.client_id, supplierId: order.supplier_id };
  const { id } = await openConversation(tx, parties, { by: 'client', at });
  const seq = await takeChangeNumber(tx, id);
  await insertMessage(tx, {
    conversation_id: id,
    seq,
    changed: seq,
    message_id: null,
    by: null,
    file_id: null,
    quote_seq: null,
    event: JSON.stringify({ orderId: order.id, action, by }),
    created_at: at,
    recalled_at: null,
  });
  await raiseSides(tx, id, { at, by: null, seq });
  for (const personId of Object.values(parties))
    invalidate(tx, personId, ['Contact', 'Conversation'], { conversations: { [id]: seq } });
}
