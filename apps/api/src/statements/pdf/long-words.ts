/** Longer than any word of common use; addresses and numbers part at their joints anyway. */
const longWord = /[^\s\p{Script=Han}/-]{18,}/gu;

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
