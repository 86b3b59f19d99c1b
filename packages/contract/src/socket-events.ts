import type { CacheTag } from './tags.ts';

/**
 * What the server pushes to a person's room. An invalidation says what changed, never what it is now:
 * the client fetches the truth by tag (docs/product/wire.md#sockets).
 */
export interface Invalidation {
  tags: readonly CacheTag[];
  /** Conversations in which something happened, with the number of the newest change. */
  conversations?: Readonly<Record<string, number>>;
  /** What to announce, if the person should notice: a notification of theirs. */
  notification?: { id: string; title: { en: string; zh: string }; path: string };
}

export interface ServerToClientEvents {
  invalidation: (invalidation: Invalidation) => void;
  /** The other side writes in this conversation, and may stop at any moment. */
  typing: (conversationId: string) => void;
  /** The session behind this socket ended; `code` is 401 or 601. */
  ended: (reason: { code: 401 | 601 }) => void;
}

export interface ClientToServerEvents {
  /** Sent while one writes, at most every `limits.conversation.typingMs`. */
  typing: (conversationId: string) => void;
}

/**
 * Where the socket connects; `auth` carries `{ token, timestamp, nonce, hash }` signed like a call, and
 * `unheardMs`: for how long its screens have shown data without a socket (milliseconds). The server
 * sends what changed meanwhile as its first invalidation; without `unheardMs` it sends nothing.
 */
export const socketPath = '/api/socket';
