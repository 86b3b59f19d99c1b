import { setLanguage } from '@tolk/i18n';
import { cannedRules } from './canned-rules.ts';

beforeAll(() => setLanguage('en'));

const good = { shortcut: 'refund', textEn: 'Dear {name}, …', textZh: '{name}您好……{agent}' };

it('shortcut and both texts make a canned answer', () => {
  expect(cannedRules.isValidSync(good)).toBe(true);
});

it.each([
  ['a shortcut of two words', { shortcut: 're fund' }],
  ['a shortcut with a slash', { shortcut: 're/fund' }],
  ['a name that nothing fills in', { textEn: 'Your order {order}' }],
  ['no Chinese text', { textZh: ' ' }],
])('%s is refused', (_what, change) => {
  expect(cannedRules.isValidSync({ ...good, ...change })).toBe(false);
});
