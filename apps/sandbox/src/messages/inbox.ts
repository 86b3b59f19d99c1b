import { randomUUID } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import { isRecord } from '../raw-body.ts';
import type { Attachment, Message, Store } from '../store.ts';

export interface ReceivedMail {
  subject: string;
  text: string;
  html?: string | undefined;
  attachments: readonly Attachment[];
  replyTo: string | null;
  unsubscribeUrl: string | null;
}

/** What arrived on phones and in mailboxes. */
export interface Inbox {
  receiveSms(to: string, text: string): void;
  receiveMail(to: string, mail: ReceivedMail): void;
  receiveWechat(openId: string, text: string): void;
  receivePush(browserId: string, payload: string): void;
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
    receiveWechat: (to, text) => keep({ channel: 'wechat', to, text }),
    receivePush: (to, payload) => keep({ channel: 'push', to, text: linesOf(payload), payload }),
    receiveMail(to, { subject, text, html, ...rest }) {
      const whole = [subject, text].filter(Boolean).join('\n\n');
      keep({ channel: 'mail', to, text: whole, subject, ...rest, ...(html && { html }) });
    },
    list(to) {
      const messages = store.all('message').toReversed();
      return to ? messages.filter((message) => isFor(message, to)) : messages;
    },
    find: (id) => store.get('message', id),
  };
}

/** The texts in a push, one below the other; the whole of what is no JSON. */
function linesOf(payload: string): string {
  try {
    const content: unknown = JSON.parse(payload);
    if (!isRecord(content)) return payload;
    return Object.values(content).filter(Boolean).join('\n');
  } catch {
    return payload;
  }
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
  if (message.channel === 'wechat' || message.channel === 'push') return message.to === to;
  const wanted = to.replaceAll(/\D/g, '');
  return !to.includes('@') && wanted.length >= 7 && message.to.endsWith(wanted);
}
