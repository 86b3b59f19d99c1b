import { errorCodes, errorTexts, effectOf, refusalReasons } from './index.ts';

const ofPerson = '/supinterface/getOrderManagementData';
const ofStaff = '/opsinterface/getReviews';

it.each([
  ['unauthenticated', 401, 'signOut'],
  ['unverifiable', 402, 'pass'],
  ['forbidden', 403, 'pass'],
  ['notFound', 404, 'pass'],
  ['fault', 500, 'maintenance'],
  ['tokenRotated', 600, 'renewToken'],
  ['sessionRevoked', 601, 'revoked'],
  ['humanCheckFailed', 1019, 'pass'],
  ['membershipOver', 1801, 'actForSelf'],
] as const)('%s has the code %i and the effect %s', (name, code, effect) => {
  expect([errorCodes[name], effectOf(code, ofPerson)]).toEqual([code, effect]);
});

it('every other code shows its message', () => {
  const silent = new Set([401, 402, 403, 404, 500, 600, 601, 1019, 1801]);
  const others = Object.values(errorCodes).filter((code) => !silent.has(code));
  expect(new Set(others.map((code) => effectOf(code, ofPerson)))).toEqual(new Set(['message']));
});

it('a refused member of staff reads why; other codes mean the same to staff as to everybody', () => {
  const different = [...new Set(Object.values(errorCodes))].filter(
    (code) => effectOf(code, ofStaff) !== effectOf(code, ofPerson),
  );
  expect(different).toEqual([403]);
  expect(effectOf(403, ofStaff)).toBe('message');
});

it('business refusals have codes of their own from 1000 on', () => {
  const codes = Object.values(errorCodes).filter((code) => code >= 1000);
  expect(new Set(codes).size).toBe(codes.length);
});

it('every message is written in both languages, Chinese with full-width punctuation', () => {
  for (const { en, zh } of [...Object.values(errorTexts), ...Object.values(refusalReasons)]) {
    expect(en).toMatch(/^[A-Z][^\u4e00-\u9fff]+[.!]$/);
    expect(zh).toMatch(/[\u4e00-\u9fff].*[。！]$/);
  }
});
