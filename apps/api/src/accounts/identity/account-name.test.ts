import { accountOf, maskedName } from './account-name.ts';

it.each([
  ['li.ming@example.com', 'li***@example.com'],
  ['ana@example.com', 'a***@example.com'],
  ['li@liming.cn', 'l***@liming.cn'],
  ['a@b.cn', '***@b.cn'],
  ['13800138000', '138****8000'],
])('%s is shown to others as %s', (account, shown) => {
  expect(maskedName(accountOf(account))).toBe(shown);
});
