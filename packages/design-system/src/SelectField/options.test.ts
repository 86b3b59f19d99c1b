import { searchOptions } from './options.ts';

const options = [
  { value: 'zh-HK', label: 'Cantonese' },
  { value: 'sl', label: 'Slovenian' },
  { value: 'en', label: 'English', keywords: 'yingyu 英语' },
  { value: 'hy', label: 'Armenian' },
];
const labels = (query: string) => searchOptions(options, query).map(({ label }) => label);

it('finds words in label, value and keywords', () => {
  expect(labels('英语')).toEqual(['English']);
  expect(labels('zh-hk')).toEqual(['Cantonese']);
  expect(labels('nothing')).toEqual([]);
});

it('puts first what begins with the first word', () => {
  expect(labels('en')).toEqual(['English', 'Slovenian', 'Armenian']);
  expect(labels('')).toEqual(['Cantonese', 'Slovenian', 'English', 'Armenian']);
});

it('a word that begins with the query comes before one that only has it inside', () => {
  const cities = [
    { value: '3204', label: '常州', keywords: 'Changzhou' },
    { value: '3301', label: '杭州', keywords: 'Hangzhou' },
    { value: '3506', label: '漳州', keywords: 'Zhangzhou' },
  ];
  expect(searchOptions(cities, 'hangzhou').map(({ label }) => label)).toEqual([
    '杭州',
    '常州',
    '漳州',
  ]);
});
