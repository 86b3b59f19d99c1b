import { parseAccount, maskedName } from '../../accounts/identity/account-name.ts';

/** A number with its first and last characters only: `110***********002X`, `E1******7`. */
export function maskedNumber(number: string): string {
  const characters = Array.from(number);
  const first = Math.min(3, Math.floor(characters.length / 5));
  const last = Math.min(4, Math.floor(characters.length / 4));
  const hidden = characters.length - first - last;
  return [
    ...characters.slice(0, first),
    '*'.repeat(hidden),
    ...characters.slice(characters.length - last),
  ].join('');
}

/** An account at a payout provider: an e-mail address or a number. */
export function maskedAccount(account: string): string {
  const name = account.includes('@') ? parseAccount(account) : null;
  return name === null ? maskedNumber(account) : maskedName(name);
}
