type Listener = (conversationId: string) => void;

const heard = new Set<Listener>();
const sent = new Set<Listener>();

/** Hears that the other side of a conversation writes, until the answer is called. */
export function onTyping(listener: Listener): () => void {
  heard.add(listener);
  return () => heard.delete(listener);
}

/** Said by the socket. */
export function announceTyping(conversationId: string): void {
  for (const listener of heard) listener(conversationId);
}

/** Where the socket hears what to send, until the answer is called. */
export function onOwnTyping(listener: Listener): () => void {
  sent.add(listener);
  return () => sent.delete(listener);
}

/** Says that this person writes; without a socket nobody hears it. */
export function sendTyping(conversationId: string): void {
  for (const listener of sent) listener(conversationId);
}
