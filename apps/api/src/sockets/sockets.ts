import type { InvalidationMessage } from '../messages/invalidations/invalidation-repository.ts';

/** The open screens of this process. */
export interface Sockets {
  /** How many are open. */
  count(): number;
  /** Sends to every socket of the person; to those of members left out without the notification. */
  invalidation(message: InvalidationMessage): void;
  /** Shows every socket of the person that the other side of a conversation writes. */
  typing(personId: string, conversationId: string): void;
  /** Says why and closes every socket of the session. */
  end(sessionId: string, code: 401 | 601): void;
  /** Closes every socket of the session; it comes back where it is still let in. */
  reconnect(sessionId: string): void;
  /** Closes all; clients come back and fetch what they show. */
  reconnectAll(): void;
  close(): Promise<void>;
}
