interface Counted {
  wordCount: number | null;
}

/** How many words one unit of the dictionary `unit` stands for; units of time and pages stand for none. */
const wordsPerUnit: Readonly<Record<string, number>> = {
  'thousand-characters': 1_000,
  'thousand-words': 1_000,
  word: 1,
};

/** The words of all files in a posting's unit, to two decimals and one unit at least; null where that can't be said. */
export function workloadOfWords(files: readonly Counted[], unitName: string | null): number | null {
  const per = wordsPerUnit[unitName ?? ''];
  const words = files.reduce((sum, { wordCount }) => sum + (wordCount ?? 0), 0);
  if (per === undefined || words === 0) return null;
  return Math.max(1, Math.round((words / per) * 100) / 100);
}
