import type { ServiceEvent } from '@tolk/domain';
import type { Tx } from '../database/schema.ts';
import { invalidate } from '../messages/invalidations/invalidate.ts';
import {
  insertServiceMessage,
  type ConversationRecord,
  type ServiceMessageRecord,
} from './conversation-repository.ts';

interface Happening {
  event: ServiceEvent;
  /** The member whom it is about. */
  staffId?: string | null;
  details?: Record<string, string>;
  at: Date;
}

/** Writes what happened between the messages of a locked conversation, and tells who has it open. */
export async function writeEvent(
  tx: Tx,
  conversation: Pick<ConversationRecord, 'id' | 'person_id'>,
  { event, staffId = null, details = {}, at }: Happening,
): Promise<void> {
  const written = await insertServiceMessage(tx, {
    conversation_id: conversation.id,
    message_id: null,
    side: 'event',
    staff_id: staffId,
    file_id: null,
    event,
    details,
    created_at: at,
  });
  tellCustomer(tx, conversation, written);
}

/** A member's open screens hear that the conversation has come to this number; visitors ask. */
export function tellCustomer(
  tx: Tx,
  { id, person_id }: Pick<ConversationRecord, 'id' | 'person_id'>,
  { seq }: Pick<ServiceMessageRecord, 'seq'>,
): void {
  if (person_id === null) return;
  invalidate(tx, person_id, ['Service', 'Unread'], { conversations: { [id]: seq } });
}
