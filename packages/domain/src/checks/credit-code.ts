import { normalizeDocumentNumber } from './typed-number.ts';

/**
 * Unified social credit codes (GB 32100-2015): department and category, six digits of the region
 * that registered it, the organisation's code of nine characters (GB 11714), check character.
 */
export const creditCodeLength = 18;

export type CreditCodeProblem = 'length' | 'characters' | 'organisation' | 'checkDigit';

/** A character's value is its place; I, O, S, V and Z are not used. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const pattern = new RegExp(`^[${alphabet}]{2}\\d{6}[${alphabet}]{10}$`);

/** The weight of a place is 3^place modulo 31. */
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

const organisationWeights = [3, 7, 9, 10, 5, 8, 4, 2];
const organisationCharacters = '0X987654321';

/** What is wrong with a unified social credit code, or null. */
export function checkCreditCode(text: string): CreditCodeProblem | null {
  const code = normalizeDocumentNumber(text);
  if (code.length !== creditCodeLength) return 'length';
  if (!pattern.test(code)) return 'characters';
  const organisation = code.slice(8, 17);
  if (organisationCheckOf(organisation) !== organisation.at(-1)) return 'organisation';
  return checkCharacterOf(code) === code.at(-1) ? null : 'checkDigit';
}

/** Modulo 31 over the first 17 characters. */
function checkCharacterOf(code: string): string | undefined {
  const sum = weights.reduce(
    (total, weight, place) => total + weight * alphabet.indexOf(code.charAt(place)),
    0,
  );
  return alphabet[(31 - (sum % 31)) % 31];
}

/** Modulo 11 over the first eight characters, where A to Z are 10 to 35. */
function organisationCheckOf(code: string): string | undefined {
  const sum = organisationWeights.reduce(
    (total, weight, place) => total + weight * Number.parseInt(code.charAt(place), 36),
    0,
  );
  return organisationCharacters[sum % 11];
}
