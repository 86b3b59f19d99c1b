import { randomInt } from 'node:crypto';

/** Without letters and digits that look like others. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 16;

/** A password for the first login, to be told on paper or by phone: four groups of four. */
export function newOneTimePassword(): string {
  const characters = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length)));
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}
