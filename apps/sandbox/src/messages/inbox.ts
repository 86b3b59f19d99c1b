import { randomUUID } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import type { Message, Store } from '../store.ts';

/** What arrived on phones and in mailboxes. */
export interface Inbox {
  receive(channel: Message['channel'], to: string, text: string): void;
  /** Newest first; all of them without `to`. */
  list(to?: string): Message[];
}

export function createInbox(store: Store, clock: SandboxClock): Inbox {
  return {
    receive(channel, to, text) {
      const [code = null] = /(?<!\d)\d{6}(?!\d)/.exec(text) ?? [];
      const id = randomUUID();
      store.put('message', id, { id, channel, to, at: clock.now().toISOString(), text, code });
    },
    list(to) {
      const messages = store.all('message').toReversed();
      return to ? messages.filter((message) => isFor(message, to)) : messages;
    },
  };
}

/** A phone number is found with and without its country code, an address in any case. */
function isFor(message: Message, to: string): boolean {
  if (message.channel === 'mail') return message.to.toLowerCase() === to.trim().toLowerCase();
  const wanted = to.replaceAll(/\D/g, '');
  return !to.includes('@') && wanted.length >= 7 && message.to.endsWith(wanted);
}
