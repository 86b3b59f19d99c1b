import { speaksForProduct } from './reserved-names.ts';

it.each([
  'Tolk Support',
  'TOLK-Support Anna',
  'TolkSupport',
  'T o l k support',
  'Tоlk suppоrt', // with Cyrillic о
  'To1k \u200bTeam',
  'Ｔｏｌｋ official',
  'Tolk 客服小王',
  '通译官方',
  '客服',
  'Customer  Service',
  'Admin',
])('%s speaks for the product', (name) => {
  expect(speaksForProduct(name)).toBe(true);
});

it.each([
  'Anna Tolk',
  'Staffan Tolk',
  '北京通译科技',
  '林婉清',
  'Support for the arts',
  'Adminka',
  'Tolkien Society',
])('%s is a name as any other', (name) => {
  expect(speaksForProduct(name)).toBe(false);
});
