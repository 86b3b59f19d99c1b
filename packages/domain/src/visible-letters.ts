/** White space, control characters and those of no width. */
const invisible = /[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What of a text can be seen; a text of which nothing is left says nothing. */
export function visibleLetters(text: string): string {
  return text.replace(invisible, '');
}
