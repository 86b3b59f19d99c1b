import {
  wordLogFormats,
  wordLogProblems,
  type WordLogFormat,
  type WordLogProblem,
} from '@tolk/domain/word-logs';
import { wordBands, type BandWords, type WordBand } from '@tolk/domain/word-weights';

/** What a file says that is the log of an analysis by a CAT tool. */
export type FoundLog =
  | { format: WordLogFormat; words: BandWords }
  | { format: WordLogFormat; problem: WordLogProblem };

/** Words by band while they are added up. */
export type BandSums = Record<WordBand, number>;

/** No log comes near it; sums of several stay within what the database keeps. */
const wordsMax = 100_000_000;

export function noWords(): BandSums {
  return { repetitions: 0, exact: 0, fuzzy95: 0, fuzzy85: 0, fuzzy75: 0, fuzzy50: 0, new: 0 };
}

/** The band of what has at least so much in common, in percent, and is not the same. */
export function fuzzyBandFrom(least: number): WordBand {
  if (least >= 95) return 'fuzzy95';
  if (least >= 85) return 'fuzzy85';
  if (least >= 75) return 'fuzzy75';
  return least >= 50 ? 'fuzzy50' : 'new';
}

/**
 * The sums as the log of a file, in whole words, if they come to one of the totals that the tool may
 * mean: segments that are locked are in some of them.
 */
export function logOf(
  format: WordLogFormat,
  sums: BandSums,
  { totals }: { totals: readonly number[] },
): FoundLog {
  const sum = wordBands.reduce((so, band) => so + sums[band], 0);
  const agrees = totals.length === 0 || totals.some((total) => Math.abs(total - sum) <= 1);
  const words = noWords();
  for (const band of wordBands) words[band] = Math.round(sums[band]);
  return agrees && isBandWords(words) ? { format, words } : { format, problem: 'unreadable' };
}

/** A reader's word, built anew if it can be one: a file may have brought it to say anything. */
export function foundLogOf(said: unknown): FoundLog | null {
  if (typeof said !== 'object' || said === null) return null;
  const { format, words, problem } = said as Record<string, unknown>;
  if (!isAmong(wordLogFormats, format)) return null;
  if (isBandWords(words)) return { format, words: copyOf(words) };
  return words === undefined && isAmong(wordLogProblems, problem) ? { format, problem } : null;
}

function copyOf(words: BandWords): BandWords {
  const copy = noWords();
  for (const band of wordBands) copy[band] = words[band];
  return copy;
}

/** All bands, each with a whole number, and at least one word. */
function isBandWords(said: unknown): said is BandWords {
  if (typeof said !== 'object' || said === null) return false;
  const counts: unknown[] = wordBands.map((band) => (said as Record<string, unknown>)[band]);
  if (Object.keys(said).length !== wordBands.length || !counts.every(isCount)) return false;
  const sum = counts.reduce((so, count) => so + count, 0);
  return sum > 0 && sum <= wordsMax;
}

function isCount(said: unknown): said is number {
  return typeof said === 'number' && Number.isInteger(said) && said >= 0;
}

function isAmong<Value extends string>(values: readonly Value[], said: unknown): said is Value {
  return values.some((value) => value === said);
}
