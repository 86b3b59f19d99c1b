import { cardIssuers, type CardIssuer } from './card-issuers.ts';
import { normalizeAccountNumber } from './typed-number.ts';

/** Digits of a card number by ISO/IEC 7812. */
export const bankCardDigits = { min: 13, max: 19 };

export type BankCardProblem = 'length' | 'digits' | 'luhn' | 'notUnionPay' | 'credit';

/**
 * ISO gave 62 to China UnionPay. 60 and 81 are shared with other networks, and the cards that
 * Chinese banks issued under numbers of their own (9558…) cannot be told from foreign ones.
 */
const unionPay = '62';

/**
 * What is wrong with the card that a supplier wants to be paid on, or null: China UnionPay debit
 * cards only (docs/product/rules.md#validation). A card of an issuer that we don't know passes; staff looks at it.
 */
export function checkBankCard(text: string): BankCardProblem | null {
  const card = normalizeAccountNumber(text);
  const { min, max } = bankCardDigits;
  if (card.length < min || card.length > max) return 'length';
  if (!/^\d+$/.test(card)) return 'digits';
  if (!satisfiesLuhn(card)) return 'luhn';
  if (!card.startsWith(unionPay)) return 'notUnionPay';
  return bankCardIssuer(card)?.kind === 'credit' ? 'credit' : null;
}

/** Who issued the card; null for an issuer that we don't know. Enough digits: the first six. */
export function bankCardIssuer(text: string): CardIssuer | null {
  return cardIssuers.get(normalizeAccountNumber(text).slice(0, 6)) ?? null;
}

/** ISO/IEC 7812-1, annex B: from the right, every second digit counts twice, by its digits. */
function satisfiesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? Number(digit) : Number(digit) * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
