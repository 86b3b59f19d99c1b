import type { ServiceConversation, ServiceMessage, StaffServiceMessage } from '@tolk/contract';
import { customerEvents } from '@tolk/domain';
import { presentFile } from '../files/uploads/files.ts';
import type { Queryable } from '../database/schema.ts';
import { aboutOf } from './about-appeal.ts';
import {
  countUnread,
  lastSeenByCustomer,
  type ConversationRecord,
  type ServiceMessageRecord,
} from './conversation-repository.ts';
import { referredTo, staffNames, type ReferredTo } from './referred-repository.ts';

/** One's own conversation as the wire describes it. */
export async function presentOwn(
  db: Queryable,
  held: ConversationRecord,
): Promise<ServiceConversation> {
  const names = await staffNames(db, held.assignee_id === null ? [] : [held.assignee_id]);
  const closed = held.state === 'closed';
  return {
    conversationId: held.id,
    closed,
    about: await aboutOf(db, held),
    staffName: names.get(held.assignee_id ?? '') ?? null,
    email: held.email,
    unread: await countUnread(db, [held.id]),
    lastSeq: await lastSeenByCustomer(db, held.id, customerEvents),
    readUpTo: held.read_up_to,
    staffReadUpTo: held.staff_read_up_to,
    rating: held.rating,
    mayRate: closed && held.rating === null && held.rating_passed_at === null,
    createTime: held.created_at.toISOString(),
  };
}

/** Messages of one conversation as its customer reads them; notes are none of them. */
export async function presentForCustomer(
  db: Queryable,
  messages: readonly ServiceMessageRecord[],
): Promise<ServiceMessage[]> {
  const referred = await referredTo(db, messages);
  return messages.flatMap((message) => {
    const { side } = message;
    return side === 'note' ? [] : [{ ...presentCommon(message, referred), side }];
  });
}

/** With notes, and with what events say beside their name. */
export async function presentForStaff(
  db: Queryable,
  messages: readonly ServiceMessageRecord[],
): Promise<StaffServiceMessage[]> {
  const referred = await referredTo(db, messages);
  return messages.map((message) => ({
    ...presentCommon(message, referred),
    side: message.side,
    staffId: message.staff_id,
    mentions: referred.mentions.get(message.seq) ?? [],
    details: message.details,
  }));
}

function presentCommon(message: ServiceMessageRecord, { names, files }: ReferredTo) {
  const file = files.get(message.file_id ?? '');
  return {
    seq: message.seq,
    messageId: message.message_id,
    time: message.created_at.toISOString(),
    text: message.text,
    file: file === undefined ? null : presentFile(file),
    staffName: names.get(message.staff_id ?? '') ?? null,
    event: message.event,
  };
}
