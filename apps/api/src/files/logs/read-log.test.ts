import { csvLog, phraseLog, tradosLog, wordsOfLog } from '../../../test/support/analysis-logs.ts';
import { isFoundLog } from './found-log.ts';
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

it('files of one log are added up, and a row of totals is not', () => {
  const files = ['one.docx', 'two.docx', 'Total'];
  expect(read('csv', csvLog({ files }))).toMatchObject({
    words: {
      ...wordsOfLog,
      repetitions: 440,
      exact: 160,
      fuzzy95: 60,
      fuzzy85: 220,
      fuzzy75: 140,
      fuzzy50: 180,
      new: 800,
    },
  });
});

it('a table with one line above its rows is read', () => {
  const text = [
    'File,95% - 99%,Segments,Words,85% - 94%,Segments,Words,75% - 84%,Segments,Words,No Match,Segments,Words',
    'a.docx,,1,10,,1,20,,1,30,,1,40',
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
  ['texts of a product', 'json', '{"title":"Analysis"}'],
  ['a text', 'xml', '<manual><task name="analysis">Check the pump.</task></manual>'],
  ['a log under another name', 'txt', tradosLog()],
] as const)('%s is no log', (_what, extension, text) => {
  expect(read(extension, text)).toBeNull();
});

it.each([
  [{ format: 'trados', words: wordsOfLog }, true],
  [{ format: 'csv', problem: 'unreadable' }, true],
  [{ format: 'other', words: wordsOfLog }, false],
  [{ format: 'csv', problem: 'drop table' }, false],
  [{ format: 'csv', words: { ...wordsOfLog, new: -1 } }, false],
  [{ format: 'csv', words: { ...wordsOfLog, more: 1 } }, false],
  [{ format: 'csv' }, false],
  [null, false],
])('of what a reader says, %j is taken: %s', (said, taken) => {
  expect(isFoundLog(said)).toBe(taken);
});
