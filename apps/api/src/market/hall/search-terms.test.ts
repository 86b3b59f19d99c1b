import { searchTerms } from './search-terms.ts';

describe('a search text', () => {
  it.each([
    { text: '合同翻译', bigrams: ['合同', '同翻', '翻译'], words: null },
    { text: '译', bigrams: ['译'], words: null },
    { text: 'Contract  review', bigrams: [], words: 'contract:* & review:*' },
    { text: 'PCT 专利', bigrams: ['专利'], words: 'pct:*' },
    { text: '医学translation合同', bigrams: ['医学', '合同'], words: 'translation:*' },
    { text: "a' | !b & (c:*)", bigrams: [], words: 'a:* & b:* & c:*' },
    { text: 'ＰＣＴ１２', bigrams: [], words: 'pct12:*' },
  ])('"$text" looks for its words and pairs', ({ text, bigrams, words }) => {
    expect(searchTerms(text)).toEqual({ bigrams, words });
  });

  it.each(['', '   ', '!&|', '。，'])('"%s" looks for nothing', (text) => {
    expect(searchTerms(text)).toBeNull();
  });
});
