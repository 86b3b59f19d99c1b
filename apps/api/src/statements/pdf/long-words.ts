/** Letters of the longest words of common use. */
export const longestWord = 17;

/** Addresses and numbers part at their joints anyway. */
const longWord = new RegExp(String.raw`[^\s\p{Script=Han}/-]{${longestWord + 1},}`, 'gu');

/** So many letters of it stay together. */
const piece = /.{8}(?=.{4})/gu;

/** A line may end here, and nothing is seen of it. */
const zeroWidthSpace = '\u200B';

/** The text with places where a long word may be parted: a table whose words stay whole can be wider than its page, which cuts its amounts off. */
export function withBreaks(text: string): string {
  return text
    .normalize('NFC')
    .replace(longWord, (word) => word.replace(piece, `$&${zeroWidthSpace}`));
}
