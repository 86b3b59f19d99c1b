import { countingRuleOf, type CountingRule } from './word-count.ts';

interface Counted {
  wordCount: number | null;
}

/** What units of the dictionary `unit` count, and how many; those of time and pages count none. */
const counts: Readonly<Record<string, { each: number; what: CountingRule['unit'] }>> = {
  'thousand-characters': { each: 1_000, what: 'characters' },
  'thousand-words': { each: 1_000, what: 'words' },
  word: { each: 1, what: 'words' },
};

/** Whether words or characters are work in this unit, and can weigh something. */
export function isUnitOfWords(unitName: string | null): boolean {
  return Object.hasOwn(counts, unitName ?? '');
}

/** Whether the unit counts words where the source language is counted by character, or the reverse. */
export function countsOtherwise(unitName: string | null, sourceLanguage: string | null): boolean {
  const unit = counts[unitName ?? ''];
  return unit !== undefined && Boolean(sourceLanguage) && unit.what !== countedAs(sourceLanguage);
}

/** The words or characters of a workload; null where its unit doesn't say how many. */
export function wordsOfWorkload(
  workload: number,
  unitName: string,
  sourceLanguage: string,
): number | null {
  const unit = counts[unitName];
  if (unit === undefined || countsOtherwise(unitName, sourceLanguage)) return null;
  return workload * unit.each;
}

/** The words of all files in a posting's unit, to two decimals and one unit at least; null where that can't be said. */
export function workloadOfWords(files: readonly Counted[], unitName: string | null): number | null {
  const unit = counts[unitName ?? ''];
  const words = files.reduce((sum, { wordCount }) => sum + (wordCount ?? 0), 0);
  if (unit === undefined || words === 0) return null;
  return Math.max(1, Math.round((words / unit.each) * 100) / 100);
}

function countedAs(language: string | null): CountingRule['unit'] {
  return countingRuleOf(language ?? '').unit;
}
