import { languageOf } from './language-of.ts';
import { ratesInCsv } from './rates-csv.ts';
import { NotReadable, pairsInTmx } from './tmx-pairs.ts';

it.each([
  ['de-AT', 'de'],
  ['EN_us', 'en'],
  ['zh-Hant', 'zh-TW'],
  ['zh_CN', 'zh-CN'],
  ['German', 'de'],
  ['德语', 'de'],
  ['Português', 'pt'],
  ['Portuguese', 'pt'],
  ['pt-BR', 'pt-BR'],
  ['Klingon', null],
  ['', null],
])('the language %j is %j', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

describe('a table of rates', () => {
  it('is read by its headings, in any order', () => {
    const table =
      'Rate,Unit,From,To,Type,Currency,Words a day\r\n0.12,per word,German,Swedish,,EUR,"2,500"\r\n"1,200",hour,en,zh-CN,Interpretation,,\r\n';
    expect(ratesInCsv(table, 'CNY')).toEqual({
      rates: [
        {
          sourceLanguage: 'de',
          targetLanguage: 'sv',
          outputType: 'translation',
          unitPrice: 12,
          currency: 'EUR',
          unitName: 'word',
          wordsPerDay: 2_500,
        },
        {
          sourceLanguage: 'en',
          targetLanguage: 'zh-CN',
          outputType: 'interpretation',
          unitPrice: 1_200_00,
          currency: 'CNY',
          unitName: 'hour',
          wordsPerDay: null,
        },
      ],
      skipped: [],
    });
  });

  it('may be Chinese, with semicolons', () => {
    const table = '\ufeff源语言;目标语言;单价;单位\n中文;英语;"¥320,50";千字';
    expect(ratesInCsv(table, 'CNY').rates).toEqual([
      {
        sourceLanguage: 'zh-CN',
        targetLanguage: 'en',
        outputType: 'translation',
        unitPrice: 320_50,
        currency: 'CNY',
        unitName: 'thousand-characters',
        wordsPerDay: null,
      },
    ]);
  });

  it('has yen without minor units, and rates by agreement', () => {
    const table = 'source,target,rate,unit,currency\nen,ja,12,word,JPY\nen,ko,,,';
    expect(ratesInCsv(table, 'CNY').rates).toMatchObject([
      { unitPrice: 12, currency: 'JPY' },
      { unitPrice: null, unitName: '', currency: 'CNY' },
    ]);
  });

  it.each([
    ['a language that there is not', 'xx,en,1,word'],
    ['one language twice', 'en,en,1,word'],
    ['a unit that the type is not priced in', 'en,de,1,day'],
    ['a price that is none', 'en,de,free,word'],
    ['a price beyond the bounds', 'en,de,99999999,word'],
    ['a formula', '=HYPERLINK("x"),de,1,word'],
  ])('leaves out a line with %s, and says which', (_what, line) => {
    const table = `source,target,rate,unit\nen,sv,1,word\n${line}`;
    const { rates, skipped } = ratesInCsv(table, 'EUR');
    expect([rates.length, skipped]).toEqual([1, [3]]);
  });

  it('is no table without its headings', () => {
    expect(ratesInCsv('hello\nworld', 'CNY')).toEqual({ rates: [], skipped: [2] });
  });
});

const unit = (...variants: readonly (readonly [string, string])[]) =>
  `<tu>${variants.map(([lang, text]) => `<tuv xml:lang="${lang}"><seg>${text}</seg></tuv>`).join('')}</tu>`;
const memory = (units: string, srclang = 'de-DE') =>
  `<?xml version="1.0"?><!DOCTYPE tmx SYSTEM "tmx14.dtd"><tmx version="1.4"><header srclang="${srclang}"/><body>${units}</body></tmx>`;

/** In pieces of this length: tags and texts are cut anywhere. */
async function* pieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

describe('a translation memory', () => {
  const units = [
    unit(['sv-SE', 'Hej'], ['de-DE', 'Die Pumpe <bpt i="1">b</bpt>fördert']),
    unit(['de-DE', 'Wasser'], ['sv-SE', 'Vatten'], ['en-US', 'Water']),
    // No language of ours, and a unit with one language.
    unit(['de-DE', 'Null'], ['tlh', 'pagh']),
    unit(['de-DE', 'Allein']),
  ].join('');

  it('says how much was translated between which languages', async () => {
    expect(await pairsInTmx(pieces(memory(units), 1_000_000))).toEqual([
      { sourceLanguage: 'de', targetLanguage: 'sv', segments: 2, words: 5 },
      { sourceLanguage: 'de', targetLanguage: 'en', segments: 1, words: 1 },
    ]);
  });

  it('begins with the first language of each unit where it names no source', async () => {
    const every = memory(unit(['ja', '水'], ['en', 'Water']), '*all*');
    expect(await pairsInTmx(pieces(every, 7))).toEqual([
      { sourceLanguage: 'ja', targetLanguage: 'en', segments: 1, words: 1 },
    ]);
  });

  it('says the same pairs wherever its pieces are cut', async () => {
    const pairs = (await pairsInTmx(pieces(memory(units), 3))).map(
      ({ sourceLanguage, targetLanguage, segments }) =>
        `${sourceLanguage} ${targetLanguage} ${segments}`,
    );
    expect(pairs).toEqual(['de sv 2', 'de en 1']);
  });

  it.each([
    ['declares entities', '<!DOCTYPE tmx [<!ENTITY a "aaaa">]><tmx><body>&a;</body></tmx>'],
    ['reads from elsewhere', '<!DOCTYPE tmx [<!ENTITY a SYSTEM "file:///etc/passwd">]><tmx/>'],
    ['has a tag without end', `<tmx><seg ${'a'.repeat(200_000)}`],
    ['is none', '<html><body>Hello</body></html>'],
  ])('is refused when it %s', async (_what, text) => {
    await expect(pairsInTmx(pieces(text, 1_000))).rejects.toThrow(NotReadable);
  });
});
