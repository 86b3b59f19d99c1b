import { searchTerms } from './search-terms.ts';

describe('a search text', () => {
  it.each([
    { text: '合同翻译', bigrams: ['合同', '同翻', '翻译'], runs: ['合同翻译'], words: null },
    { text: '译', bigrams: ['译'], runs: ['译'], words: null },
    { text: 'Contract  review', bigrams: [], runs: [], words: 'contract:* & review:*' },
    { text: 'PCT 专利', bigrams: ['专利'], runs: ['专利'], words: 'pct:*' },
    {
      text: '医学translation合同',
      bigrams: ['医学', '合同'],
      runs: ['医学', '合同'],
      words: 'translation:*',
    },
    { text: "a' | !b & (c:*)", bigrams: [], runs: [], words: 'a:* & b:* & c:*' },
    { text: 'ＰＣＴ１２', bigrams: [], runs: [], words: 'pct12:*' },
    { text: 'TK26-0012', bigrams: [], runs: [], words: "tk26:* & (0012:* | '-0012':*)" },
  ])('"$text" looks for its words and pairs', ({ text, ...terms }) => {
    expect(searchTerms(text)).toEqual(terms);
  });

  it.each(['', '   ', '!&|', '。，'])('"%s" looks for nothing', (text) => {
    expect(searchTerms(text)).toBeNull();
  });
});
