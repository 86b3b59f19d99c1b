import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal, readJournal } from './journal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const first = { kind: 'setting', id: 'a', value: 1 };
const second = { kind: 'setting', id: 'b', value: 2 };

it('holds what was appended', () => {
  const file = join(folder, 'sub', 'journal.jsonl');
  const journal = openJournal(file, [first]);
  journal.append(second);
  expect(readJournal(file)).toEqual([first, second]);
  journal.close();
});

it('drops a last line that a crash cut short', () => {
  const file = join(folder, 'journal.jsonl');
  openJournal(file, [first]).close();
  appendFileSync(file, '{"kind":"setting","id":"b","va');
  expect(readJournal(file)).toEqual([first]);
});

it('is rewritten without history when it is opened', () => {
  const file = join(folder, 'journal.jsonl');
  openJournal(file, [first, second]).close();
  openJournal(file, [second]).close();
  expect(readFileSync(file, 'utf8')).toBe('{"kind":"setting","id":"b","value":2}\n');
});
