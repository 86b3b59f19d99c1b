import type { WordBand } from '@tolk/domain/word-weights';
import { logOf, noWords, type BandSums, type FoundLog } from './found-log.ts';

const bands: Readonly<Record<string, WordBand>> = {
  contextMatch: 'repetitions',
  repetitions: 'repetitions',
  match100: 'exact',
  match95: 'fuzzy95',
  match85: 'fuzzy85',
  match75: 'fuzzy75',
  match50: 'fuzzy50',
  match0: 'new',
};

/**
 * The JSON that Phrase TMS lets one download: for each target language the words of all jobs by band,
 * as one number or with the `sum` over where matches come from. With a net rate scheme its words are
 * weighted already.
 */
export function readPhraseLog(json: string): FoundLog {
  const analysis = fieldsOf(parsed(json));
  const parts = listIn(analysis['analyseLanguageParts']).map(fieldsOf);
  if (analysis['netRateScheme']) return { format: 'phrase', problem: 'weighted' };
  if (new Set(parts.map((part) => part['targetLang'])).size > 1)
    return { format: 'phrase', problem: 'severalLanguages' };
  const words = noWords();
  let total = parts.length === 0 ? Number.NaN : 0;
  for (const part of parts) total += addPart(words, fieldsOf(part['data']));
  return logOf('phrase', words, { totals: [total] });
}

/** Adds the words of one language up and answers what they come to by the file. */
function addPart(words: BandSums, data: Fields): number {
  for (const [name, band] of Object.entries(bands)) words[band] += wordsIn(data[name]);
  return wordsIn(data['total']);
}

type Fields = Readonly<Record<string, unknown>>;

/** NaN where no number is said. */
function wordsIn(counts: unknown): number {
  const { words } = fieldsOf(counts);
  const said = typeof words === 'number' ? words : fieldsOf(words)['sum'];
  return typeof said === 'number' && said >= 0 ? said : Number.NaN;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
