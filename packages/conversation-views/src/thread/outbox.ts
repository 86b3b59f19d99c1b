import { keptPrefixes } from '@tolk/api-client';
import type { Outgoing } from './thread.ts';

/** Where a browser keeps what the server has not numbered yet, so that a reload loses nothing. */
const keyOf = (owner: string, conversationId: string) =>
  `${keptPrefixes.outgoing}${owner}:${conversationId}`;

/** What was kept for this person in this conversation; nothing where it can't be read. */
export function readOutbox(owner: string, conversationId: string): readonly Outgoing[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner, conversationId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

function isOutgoing(one: unknown): one is Outgoing {
  return (
    typeof one === 'object' &&
    one !== null &&
    'messageId' in one &&
    typeof one.messageId === 'string' &&
    'text' in one &&
    typeof one.text === 'string'
  );
}

/**
 * Keeps what is on its way now. What another tab keeps of the same conversation stays. A full or
 * forbidden storage keeps nothing; the message is on the screen all the same.
 */
export function keepOutbox(
  owner: string,
  conversationId: string,
  { before, now }: Record<'before' | 'now', readonly Outgoing[]>,
): void {
  const own = new Set([...before, ...now].map(({ messageId }) => messageId));
  const others = readOutbox(owner, conversationId).filter(({ messageId }) => !own.has(messageId));
  const outgoing = [...others, ...now];
  try {
    const key = keyOf(owner, conversationId);
    if (outgoing.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(outgoing));
  } catch {
    // Nothing to do: see above.
  }
}
