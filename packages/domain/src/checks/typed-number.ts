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
