import { provinces } from '../dictionaries/provinces.ts';
import { addMs, HOUR } from '../time.ts';
import { normalizeDocumentNumber } from './typed-number.ts';

/** Citizen ID numbers (GB 11643-1999): region, birth date, sequence and check character. */
export const residentIdLength = 18;

export type ResidentIdProblem = 'length' | 'digits' | 'region' | 'birthDate' | 'checkDigit';

/**
 * Taiwan residents' residence permits carry 83, which is no region of GB/T 2260; those of Hong Kong
 * and Macao carry their regions' codes.
 */
const taiwanPermit = '83';
const regions = new Set([...provinces.map(({ value }) => value.slice(0, 2)), taiwanPermit]);

const earliestBirthDate = '1900-01-01';

/** ISO 7064 MOD 11-2: the weight of a place is 2^(places to its right), modulo 11. */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/**
 * What is wrong with a citizen ID number, or null. Codes of counties are not looked up: a number
 * keeps the code of a county that was dissolved since.
 * @param today now; the date counts in China, where the numbers are given
 */
export function checkResidentId(text: string, today: Date): ResidentIdProblem | null {
  const id = normalizeDocumentNumber(text);
  if (id.length !== residentIdLength) return 'length';
  if (!/^\d{17}[\dX]$/.test(id)) return 'digits';
  if (!regions.has(id.slice(0, 2))) return 'region';
  const born = birthDateOf(id);
  if (born === null || born < earliestBirthDate || born > dateInChina(today)) return 'birthDate';
  return checkCharacterOf(id) === id.at(-1) ? null : 'checkDigit';
}

/** The birth date in a citizen ID number as `YYYY-MM-DD`; null where no such day exists. */
export function birthDateOf(text: string): string | null {
  const match = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/.exec(normalizeDocumentNumber(text));
  if (match === null) return null;
  const date = match.slice(1).join('-');
  const time = Date.parse(`${date}T00:00:00Z`);
  // Date.parse takes 30 February for 2 March.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(date) ? null : date;
}

/** The sex in a citizen ID number, as the dictionary `sex` calls it; null for a malformed number. */
export function sexOf(text: string): 'female' | 'male' | null {
  const match = /^\d{16}(\d)[\dX]$/.exec(normalizeDocumentNumber(text));
  if (match === null) return null;
  return Number(match[1]) % 2 === 1 ? 'male' : 'female';
}

function checkCharacterOf(id: string): string | undefined {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(id[place]), 0);
  return checkCharacters[sum % 11];
}

/** China has been at UTC+8 without summer time since 1991. */
function dateInChina(now: Date): string {
  return addMs(now, 8 * HOUR)
    .toISOString()
    .slice(0, 10);
}
