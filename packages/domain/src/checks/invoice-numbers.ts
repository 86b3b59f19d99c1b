import { normalizeAccountNumber } from './typed-number.ts';

/** Fewer digits are no phone number and no account anywhere. */
const digitsMin = 5;

const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** A number as it is printed: full-width characters are ordinary ones, every dash is a hyphen. */
export function asPrinted(text: string): string {
  return text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/\p{Pd}/gu, '-')
    .trim();
}

/** Phone numbers of any country as they are printed on an invoice, with extensions or without. */
export function isPrintedPhone(text: string): boolean {
  const number = /^[+(]?\d[\d\s()./-]*(?:(?:,|x|ext\.?|转|分机|#)\s*\d+)?$/iu;
  return asPrinted(text)
    .split(/[、;]/u)
    .every((one) => number.test(one.trim()) && hasDigits(one));
}

/** A bank account of any country, an IBAN included. Dashes and spaces don't count. */
export function isBankAccount(text: string): boolean {
  const account = normalizeAccountNumber(asPrinted(text));
  return /^[a-z\d]+$/i.test(account) && hasDigits(account);
}

function hasDigits(text: string): boolean {
  return (text.match(/\d/g)?.length ?? 0) >= digitsMin;
}
