export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Characters in a row that say little: one key again, the next one of the alphabet or of a keyboard row. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function follows(last: string, next: string): boolean {
  if (last === '') return false;
  if (last === next) return true;
  return rows.some((row) => row.includes(last + next) || row.includes(next + last));
}

/** From how many characters that can't be guessed from the one before. */
const fairFrom = 8;
const strongFrom = 12;

/**
 * How hard a password is to guess, by what it says and not by which kinds of signs it has: only
 * characters that don't follow from the one before count, each of them at most twice. The server
 * refuses the common ones.
 */
export function passwordStrength(password: string): PasswordStrength {
  const seen = new Map<string, number>();
  let last = '';
  let count = 0;
  for (const character of password.toLowerCase()) {
    const times = (seen.get(character) ?? 0) + 1;
    seen.set(character, times);
    if (!follows(last, character) && times <= 2) count += 1;
    last = character;
  }
  return count >= strongFrom ? 'strong' : count >= fairFrom ? 'fair' : 'weak';
}
