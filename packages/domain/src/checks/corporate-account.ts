import { normalizeAccountNumber } from './typed-number.ts';

/** Digits of a company's account at a Chinese bank; each bank numbers them in its own way. */
export const corporateAccountDigits = { min: 8, max: 30 };

export type CorporateAccountProblem = 'length' | 'digits';

/** What is wrong with a company's account number, or null. Dashes and spaces don't count. */
export function checkCorporateAccount(text: string): CorporateAccountProblem | null {
  const account = normalizeAccountNumber(text);
  const { min, max } = corporateAccountDigits;
  if (account.length < min || account.length > max) return 'length';
  return /^\d+$/.test(account) ? null : 'digits';
}
