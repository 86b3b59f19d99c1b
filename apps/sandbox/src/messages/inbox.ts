import { randomUUID } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import type { Message, Store } from '../store.ts';

export interface ReceivedMail {
  subject: string;
  text: string;
  html?: string | undefined;
}

/** What arrived on phones and in mailboxes. */
export interface Inbox {
  receiveSms(to: string, text: string): void;
  receiveMail(to: string, mail: ReceivedMail): void;
  /** Newest first; all of them without `to`. */
  list(to?: string): Message[];
  find(id: string): Message | undefined;
}

export function createInbox(store: Store, clock: SandboxClock): Inbox {
  function keep(message: Omit<Message, 'id' | 'at' | 'code'>): void {
    const id = randomUUID();
    const at = clock.now().toISOString();
    store.put('message', id, { id, at, code: codeIn(message.text), ...message });
  }

  return {
    receiveSms: (to, text) => keep({ channel: 'sms', to, text }),
    receiveMail(to, { subject, text, html }) {
      const whole = [subject, text].filter(Boolean).join('\n\n');
      keep({ channel: 'mail', to, text: whole, subject, ...(html && { html }) });
    },
    list(to) {
      const messages = store.all('message').toReversed();
      return to ? messages.filter((message) => isFor(message, to)) : messages;
    },
    find: (id) => store.get('message', id),
  };
}

/** Six figures that stand alone, in a message that speaks of a code; amounts and addresses have none. */
function codeIn(text: string): string | null {
  if (!/\bcode\b|验证码/i.test(text)) return null;
  const [code = null] = /(?<![\w.,/=#+-])\d{6}(?![\w/=-]|[.,]\d)/.exec(text) ?? [];
  return code;
}

/** A phone number is found with and without its country code, an address in any case. */
function isFor(message: Message, to: string): boolean {
  if (message.channel === 'mail') return message.to.toLowerCase() === to.trim().toLowerCase();
  const wanted = to.replaceAll(/\D/g, '');
  return !to.includes('@') && wanted.length >= 7 && message.to.endsWith(wanted);
}
