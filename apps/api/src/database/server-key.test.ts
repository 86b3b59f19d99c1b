import { randomBytes } from 'node:crypto';
import { isKeyedHash, keyedHash, seal, unseal, type ServerKeys } from './server-key.ts';

const keys: ServerKeys = [randomBytes(32)];

it('what is sealed can be read under the same key and use', () => {
  expect(unseal(keys, 'code', seal(keys, 'code', '通译 482913'))).toBe('通译 482913');
});

it.each<[string, (sealed: Buffer) => Buffer]>([
  ['a tag of 4 bytes', (sealed) => sealed.subarray(0, 16)],
  ['a tag of 15 bytes', (sealed) => sealed.subarray(0, 27)],
  ['no tag', (sealed) => sealed.subarray(0, 12)],
  ['another tag', (sealed) => Buffer.concat([sealed.subarray(0, 12), randomBytes(16)])],
  ['no bytes', () => Buffer.alloc(0)],
])('bytes with %s are refused', (_case, altered) => {
  // An empty text, so that a short tag is all that follows the nonce.
  expect(() => unseal(keys, 'code', altered(seal(keys, 'code', '')))).toThrow(
    /authenticat|initialization vector/,
  );
});

it('bytes sealed for another use are refused', () => {
  expect(() => unseal(keys, 'answer', seal(keys, 'code', '482913'))).toThrow(
    /authenticat|initialization vector/,
  );
});

describe('while the key changes', () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)];

  it('each of two instances opens what the other one sealed', () => {
    expect(unseal([fresh, old], 'code', seal([old, fresh], 'code', '482913'))).toBe('482913');
    expect(unseal([old, fresh], 'code', seal([fresh, old], 'code', '482913'))).toBe('482913');
  });

  it('a hash under either key is known', () => {
    const text = { use: 'unsubscribe', text: 'somebody' } as const;
    expect(isKeyedHash([fresh, old], text, keyedHash([old], 'unsubscribe', 'somebody'))).toBe(true);
    expect(isKeyedHash([fresh, old], text, keyedHash([fresh], 'unsubscribe', 'somebody'))).toBe(
      true,
    );
  });

  it('a hash under neither key, of another text or of another length is not', () => {
    const text = { use: 'unsubscribe', text: 'somebody' } as const;
    const other = keyedHash([randomBytes(32)], 'unsubscribe', 'somebody');
    expect(isKeyedHash([fresh, old], text, other)).toBe(false);
    expect(isKeyedHash([fresh, old], text, keyedHash([old], 'unsubscribe', 'nobody'))).toBe(false);
    expect(isKeyedHash([fresh, old], text, Buffer.alloc(0))).toBe(false);
  });
});
