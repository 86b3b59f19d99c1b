/** A word that is being typed behind a sign, such as `/ref` or `@Mei`. */
export interface Token {
  /** Where the sign stands. */
  from: number;
  /** What stands behind it, up to the cursor. */
  word: string;
}

/** The word behind `sign` that ends at the cursor; null where the cursor is in no such word. */
export function tokenAt(text: string, cursor: number, sign: '/' | '@'): Token | null {
  const before = text.slice(0, cursor);
  const from = before.lastIndexOf(sign);
  if (from < 0 || (from > 0 && !/\s/u.test(before.charAt(from - 1)))) return null;
  const word = before.slice(from + 1);
  return /[\s/@]/u.test(word) ? null : { from, word };
}

/** The text with the token replaced. */
export function replaceToken(text: string, { from, word }: Token, replacement: string): string {
  return text.slice(0, from) + replacement + text.slice(from + 1 + word.length);
}

/** Whether what is typed leads to a name: its beginning, or of a text any part. */
export function fits(name: string, word: string): boolean {
  return name.toLowerCase().includes(word.toLowerCase());
}
