import { hash, verify } from '@node-rs/argon2';
import { product } from '@tolk/domain';
import { refuse } from '../../calls/refusal.ts';
import { commonPasswords } from './common-passwords.ts';

/** argon2id as OWASP asks for: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared with when there is no such account, so that both answers take the same time. */
const nobody = hash('nobody has this password', cost);

export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password.normalize('NFKC'));
  return matches && stored !== null;
}

/** Throws `weakPassword` for what is guessed first: common ones, one character, the account itself. */
export function assertGoodPassword(password: string, account: string): void {
  const plain = password.normalize('NFKC').toLowerCase();
  const name = account.split('@')[0]?.replace(/^\+(86)?/, '') ?? account;
  const guessable =
    commonPasswords.has(plain) ||
    new Set(plain).size < 3 ||
    isRun(plain) ||
    plain === account ||
    plain === name ||
    withoutEnding(plain) === name ||
    withoutEnding(plain) === product.slug;
  if (guessable) refuse('weakPassword');
}

/** Characters that count up or down one by one: `abcdefgh`, `87654321`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) === 1;
}

function withoutEnding(text: string): string {
  return text.replace(/[\d!@#$%^&*._-]{0,4}$/, '');
}
