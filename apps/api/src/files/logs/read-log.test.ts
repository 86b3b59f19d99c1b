import { csvLog, phraseLog, tradosLog, wordsOfLog } from '../../../test/support/analysis-logs.ts';
import { beginsLikeCsvLog } from './csv-log.ts';
import { foundLogOf } from './found-log.ts';
import { readLog } from './read-log.ts';

const read = (extension: string, text: string) => readLog(Buffer.from(text), extension);

it.each([
  ['a report of Trados', 'xml', tradosLog(), 'trados'],
  ['a table with semicolons', 'csv', csvLog(), 'csv'],
  ['a table with tabs', 'csv', csvLog({ separator: '\t', context: 'X-translated' }), 'csv'],
  ['a table of Phrase', 'csv', csvLog({ separator: ',', context: 'Context Match' }), 'csv'],
  ['JSON of Phrase', 'json', phraseLog(), 'phrase'],
] as const)('%s is read by its bands', (_what, extension, text, format) => {
  expect(read(extension, text)).toEqual({ format, words: wordsOfLog });
});

it('a table in UTF-16, as memoQ saves it, is read', () => {
  const wide = Buffer.from(`\ufeff${csvLog({ separator: '\t' })}`, 'utf16le');
  expect(readLog(wide, 'csv')).toEqual({ format: 'csv', words: wordsOfLog });
});

const wordsTwice = {
  repetitions: 440,
  exact: 160,
  fuzzy95: 60,
  fuzzy85: 220,
  fuzzy75: 140,
  fuzzy50: 180,
  new: 800,
};

it.each([
  ['Total', ['one.docx', 'two.docx']],
  ['Totals:', ['one.docx', 'two.docx']],
  ['合计', ['one.docx', 'two.docx']],
  ['', ['one.docx', 'two.docx']],
  ['Total', ['Total cost.docx', 'Sum 2026.xlsx']],
  ['Gesamt', ['[ger] one.docx', '[ger] two.docx']],
])('files of one log are added up, and their sum in the row “%s” is not', (sum, files) => {
  expect(read('csv', csvLog({ files, sum }))).toEqual({ format: 'csv', words: wordsTwice });
});

it('of one file and its sum, words count once', () => {
  for (const sum of ['Total', 'Gesamt', '合计'])
    expect(read('csv', csvLog({ sum }))).toEqual({ format: 'csv', words: wordsOfLog });
  const single = csvLog({ files: ['Total'] });
  expect(read('csv', single)).toEqual({ format: 'csv', words: wordsOfLog });
});

it('a table with one line above its rows is read', () => {
  const text = [
    'File,95% - 99%,Segments,Words,85% - 94%,Segments,Words,75% - 84%,Segments,Words,No Match,Segments,Words,Total,Segments,Words',
    'a.docx,,1,10,,1,20,,1,30,,1,40,,4,100',
  ].join('\n');
  expect(read('csv', text)).toMatchObject({
    words: { fuzzy95: 10, fuzzy85: 20, fuzzy75: 30, fuzzy50: 0, new: 40 },
  });
});

it('segments that are locked are no work, whether or not the total counts them', () => {
  const part = (total: number) => `<analyse>
    <locked segments="1" words="50" /><new segments="1" words="70" /><exact segments="1" words="30" />
    <total segments="3" words="${total}" /></analyse>`;
  for (const total of [100, 150]) {
    expect(read('xml', tradosLog({ part: part(total) }))).toMatchObject({
      words: { new: 70, exact: 30, repetitions: 0 },
    });
  }
});

const german = '<language lcid="1031" name="German (Germany)" />';
const french = '<language lcid="1036" name="French (France)" />';

