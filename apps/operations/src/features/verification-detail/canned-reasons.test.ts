import { limits, verificationKinds } from '@tolk/domain';
import { withSentence } from '../../reasons/ready-sentence.ts';
import { cannedReasons } from './canned-reasons.ts';

it.each(verificationKinds)('every sentence about %s fits into a reason', (kind) => {
  const fitting = cannedReasons.filter(({ kinds }) => kinds.includes(kind));
  expect(fitting.length).toBeGreaterThan(2);
  const longest = Math.max(...fitting.map((one) => withSentence('', one).length));
  expect(longest).toBeLessThan(limits.reason.max / 3);
});
