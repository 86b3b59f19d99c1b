import { join } from 'node:path';
import { openJournal, readJournal } from './journal.ts';
import type { JournalEntry } from './journal.ts';
import type { Delivery } from './payments/delivery.ts';
import type { Trade } from './payments/trade.ts';

export interface Message {
  id: string;
  channel: 'sms' | 'mail';
  /** E.164 or an address. */
  to: string;
  /** ISO 8601. */
  at: string;
  text: string;
  /** The six-digit code in the text, if there is one. */
  code: string | null;
}

interface Kinds {
  trade: Trade;
  delivery: Delivery;
  message: Message;
  /** `clockOffset` (ms), `smtpPort`. */
  setting: number;
}

type Kind = keyof Kinds;

/** Everything the sandbox remembers. It survives kill -9: `put` returns when the value is on the disk. */
export interface Store {
  put<K extends Kind>(kind: K, id: string, value: Kinds[K]): void;
  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined;
  /** In the order in which the values were first put. */
  all<K extends Kind>(kind: K): Kinds[K][];
  close(): void;
}

export function openStore(dataFolder: string): Store {
  const file = join(dataFolder, 'sandbox', 'journal.jsonl');
  const entries = new Map<string, JournalEntry>();
  const key = (kind: string, id: string) => `${kind}/${id}`;
  for (const entry of readJournal(file)) entries.set(key(entry.kind, entry.id), entry);
  const journal = openJournal(file, [...entries.values()]);

  return {
    put(kind, id, value) {
      const entry = { kind, id, value: structuredClone(value) };
      journal.append(entry);
      entries.set(key(kind, id), entry);
    },
    get: <K extends Kind>(kind: K, id: string) =>
      structuredClone(entries.get(key(kind, id))?.value) as Kinds[K] | undefined,
    all: <K extends Kind>(kind: K) =>
      [...entries.values()]
        .filter((entry) => entry.kind === kind)
        .map((entry) => structuredClone(entry.value) as Kinds[K]),
    close: () => journal.close(),
  };
}
