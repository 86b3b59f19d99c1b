import type { Queryable } from '../database/schema.ts';
import { conversationData, messageData, reportData } from './conversation-data-repository.ts';
import { maskIn, maskOther } from './masked-others.ts';
import { readableKeys } from './readable.ts';

/** What the person wrote with others, and what was written to them; nobody else by their full name. */
export async function exportConversations(db: Queryable, personId: string) {
  const messages = Map.groupBy(
    await messageData(db, personId),
    ({ conversation_id }) => conversation_id,
  );
  const conversations = (await conversationData(db, personId)).map(
    ({ conversation_id, other_name, ...side }) => ({
      ...readableKeys(side),
      otherSide: maskOther(other_name),
      messages: (messages.get(conversation_id) ?? []).map(
        ({ conversation_id: _id, text, ...message }) => ({
          ...readableKeys(message),
          text: maskIn(text, [other_name]),
        }),
      ),
    }),
  );
  return { conversations, reports: (await reportData(db, personId)).map(readableKeys) };
}
