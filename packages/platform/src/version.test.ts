import { satisfiesPlatform } from './version.ts';

describe('satisfiesPlatform', () => {
  it.each([
    ['^1.0', '1.0', true],
    ['^1', '1.4', true],
    ['^1.2', '1.4', true],
    ['^1.5', '1.4', false],
    ['^2.0', '1.4', false],
    ['^1.0', '2.0', false],
    ['newest', '1.4', false],
  ])('a remote that needs %s on a platform %s: %s', (required, offered, expected) => {
    expect(satisfiesPlatform(required, offered)).toBe(expected);
  });
});
