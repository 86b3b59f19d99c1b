import { wordsIn } from './words.ts';

it('names a calendar day as the portals do', () => {
  expect(wordsIn('en').day('2027-02-05')).toBe('Fri 5 Feb 2027');
  expect(wordsIn('zh-CN').day('2027-02-05')).toBe('2027 年 2 月 5 日 周五');
});
