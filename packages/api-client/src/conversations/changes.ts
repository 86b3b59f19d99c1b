/** Conversation → number of its newest change; null where anything may have changed. */
export type ConversationChanges = Readonly<Record<string, number>> | null;

const listeners = new Set<(changes: ConversationChanges) => void>();

/** Hears what the socket says about conversations, until the answer is called. */
export function onConversationChange(listener: (changes: ConversationChanges) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Said by the socket: after an invalidation, and with null after a cut. */
export function announceConversationChange(changes: ConversationChanges): void {
  for (const listener of listeners) listener(changes);
}
