import { countWords } from './word-count.ts';

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
  ])('of %j is %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});
