import { join } from 'node:path';
import { openJournal, readJournal } from './journal.ts';
import type { JournalEntry } from './journal.ts';
import type { BankLine } from './bank/bank-line.ts';
import type { BillChange } from './payments/bill.ts';
import type { Delivery } from './payments/delivery.ts';
import type { Trade } from './payments/trade.ts';
import type { BearerToken } from './payouts/bearer-token.ts';
import type { Paper } from './nuonuo/paper.ts';
import type { Payout } from './payouts/payout.ts';
import type { Browser } from './web-push/browser.ts';
import type { WechatAnswer, WechatLink, WechatToken } from './wechat/kept.ts';

/** A file of text that came with a mail. */
export interface Attachment {
  fileName: string;
  mediaType: string;
  content: string;
}

export interface Message {
  id: string;
  channel: 'sms' | 'mail' | 'wechat' | 'push';
  /** E.164, an address, an open id at the official account, or the id of a browser. */
  to: string;
  /** ISO 8601. */
  at: string;
  /** Of a mail: its subject, then its text. Of a push: what the browser reads, line by line. */
  text: string;
  /** The six-digit code in the text, if there is one. */
  code: string | null;
  /** Of a mail. */
  subject?: string;
  /** Of a mail that has it. */
  html?: string;
  /** Files that came with a mail. */
  attachments?: readonly Attachment[];
  /** Of a mail that names one: to whom a reply goes. */
  replyTo?: string | null;
  /** Where a mail program's own button sends one request (RFC 8058). */
  unsubscribeUrl?: string | null;
  /** Of a push: what the browser's worker is handed. */
  payload?: string;
}

interface Kinds {
  trade: Trade;
  delivery: Delivery;
  payout: Payout;
  bearerToken: BearerToken;
  paper: Paper;
  invoiceToken: { token: string; expiresAt: string };
  message: Message;
  billChange: BillChange;
  bankLine: BankLine;
  wechatAnswer: WechatAnswer;
  wechatToken: WechatToken;
  wechatLink: WechatLink;
  browser: Browser;
  /** `clockOffset` (ms), `smtpPort`. */
  setting: number;
}

type Kind = keyof Kinds;

/**
 * Everything the sandbox remembers. It survives kill -9: `put` returns when the value is on the
 * disk. Values are replaced, never changed in place.
 */
export interface Store {
  put<K extends Kind>(kind: K, id: string, value: Kinds[K]): void;
  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined;
  /** In the order in which the values were first put. */
  all<K extends Kind>(kind: K): Kinds[K][];
  close(): void;
}

type Shelves = { [K in Kind]: Map<string, Kinds[K]> };

export function openStore(dataFolder: string): Store {
  const file = join(dataFolder, 'sandbox', 'journal.jsonl');
  const shelves: Shelves = {
    trade: new Map(),
    delivery: new Map(),
    payout: new Map(),
    bearerToken: new Map(),
    paper: new Map(),
    invoiceToken: new Map(),
    message: new Map(),
    billChange: new Map(),
    bankLine: new Map(),
    wechatAnswer: new Map(),
    wechatToken: new Map(),
    wechatLink: new Map(),
    browser: new Map(),
    setting: new Map(),
  };
  const isKind = (kind: string): kind is Kind => Object.hasOwn(shelves, kind);
  const shelf = <K extends Kind>(kind: K): Map<string, Kinds[K]> => shelves[kind];
  for (const entry of readJournal(file)) {
    if (isKind(entry.kind)) shelf<Kind>(entry.kind).set(entry.id, entry.value as Kinds[Kind]);
  }
  const journal = openJournal(file, entriesOf(shelves));

  return {
    put(kind, id, value) {
      journal.append({ kind, id, value });
      shelf(kind).set(id, value);
    },
    get: (kind, id) => shelf(kind).get(id),
    all: (kind) => [...shelf(kind).values()],
    close: () => journal.close(),
  };
}

function entriesOf(shelves: Shelves): JournalEntry[] {
  return Object.entries(shelves).flatMap(([kind, shelf]) =>
    [...shelf].map(([id, value]) => ({ kind, id, value })),
  );
}
