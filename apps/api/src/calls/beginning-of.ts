/** The first characters of a text on one line; `…` stands for the rest. */
export function beginningOf(text: string, length: number): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' '));
  return characters.length <= length
    ? characters.join('')
    : `${characters.slice(0, length - 1).join('')}…`;
}
