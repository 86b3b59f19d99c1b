import { icuPattern } from './icu-pattern.ts';

const matches = (message: string, said: string) =>
  new RegExp(`^${icuPattern(message)}$`, 'u').test(said);

it.each([
  ['Confirm logout?', 'Confirm logout?'],
  ['{label}, {count} unread', 'Notifications, 3 unread'],
  ['{0, plural, one {# view} other {# views}}', '1,204 views'],
  ['{0, plural, one {# view} other {# views}}', '1 view'],
  ['{0, plural, other {# 次浏览}}', '12 次浏览'],
  ['By <0>{name}</0>.', 'By Li Wei.'],
  ['Filters ({active})', 'Filters (2)'],
  ['Phone number or e-mail', 'Phone number or e-mail'],
])('%p can say %p', (message, said) => {
  expect(matches(message, said)).toBe(true);
});

it.each([
  ['Confirm logout?', 'Confirm logou'],
  ['{label}, {count} unread', ', unread'],
  ['{0, plural, one {# view} other {# views}}', 'many views'],
])('%p cannot say %p', (message, said) => {
  expect(matches(message, said)).toBe(false);
});
