import type { ContactRow, ConversationDetail } from '@tolk/contract/schemas/conversation';
import { shownName } from '../accounts/identity/shown-name.ts';
import type { CallContext } from '../calls/call-context.ts';
import { inLanguage, refuse, type BilingualText } from '../calls/refusal.ts';
import type { Queryable } from '../database/schema.ts';
import { listContacts, type Contact } from '../messages/threads/side-repository.ts';
import { whyClosed } from '../messages/threads/closed.ts';
import { contextsOf } from './context-repository.ts';
import { writingFrom, type Seat } from './seat.ts';
import { partiesOf } from './parties.ts';

type Language = CallContext['language'];

export function presentContact(contact: Contact, language: Language): ContactRow {
  return {
    conversationId: contact.conversation_id,
    otherId: contact.other_id,
    otherName: shownName(contact.other_name, language),
    otherAvatar: contact.other_avatar,
    otherSeenAt: contact.other_seen_at?.toISOString() ?? null,
    last: presentLast(contact),
    unread: contact.unread,
    pinned: contact.pinned_at !== null,
    archived: contact.archived_at !== null,
    muted: contact.muted_at !== null,
    blocked: contact.blocked_at !== null,
  };
}

function presentLast(contact: Contact): ContactRow['last'] {
  if (contact.last_seq === null || contact.last_time === null) return null;
  return {
    seq: contact.last_seq,
    by: contact.last_by,
    text: contact.last_text,
    fileName: contact.last_file,
    recalled: contact.last_recalled,
    time: contact.last_time.toISOString(),
    event:
      contact.last_order === null ||
      contact.last_order_name === null ||
      contact.last_order_type === null ||
      contact.last_action === null
        ? null
        : {
            projectOrderId: contact.last_order,
            orderName: contact.last_order_name,
            orderType: contact.last_order_type,
            action: contact.last_action,
            by: contact.last_event_by,
          },
  };
}

/** The caller's contact behind a conversation. */
export async function contactAt(
  db: Queryable,
  { conversationId, identity, own }: Seat,
): Promise<Contact> {
  const filter = { personId: own.person_id, identity, conversationId };
  const [contact] = await listContacts(db, filter, { limit: 1, offset: 0 });
  return contact ?? refuse('fault');
}

/** The whole of a conversation but its messages. */
export async function presentConversation(
  db: Queryable,
  seat: Seat,
  context: Pick<CallContext, 'language' | 'memberId' | 'now'>,
): Promise<ConversationDetail> {
  const { language, now } = context;
  const contact = await contactAt(db, seat);
  const both = { ...partiesOf(seat), viewerId: seat.own.person_id };
  const closed: BilingualText | null = await whyClosed(db, writingFrom(seat, context), now);
  return {
    ...presentContact(contact, language),
    contexts: await contextsOf(db, seat.conversationId, both),
    lastChange: contact.last_change,
    readUpTo: seat.own.read_up_to,
    otherReadUpTo: seat.other.read_up_to,
    closedReason: closed && inLanguage(closed, language),
  };
}
