import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

export interface JournalEntry {
  kind: string;
  id: string;
  value: unknown;
}

export interface Journal {
  /** Returns once the entry is on the disk. */
  append(entry: JournalEntry): void;
  close(): void;
}

/** Reads what a killed process left: a last line that was cut short is dropped. */
export function readJournal(file: string): JournalEntry[] {
  if (!existsSync(file)) return [];
  const entries: JournalEntry[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    try {
      entries.push(JSON.parse(line) as JournalEntry);
    } catch {
      break;
    }
  }
  return entries;
}

/** Opens the journal again with `entries` as its whole content, so that it holds no history. */
export function openJournal(file: string, entries: readonly JournalEntry[]): Journal {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  const handle = openSync(draft, 'a', 0o600);
  ftruncateSync(handle);
  writeSync(handle, entries.map(toLine).join(''));
  fsyncSync(handle);
  renameSync(draft, file);
  return {
    append(entry) {
      writeSync(handle, toLine(entry));
      fsyncSync(handle);
    },
    close: () => closeSync(handle),
  };
}

function toLine(entry: JournalEntry): string {
  return `${JSON.stringify(entry)}\n`;
}
