import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['qwertyuiop1234567890', 'weak'],
    ['Passw0rd', 'weak'],
    ['k7#pX2vq', 'fair'],
    ['paper lantern on the river', 'strong'],
    ['江上纸灯笼映着一弯新月', 'fair'],
  ])('%j is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));
});
