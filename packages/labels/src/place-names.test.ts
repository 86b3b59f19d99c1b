import type { DictionaryEntry } from '@tolk/domain/dictionaries/entry';
import { placeNames } from './place-names.ts';

const places: readonly DictionaryEntry[] = [
  { value: '310100', en: 'Shanghai', zh: '上海市' },
  { value: '330100', en: 'Hangzhou', zh: '杭州市' },
  { value: '330000', en: 'Zhejiang', zh: '浙江省' },
  { value: 'VN', en: 'Vietnam', zh: '越南' },
];
const english = { places, language: 'en' } as const;

it.each([
  [['China', 'Shanghai'], '上海市', ['China', 'Shanghai']],
  [['China', 'Shanghai'], '上海', ['China', 'Shanghai']],
  [['China', 'Hangzhou'], 'Hangzhou, Zhejiang', ['China', 'Hangzhou', 'Zhejiang']],
  [['', ''], '越南', ['Vietnam']],
  [['China', ''], 'Pudong, near the river', ['China', 'Pudong, near the river']],
  [['China', 'Shanghai'], '上海、徐汇', ['China', 'Shanghai', '徐汇']],
  [['Sweden', ''], '', ['Sweden']],
])('%j and “%s” are %j in English', (named, location, names) => {
  expect(placeNames(named, location, english)).toEqual(names);
});

it('are Chinese in Chinese', () => {
  const chinese = { places, language: 'zh' } as const;
  expect(placeNames(['中国', '上海市'], 'Shanghai', chinese)).toEqual(['中国', '上海市']);
});

it.each([
  ['杭州市西湖区', ['中国', '杭州市', '西湖区']],
  ['杭州西湖区', ['中国', '杭州市', '西湖区']],
  ['上海路 12 号', ['中国', '杭州市', '上海路 12 号']],
])('in Chinese the city that “%s” begins with is said once', (location, names) => {
  const chinese = { places, language: 'zh' } as const;
  expect(placeNames(['中国', '杭州市'], location, chinese)).toEqual(names);
});
