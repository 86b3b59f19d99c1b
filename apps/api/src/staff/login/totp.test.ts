import { newTotpSecret, otpauthUri, stepOfCode } from './totp.ts';

/** '12345678901234567890' in base32, the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// Appendix B has eight digits; an authenticator of six shows the last six of them.
it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
])('at %i s the code of RFC 6238 is %s', (seconds, code, step) => {
  const now = new Date(seconds * 1_000);
  expect(stepOfCode({ secret, code, lastStep: null }, now)).toBe(step);
});

it.each([
  [-31, null],
  [-1, 1],
  [0, 1],
  [29, 1],
  [30, 1],
  [59, 1],
  [60, null],
])('a code is good one step before and after its own: %i s after its start', (after, step) => {
  const now = new Date((30 + after) * 1_000);
  expect(stepOfCode({ secret, code: '287082', lastStep: null }, now)).toBe(step);
});

it.each([
  [null, 1],
  [0, 1],
  [1, null],
  [2, null],
])('after step %j was used, the code of step 1 is answered with %j', (lastStep, step) => {
  expect(stepOfCode({ secret, code: '287082', lastStep }, new Date(59_000))).toBe(step);
});

it('a new secret has 160 bits and stands in the address for authenticators', () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(otpauthUri(made, 'a+b@tolk.example'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.searchParams.get('secret')).toBe(made);
  expect(uri.searchParams.get('digits')).toBe('6');
  expect(uri.searchParams.get('period')).toBe('30');
  expect(decodeURIComponent(uri.pathname)).toContain('a+b@tolk.example');
});
