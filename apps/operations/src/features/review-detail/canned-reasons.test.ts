import { limits, verificationKinds } from '@tolk/domain';
import { cannedReasons, withSentence } from './canned-reasons.ts';

const dark = { en: 'The photo is too dark.', zh: '照片过暗。', kinds: ['realName'] as const };

it('a sentence is added in both languages, each on a line of its own', () => {
  expect(withSentence('', dark)).toBe('照片过暗。\nThe photo is too dark.');
  expect(withSentence('你好 \n', dark)).toBe('你好\n照片过暗。\nThe photo is too dark.');
});

it.each(verificationKinds)('every sentence about %s fits into a reason', (kind) => {
  const fitting = cannedReasons.filter(({ kinds }) => kinds.includes(kind));
  expect(fitting.length).toBeGreaterThan(2);
  const longest = Math.max(...fitting.map((one) => withSentence('', one).length));
  expect(longest).toBeLessThan(limits.reason.max / 3);
});
