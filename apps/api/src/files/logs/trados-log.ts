import type { WordBand } from '@tolk/domain/word-weights';
import { scanMarkup } from '../text/scan-markup.ts';
import { fuzzyBandFrom, logOf, noWords, type BandSums, type FoundLog } from './found-log.ts';

/** What segments are that were translated before, by the elements of the report. */
const bands: ReadonlyMap<string, WordBand> = new Map([
  ['perfect', 'repetitions'],
  ['inContextExact', 'repetitions'],
  ['crossFileRepeated', 'repetitions'],
  ['repeated', 'repetitions'],
  ['exact', 'exact'],
  ['new', 'new'],
]);

interface Sums {
  words: BandSums;
  locked: number;
  total: number;
  /** Whether anything was said of new words: without it, it is another report. */
  said: boolean;
}

/**
 * The report of the task “Analyze Files” of Trados Studio: an `analyse` for each `file` and one for
 * all (`batchTotal`), with an element for each kind of match and its `words`. `internalFuzzy` is like
 * other segments of the same files; what is locked is no work.
 */
export function readTradosLog(report: string): FoundLog {
  const parts: Record<'file' | 'batchTotal', Sums> = { file: noSums(), batchTotal: noSums() };
  const languages = new Set<string>();
  let part: keyof typeof parts | null = null;
  scanMarkup(report, {
    open: (name, attributes) => {
      if (name === 'file' || name === 'batchTotal') part = name;
      else if (name === 'language') languages.add(attributes.trim());
      else if (part !== null) add(parts[part], name, attributes);
    },
    close: (name) => {
      if (name === part) part = null;
    },
    text: () => undefined,
  });
  const { words, locked, total, said } = parts.file.said ? parts.file : parts.batchTotal;
  if (languages.size > 1) return { format: 'trados', problem: 'severalLanguages' };
  if (!said) return { format: 'trados', problem: 'unreadable' };
  return logOf('trados', words, { totals: [total, total - locked] });
}

function add(sums: Sums, name: string, attributes: string): void {
  const words = numberIn(attributes, 'words');
  if (name === 'total') sums.total += words;
  else if (name === 'locked') sums.locked += words;
  else {
    const least = /^(?:internalF|f)uzzy$/.test(name) ? numberIn(attributes, 'min') : null;
    const band = least === null ? bands.get(name) : fuzzyBandFrom(least);
    if (band !== undefined) sums.words[band] += Number.isNaN(least) ? Number.NaN : words;
    if (name === 'new') sums.said = true;
  }
}

/** NaN where it is not there, which no sum survives. */
function numberIn(attributes: string, name: 'words' | 'min'): number {
  const pattern =
    name === 'words' ? /\swords\s*=\s*["'](\d{1,9})["']/ : /\smin\s*=\s*["'](\d{1,3})["']/;
  return Number(pattern.exec(attributes)?.[1] ?? Number.NaN);
}

function noSums(): Sums {
  return { words: noWords(), locked: 0, total: 0, said: false };
}
