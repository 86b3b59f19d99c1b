/** Logs of analyses as CAT tools write them, made up for tests: 1,000 words in all. */

const counts = (words: number) =>
  `segments="9" words="${words}" characters="99" placeables="0" tags="2"`;

const analyse = `<analyse>
  <perfect ${counts(40)} /><inContextExact ${counts(60)} /><exact ${counts(80)} />
  <locked ${counts(0)} /><crossFileRepeated ${counts(20)} /><repeated ${counts(100)} />
  <total ${counts(1_000)} /><new ${counts(400)} />
  <fuzzy min="50" max="74" ${counts(90)} /><fuzzy min="75" max="84" ${counts(70)} />
  <fuzzy min="85" max="94" ${counts(50)} /><fuzzy min="95" max="99" ${counts(30)} />
  <internalFuzzy min="85" max="94" ${counts(60)} />
</analyse>`;

const language = '<language lcid="1031" name="German (Germany)" />';

/** The report of Trados Studio; its one file is its total too. */
export function tradosLog({ languages = language, part = analyse } = {}): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<task name="analyse">
  <taskInfo taskId="1" runAt="2026-11-20 10:00:00">
    <project name="Pump manual" number="1" />${languages}
  </taskInfo>
  <file name="manual.docx.sdlxliff" guid="1">${part}</file>
  <batchTotal>${part}</batchTotal>
</task>`;
}

/** What the logs say, by band. */
export const wordsOfLog = {
  repetitions: 220,
  exact: 80,
  fuzzy95: 30,
  fuzzy85: 110,
  fuzzy75: 70,
  fuzzy50: 90,
  new: 400,
};

const groups = [
  ['Repetitions', 120],
  ['100%', 80],
  ['95% - 99%', 30],
  ['85% - 94%', 110],
  ['75% - 84%', 70],
  ['50% - 74%', 90],
  ['No Match', 400],
  ['Total', 1_000],
] as const;

interface CsvParts {
  /** What the tool calls matches in context. */
  context?: string;
  separator?: string;
  files?: readonly string[];
  /** What the tool calls the row that sums the files up; none where it is left out. */
  sum?: string;
  total?: number;
}

/** The table of memoQ and Phrase: the names of the bands above, what is counted below. */
export function csvLog({
  context = 'Context TM',
  separator = ';',
  files = ['"Z:\\jobs\\manual.docx"'],
  sum,
  total = 1_000,
}: CsvParts = {}): string {
  const all = [[context, 100] as const, ...groups];
  const row = (cells: readonly (string | number)[]) => cells.join(separator);
  const head = [
    'File',
    'Tagging Errors',
    'Chars/Word',
    ...all.flatMap(([name]) => [name, '', '', '']),
  ];
  const units = ['', '', '', ...all.flatMap(() => ['Segments', 'Words', 'Placeables', 'Percent'])];
  const cellsOf = ([name, words]: (typeof all)[number], times = 1) => [
    9,
    (name === 'Total' ? total : words) * times,
    0,
    0,
  ];
  const rowOf = (name: string, times?: number) =>
    row([name, 0, '5.4', ...all.flatMap((group) => cellsOf(group, times))]);
  const rows = [
    ...files.map((name) => rowOf(name)),
    ...(sum === undefined ? [] : [rowOf(sum, files.length)]),
  ];
  return [row(head), row(units), ...rows].join('\r\n');
}

const sumOf = (words: number) => ({
  segments: { sum: 9 },
  words: { tm: 0, if: 0, mt: 0, sum: words },
});

/** What one downloads from Phrase as JSON. */
export function phraseLog(changes: object = {}, languages: readonly string[] = ['de']): string {
  const data = {
    contextMatch: { segments: 9, words: 100 },
    repetitions: { segments: 9, words: 120.0 },
    match100: sumOf(80),
    match95: sumOf(30),
    match85: sumOf(110),
    match75: sumOf(70),
    match50: sumOf(90),
    match0: sumOf(400),
    total: { segments: 90, words: 1_000 },
  };
  const analyseLanguageParts = languages.map((targetLang) => ({
    sourceLang: 'en',
    targetLang,
    jobs: [{ fileName: 'manual.docx', data }],
    data,
  }));
  return JSON.stringify({ projectName: 'Pump manual', analyseLanguageParts, ...changes });
}
