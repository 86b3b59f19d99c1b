import type { WordBand } from '@tolk/domain/word-weights';
import { readCsv } from '../read-csv.ts';
import { fuzzyBandFrom, logOf, noWords, type FoundLog } from './found-log.ts';

/** What a group of columns counts; words that nobody knows a band for can't be priced. */
type Column = WordBand | 'locked' | 'total' | 'unknown';

/** `95% - 99%`, whatever the language of the tool. */
const range = /(\d{2})\s*%?\s*[-–]\s*(\d{2})\s*%/;
const ranges = new RegExp(range, 'g');
const rangesLeast = 3;
/** Titles of the tool stand before the table, if at all. */
const headWithin = 10;
const separators = ['\t', ';', ','];

const knownBefore =
  /^(?:context (?:tm|match\w*)|x-translated|double context|10[12]\s*%|perfect ?match|repetitions?|cross-?file repetitions?)/i;
const newWords = /^(?:no match|new|fragments|0\s*%?\s*[-–]\s*49\s*%)/i;

/** Whether a text begins like the table of an analysis. */
export function beginsLikeCsvLog(head: string): boolean {
  return (head.match(ranges) ?? []).length >= rangesLeast;
}

/**
 * The table that Trados once wrote and memoQ, Phrase and others still do: a row for each file, a group
 * of columns for each band under its name, and of these the one of words.
 */
export function readCsvLog(table: string): FoundLog {
  const rows = (readCsv(table, separators) ?? []).map(({ cells }) => cells);
  const at = rows.slice(0, headWithin).findIndex((cells) => beginsLikeCsvLog(cells.join(' ')));
  const [head = [], below = [], ...others] = rows.slice(at);
  const hasUnits = below.some(isWords);
  const columns = columnsOf(head, hasUnits ? below : []);
  const files = filesAmong(hasUnits ? others : [below, ...others]);
  const languages = new Set(files.map(([name = '']) => /^\[([\w-]{2,12})\]/.exec(name)?.[1]));
  if (languages.size > 1) return { format: 'csv', problem: 'severalLanguages' };

  const words = noWords();
  const aside = { locked: 0, total: 0, unknown: 0 };
  for (const cells of files)
    for (const [index, column] of columns) {
      const count = countIn(cells[index] ?? '');
      if (column in words) words[column as WordBand] += count;
      else aside[column as keyof typeof aside] += count;
    }
  if (at === -1 || aside.unknown !== 0) return { format: 'csv', problem: 'unreadable' };
  const hasTotal = [...columns.values()].includes('total');
  return logOf('csv', words, {
    totals: hasTotal ? [aside.total, aside.total - aside.locked] : [],
  });
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
  const least = range.exec(name)?.[1];
  if (knownBefore.test(name)) return 'repetitions';
  if (newWords.test(name)) return 'new';
  if (least !== undefined) return fuzzyBandFrom(Number(least));
  if (/^100\s*%/.test(name)) return 'exact';
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

/** A row that sums the others up counts where it is the only one. */
function filesAmong(rows: readonly string[][]): string[][] {
  const files = rows.filter(([name = '']) => name !== '' && !/^(?:total|sum)\b/i.test(name));
  return files.length > 0 ? files : rows.slice(0, 1);
}

/** NaN for what is no number. */
function countIn(cell: string): number {
  if (cell === '') return 0;
  return /^\d{1,9}(?:\.\d{1,6})?$/.test(cell) ? Number(cell) : Number.NaN;
}
