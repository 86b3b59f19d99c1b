import { isAllowed, licenceOf } from './licences.ts';

describe('isAllowed', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND BSD-3-Clause'])(
    'accepts %s',
    (licence) => {
      expect(isAllowed(licence)).toBe(true);
    },
  );
  it.each(['GPL-3.0-only', 'MIT AND LGPL-3.0-or-later', 'none', 'UNLICENSED'])(
    'refuses %s',
    (licence) => {
      expect(isAllowed(licence)).toBe(false);
    },
  );
});

describe('licenceOf', () => {
  it('reads the older shapes too', () => {
    expect(licenceOf({ license: { type: 'MIT' } })).toBe('MIT');
    expect(licenceOf({ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] })).toBe('MIT OR GPL-2.0');
    expect(licenceOf({ license: ['MIT', 'Apache2'] })).toBe('MIT OR Apache2');
    expect(licenceOf({})).toBe('none');
  });
});
