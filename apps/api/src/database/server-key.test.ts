import { randomBytes } from 'node:crypto';
import { seal, unseal } from './server-key.ts';

const key = randomBytes(32);

it('what is sealed can be read under the same key and use', () => {
  expect(unseal(key, 'code', seal(key, 'code', '通译 482913'))).toBe('通译 482913');
});

it.each<[string, (sealed: Buffer) => Buffer]>([
  ['a tag of 4 bytes', (sealed) => sealed.subarray(0, 16)],
  ['a tag of 15 bytes', (sealed) => sealed.subarray(0, 27)],
  ['no tag', (sealed) => sealed.subarray(0, 12)],
  ['another tag', (sealed) => Buffer.concat([sealed.subarray(0, 12), randomBytes(16)])],
  ['no bytes', () => Buffer.alloc(0)],
])('bytes with %s are refused', (_case, altered) => {
  // An empty text, so that a short tag is all that follows the nonce.
  expect(() => unseal(key, 'code', altered(seal(key, 'code', '')))).toThrow(
    /authenticat|initialization vector/,
  );
});

it('bytes sealed for another use are refused', () => {
  expect(() => unseal(key, 'answer', seal(key, 'code', '482913'))).toThrow(
    /authenticat|initialization vector/,
  );
});
