import type { Message } from '@tolk/contract/schemas/conversation';
import { shownName } from '../accounts/identity/shown-name.ts';
import type { CallContext } from '../calls/call-context.ts';
import { refuse } from '../calls/refusal.ts';
import { presentFile } from '../files/uploads/files.ts';
import type { MessageRecord } from '../messages/threads/thread-repository.ts';
import type { Queryable } from '../database/schema.ts';
import { referredBy, type Referred } from './message-repository.ts';
import type { Seat } from './seat.ts';

type Viewer = Pick<Seat, 'conversationId' | 'identity'>;

/**
 * Messages of one conversation as the wire describes them (`Message`), in the order given. Which
 * member wrote for an organisation is told to its own side alone.
 */
export async function presentMessages(
  db: Queryable,
  { conversationId, identity }: Viewer,
  messages: readonly MessageRecord[],
  { language, memberId }: Pick<CallContext, 'language' | 'memberId'>,
): Promise<Message[]> {
  const referred = await referredBy(db, conversationId, messages);
  return messages.map((message) => {
    const shown = present(message, referred);
    const member = message.by === identity ? referred.members.get(message.member_id) : undefined;
    if (member === undefined) return shown;
    const memberName = shownName(member, language);
    return { ...shown, memberName, byColleague: message.member_id !== memberId };
  });
}

export async function presentOne(
  db: Queryable,
  viewer: Viewer,
  message: MessageRecord,
  context: Pick<CallContext, 'language' | 'memberId'>,
): Promise<Message> {
  const [shown] = await presentMessages(db, viewer, [message], context);
  return shown ?? refuse('fault');
}

function present(message: MessageRecord, { files, quotes, orders }: Referred): Message {
  const { event, file_id, quote_seq } = message;
  const file = file_id === null ? undefined : files.get(file_id);
  const quote = quote_seq === null ? undefined : quotes.get(quote_seq);
  const order = event === null ? undefined : orders.get(event.orderId);
  return {
    seq: message.seq,
    changed: message.changed,
    messageId: message.message_id,
    by: message.by,
    time: message.created_at.toISOString(),
    text: message.text,
    file: file === undefined ? null : presentFile(file),
    quote: quote === undefined || quote_seq === null ? null : { seq: quote_seq, ...quote },
    recalled: message.recalled_at !== null,
    event:
      event === null || order === undefined
        ? null
        : {
            projectOrderId: event.orderId,
            orderName: order.name,
            orderType: order.order_type,
            action: event.action,
            by: event.by,
          },
    outsidePayment: message.outside_payment,
  };
}
