import type { WordBand } from '@tolk/domain/word-weights';
import { readCsv } from '../read-csv.ts';
import { fuzzyBandFrom, logOf, noWords, type FoundLog } from './found-log.ts';

/** What a group of columns counts; words that nobody knows a band for can't be priced. */
type Column = WordBand | 'locked' | 'total' | 'unknown';

/** `95% - 99%`, whatever the language of the tool. */
const range = String.raw`(\d{2})\s?%?\s?[-–]\s?\d{2}\s?%`;
const nameWithRange = new RegExp(`^${range}`);
/** A text may speak of percents too: a range of bands is a cell of its own. */
const rangeAlone = new RegExp(`^${range}$`);
const rangeCells = new RegExp(String.raw`(?:^|[\t;,"])\s?${range}\s?(?=$|[\t;,"])`, 'g');
const rangesLeast = 3;
/** Titles of the tool stand before the table, if at all. */
const headWithin = 10;
const separators = ['\t', ';', ','];

const knownBefore =
  /^(?:context (?:tm|match\w*)|x-translated|double context|10[12]\s?%|perfect ?match|repetitions?|cross-?file repetitions?)/i;
const newWords = /^(?:no match|new|fragments|0\s?%?\s?[-–]\s?49\s?%)/i;

/** Whether a text begins like the table of an analysis: one of its lines names bands. */
export function beginsLikeCsvLog(head: string): boolean {
  return head.split(/[\r\n]/).some((line) => (line.match(rangeCells) ?? []).length >= rangesLeast);
}

/**
 * The table that Trados once wrote and memoQ, Phrase and others still do: a row for each file, a group
 * of columns for each band under its name, and of these the one of words.
 */
export function readCsvLog(table: string): FoundLog {
  const rows = (readCsv(table, separators) ?? []).map(({ cells }) => cells);
  const at = rows.slice(0, headWithin).findIndex(namesBands);
  const [head = [], below = [], ...others] = rows.slice(at);
  const hasUnits = below.some(isWords);
  const columns = columnsOf(head, hasUnits ? below : []);
  const files = filesAmong(hasUnits ? others : [below, ...others], columns);
  const languages = new Set(files.map(languageOf));
  if (languages.size > 1) return { format: 'csv', problem: 'severalLanguages' };

  const words = noWords();
  const aside = { locked: 0, total: 0, unknown: 0 };
  for (const cells of files)
    for (const [index, column] of columns) {
      const count = countIn(cells[index] ?? '');
      if (column in words) words[column as WordBand] += count;
      else aside[column as keyof typeof aside] += count;
    }
  // Without a total nobody can tell whether all columns were understood.
  const hasTotal = [...columns.values()].includes('total');
  if (at === -1 || !hasTotal || aside.unknown !== 0)
    return { format: 'csv', problem: 'unreadable' };
  return logOf('csv', words, { totals: [aside.total, aside.total - aside.locked] });
}

function namesBands(cells: readonly string[]): boolean {
  return cells.filter((cell) => rangeAlone.test(cell)).length >= rangesLeast;
}

/** Where the words of each group stand: its name is above its columns, or before them. */
function columnsOf(head: readonly string[], units: readonly string[]): Map<number, Column> {
  const columns = new Map<number, Column>();
  let group: Column | null = null;
  for (let index = 0; index < Math.max(head.length, units.length); index += 1) {
    const name = head[index] ?? '';
    if (!isWords(name) && groupOf(name) !== null) group = groupOf(name);
    if (group !== null && (isWords(name) || isWords(units[index] ?? ''))) {
      columns.set(index, group);
      group = null;
    }
  }
  return columns;
}

/** Null for a cell that begins no group. */
function groupOf(name: string): Column | null {
  const least = nameWithRange.exec(name)?.[1];
  if (knownBefore.test(name)) return 'repetitions';
  if (newWords.test(name)) return 'new';
  if (least !== undefined) return fuzzyBandFrom(Number(least));
  if (/^100\s?%/.test(name)) return 'exact';
  if (/^total/i.test(name)) return 'total';
  if (/^locked/i.test(name)) return 'locked';
  return name === '' || isUnit(name) ? null : 'unknown';
}

function isWords(cell: string): boolean {
  return /^words?$/i.test(cell);
}

function isUnit(cell: string): boolean {
  return /^(?:segments|characters|asian characters|placeables|tags|percent|normalized pages|editing time)$/i.test(
    cell,
  );
}

/** Without the row that sums the others up, whatever it is called; it counts where it is the only one. */
function filesAmong(rows: readonly string[][], columns: ReadonlyMap<number, Column>): string[][] {
  const named = rows.filter(([name = '']) => name !== '' && !/^(?:totals?|sum)\s?:?$/i.test(name));
  const files = named.length === rows.length ? withoutSum(rows, columns) : named;
  return files.length > 0 ? files : rows.slice(0, 1);
}

/** The sum is the last row, or the first. */
function withoutSum(rows: readonly string[][], columns: ReadonlyMap<number, Column>): string[][] {
  const at = [rows.length - 1, 0].find((one) => rows.length > 1 && isSum(rows, one, columns));
  return rows.filter((_, index) => index !== at);
}

/** Whether the row says of each band what all others come to, and is of no language. */
function isSum(
  rows: readonly string[][],
  at: number,
  columns: ReadonlyMap<number, Column>,
): boolean {
  if (languageOf(rows[at] ?? []) !== undefined) return false;
  return [...columns.keys()].every((column) => {
    const counts = rows.map((cells) => countIn(cells[column] ?? ''));
    const sum = counts.reduce((so, count) => so + count, 0);
    return Math.abs(sum - 2 * (counts[at] ?? 0)) < 1;
  });
}

/** memoQ names the target language before the file. */
function languageOf([name = '']: readonly string[]): string | undefined {
  return /^\[([\w-]{2,12})\]/.exec(name)?.[1];
}

/** NaN for what is no number; no tool writes thousandths of a word, a dot before three digits parts thousands. */
function countIn(cell: string): number {
  if (cell === '') return 0;
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(cell) ? Number(cell) : Number.NaN;
}
