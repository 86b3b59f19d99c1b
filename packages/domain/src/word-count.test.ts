import { languages } from './dictionaries/languages.ts';
import { countingRuleOf, countingRules, countWords } from './word-count.ts';

describe('word count', () => {
  it.each([
    ['', 0],
    ['   \n\t ', 0],
    ['Hello, world!', 2],
    ["Don't split well-known words", 4],
    ['通译为您翻译。', 6],
    ['使用 Node 24 运行', 6],
    ['こんにちは、世界', 7],
    ['안녕하세요 세계', 2],
    ['1,024.5', 1],
    ['すごーーい', 5],
    ['ｻｰﾊﾞｰ', 4],
    ['ภาษาไทย', 7],
    ['น้ำ ดื่ม', 4],
    ['ພາສາລາວ', 7],
    ['ភាសា', 2],
    ['မြန်မာ', 3],
    ['ใช้ Node 24', 4],
    ['བོད་སྐད', 2],
    ['か\u3099く', 2],
    ['葛\u{e0100}城', 2],
    ['字\u0000字', 2],
    ['a\ud83db', 2],
    ['😀😀', 0],
  ])('of %j is %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('the rule that is shown', () => {
  it('is by character for Chinese, Japanese and the languages without blanks', () => {
    const byCharacter = languages.filter(
      ({ value }) => countingRuleOf(value).unit === 'characters',
    );
    expect(byCharacter.map(({ value }) => value).toSorted()).toEqual([
      'ja',
      'km',
      'lo',
      'my',
      'th',
      'yue',
      'zh-CN',
      'zh-TW',
    ]);
  });

  it.each(['en', 'ko', 'vi', 'bo', 'ar', 'xx'])('is by word for %s', (language) => {
    expect(countingRuleOf(language)).toBe(countingRules.words);
  });
});
