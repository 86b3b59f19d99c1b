import { normalizeAccountNumber } from './typed-number.ts';

/** Fewer digits are no phone number and no account anywhere. */
export const invoiceNumberDigits = 5;

/** A phone number of any country as it is printed on an invoice, with an extension or without. */
export function isPrintedPhone(text: string): boolean {
  const written = /^[+(（]?\d[\d\s()（）./-]*(?:(?:,|x|ext\.?|转|-|#)\s*\d+)?$/iu;
  return written.test(text.trim()) && hasDigits(text);
}

/** A bank account of any country, an IBAN included. Dashes and spaces don't count. */
export function isBankAccount(text: string): boolean {
  const account = normalizeAccountNumber(text);
  return /^[a-z\d]+$/i.test(account) && hasDigits(account);
}

function hasDigits(text: string): boolean {
  return (text.match(/\d/g)?.length ?? 0) >= invoiceNumberDigits;
}