it.each([
  [
    'a report of two languages',
    'xml',
    tradosLog({ languages: german + french }),
    'severalLanguages',
  ],
  [
    'a table of two languages',
    'csv',
    csvLog({ files: ['[ger] a.docx', '[fre] a.docx'] }),
    'severalLanguages',
  ],
  ['JSON of two languages', 'json', phraseLog({}, ['de', 'fr']), 'severalLanguages'],
  [
    'JSON with a net rate scheme',
    'json',
    phraseLog({ netRateScheme: { name: 'Ours' } }),
    'weighted',
  ],
  ['a table whose sum is another', 'csv', csvLog({ total: 1_200 }), 'unreadable'],
  [
    'a table with nothing to hold it against',
    'csv',
    csvLog().replace(';Total;', ';Pages;').replaceAll('1000', ''),
    'unreadable',
  ],
  [
    'a table whose dots part thousands',
    'csv',
    'File,95% - 99%,Words,85% - 94%,Words,75% - 84%,Words,No Match,Words,Total,Words\na.docx,,0,,0,,0,,1.234,,1.234',
    'unreadable',
  ],
  ['a table that ends in its head', 'csv', csvLog({ files: [] }), 'unreadable'],
  [
    'a table in another language',
    'csv',
    csvLog().replace('No Match', 'Keine Übereinstimmung'),
    'unreadable',
  ],
  ['a report without figures', 'xml', tradosLog({ part: '' }), 'unreadable'],
  ['a band without bounds', 'xml', tradosLog().replaceAll('min="50"', ''), 'unreadable'],
  [
    'words that are no number',
    'xml',
    tradosLog().replaceAll('words="400"', 'words="-400"'),
    'unreadable',
  ],
  [
    'more words than there can be',
    'json',
    phraseLog().replaceAll('"sum":400', '"sum":4e300'),
    'unreadable',
  ],
  ['JSON that breaks off', 'json', phraseLog().slice(0, -9), 'unreadable'],
  ['JSON without a language', 'json', phraseLog({ analyseLanguageParts: {} }), 'unreadable'],
] as const)('%s is not taken for right', (_what, extension, text, problem) => {
  expect(read(extension, text)).toMatchObject({ problem });
});

it('a log of more than eight megabytes is not read', () => {
  expect(read('xml', tradosLog() + ' '.repeat(8 * 1_048_576))).toEqual({
    format: 'trados',
    problem: 'unreadable',
  });
});

it.each([
  ['a glossary', 'csv', 'English,German\npump,Pumpe\n95% - 99% pure,rein'],
  [
    'texts that speak of percents',
    'csv',
    'id,source\n1,"Save 10-20% on shoes"\n2,"Save 30% - 40% on hats"\n3,"Humidity 50–60%"\n4,10-20%',
  ],
  ['texts of a product', 'json', '{"title":"Analysis"}'],
  ['a text', 'xml', '<manual><task name="analysis">Check the pump.</task></manual>'],
  ['a log under another name', 'txt', tradosLog()],
] as const)('%s is no log', (_what, extension, text) => {
  expect(read(extension, text)).toBeNull();
});

const counted = { format: 'trados', words: wordsOfLog };
const problem = { format: 'csv', problem: 'unreadable' };

it.each([
  [counted, counted],
  [problem, problem],
  [{ ...counted, problem: '\u0000evil', junk: 'x' }, counted],
  [{ ...problem, junk: 'x' }, problem],
  [{ ...problem, words: 1 }, null],
  [{ format: 'other', words: wordsOfLog }, null],
  [{ format: 'csv', problem: 'drop table' }, null],
  [{ format: 'csv', words: { ...wordsOfLog, new: -1 } }, null],
  [{ format: 'csv', words: { ...wordsOfLog, more: 1 } }, null],
  [{ format: 'csv' }, null],
  [null, null],
])('of what a reader says, %j is taken as %j', (said, taken) => {
  expect(foundLogOf(said)).toEqual(taken);
});

/** How many times as long something takes that is eight times as large; the best of some tries. */
function growthOf(work: (size: number) => unknown): number {
  const [small = 1, large = 1] = [1, 8].map((times) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const before = performance.now();
        work(times * 25_000);
        return performance.now() - before;
      }),
    ),
  );
  return large / small;
}

it.each([
  ['in the first lines', (size: number) => beginsLikeCsvLog(`12${' '.repeat(size)}`)],
  [
    'in a name',
    (size: number) => read('csv', csvLog().replace('No Match', `0${' '.repeat(size)}x`)),
  ],
])('white space %s takes as long as it is, not its square', (_where, work) => {
  expect(growthOf(work)).toBeLessThan(30);
});
