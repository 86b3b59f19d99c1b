import * as limits from './limits.ts';

/**
 * How much of a text is known already, as CAT tools tell it: repetitions and matches in context, exact
 * matches, similar ones by how much they have in common (percent), and what is new.
 */
export const wordBands = [
  'repetitions',
  'exact',
  'fuzzy95',
  'fuzzy85',
  'fuzzy75',
  'fuzzy50',
  'new',
] as const;
export type WordBand = (typeof wordBands)[number];

/** Words, or characters, in each band. */
export type BandWords = Readonly<Record<WordBand, number>>;

/** Bands that only the logs of CAT tools have: what was translated before is not known here. */
const matchBands = wordBands.filter((band) => band !== 'new' && band !== 'repetitions');
export type MatchWords = Omit<BandWords, 'new' | 'repetitions'>;

/** An analysis of words; `matches` where a log is among its files. */
interface Analysed {
  newWords: number;
  repetitions: number;
  matches?: MatchWords;
}

const noMatches: MatchWords = { exact: 0, fuzzy95: 0, fuzzy85: 0, fuzzy75: 0, fuzzy50: 0 };

export function bandWordsOf({ newWords, repetitions, matches = noMatches }: Analysed): BandWords {
  const { exact, fuzzy95, fuzzy85, fuzzy75, fuzzy50 } = matches;
  return { repetitions, exact, fuzzy95, fuzzy85, fuzzy75, fuzzy50, new: newWords };
}

/** The bands that an analysis tells apart. */
export function bandsOf({ matches }: Pick<Analysed, 'matches'>): readonly WordBand[] {
  return matches === undefined ? ['repetitions', 'new'] : wordBands;
}

/** What is like something translated before, in all. */
export function wordsOfMatches(matches: MatchWords): number {
  return matchBands.reduce((sum, band) => sum + matches[band], 0);
}

/** What a word of each band counts as work, whole percent: 0 to 100. */
export type WordWeights = Readonly<Record<WordBand, number>>;

export function isWeight(percent: number | null): percent is number {
  return percent !== null && Number.isInteger(percent) && percent >= 0 && percent <= 100;
}

/** What an order begins with. */
export const defaultWordWeights: WordWeights = limits.wordWeights;

/** The words of one band as work, to a hundredth. */
export function weightedWordsOf(band: WordBand, words: BandWords, weights: WordWeights): number {
  return (words[band] * weights[band]) / 100;
}

/** All of them as work, in whole words: rounded once, so that it is the same however they are split over files. */
export function weightedWords(words: BandWords, weights: WordWeights): number {
  const hundredths = wordBands.reduce((sum, band) => sum + words[band] * weights[band], 0);
  return Math.round(hundredths / 100);
}
