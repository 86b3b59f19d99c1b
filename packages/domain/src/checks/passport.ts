import { normalizeDocumentNumber } from './typed-number.ts';

/**
 * Passport numbers in characters. ICAO 9303 reserves nine places, longer numbers continue in the
 * optional data; Chinese ones are a letter and eight digits or two letters and seven digits.
 */
export const passportNumberLength = { min: 6, max: 12 };

export type PassportProblem = 'length' | 'characters' | 'digits';

/**
 * What is wrong with a passport number of any country, or null: Latin letters and digits only, at
 * least one digit. The countries' own check digits stand in the machine-readable zone, not in the
 * number, so that staff compares it with the photo.
 */
export function checkPassport(text: string): PassportProblem | null {
  const number = normalizeDocumentNumber(text);
  const { min, max } = passportNumberLength;
  if (number.length < min || number.length > max) return 'length';
  if (!/^[A-Z\d]+$/.test(number)) return 'characters';
  return /\d/.test(number) ? null : 'digits';
}
