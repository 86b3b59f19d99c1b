import { languages } from '@tolk/domain/dictionaries/languages';
import { languageChoiceOf } from './choices.ts';
import { pinyinOf } from './pinyin.ts';

const named = (value: string) => languages.find((one) => one.value === value);

it.each([
  ['zh-CN', 'zhongwenjianti'],
  ['ja', 'riyu'],
  ['es', 'xibanyayu'],
  ['km', 'jianpuzhaiyugaomianyu'],
  ['fil', 'feilvbinyu'],
  ['lo', 'laowoyu'],
])('%s is typed as %j', (value, pinyin) => {
  expect(pinyinOf(named(value)?.zh ?? '')).toBe(pinyin);
});

it.each(languages)('every character of $zh has a reading', ({ zh }) => {
  const characters = zh.match(/\p{Script=Han}/gu) ?? [];
  expect(characters.filter((character) => pinyinOf(character) === '')).toEqual([]);
});

it('a language is found by its pinyin where it is read in Chinese, and never shows it', () => {
  const german = languages.find(({ value }) => value === 'de');
  if (german === undefined) throw new Error('German is a language');
  expect(languageChoiceOf(german, 'zh-CN')).toEqual({
    value: 'de',
    label: '德语',
    keywords: 'German dy deyu',
    note: 'Deutsch',
  });
  expect(languageChoiceOf(german, 'en').keywords).toBe('德语');
});
