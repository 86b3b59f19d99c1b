import type { Tx } from '../database/schema.ts';
import { invalidate } from '../messages/invalidations/invalidate.ts';
import type { Seat } from './seat.ts';

/** Open screens of both sides hear that the conversation has come to this change. */
export function tellBoth(tx: Tx, { conversationId, own, other }: Seat, change: number): void {
  for (const { person_id } of [own, other])
    invalidate(tx, person_id, ['Contact', 'Conversation', 'Unread'], {
      conversations: { [conversationId]: change },
    });
}
