/**
 * A document number in the one form that is checked, stored and compared: full-width characters
 * are ordinary ones, letters are capitals, white space is gone.
 */
export function normalizeDocumentNumber(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
}

/** The number of a card or an account as banks store it: typed groups are joined, dashes are gone. */
export function normalizeAccountNumber(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '');
}

/** `6222020200111234569` → `6222 0202 0011 1234 569`, as it is printed on the card. */
export function groupedCard(text: string): string {
  return normalizeAccountNumber(text).replace(/(.{4})(?=.)/gu, '$1 ');
}

/** `11010519491231002X` → `110105 19491231 002X`: region, date of birth, and what tells people apart. */
export function groupedResidentId(text: string): string {
  return normalizeDocumentNumber(text).replace(/^(.{6})(.{8})(.{4})$/u, '$1 $2 $3');
}
