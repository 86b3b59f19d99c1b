import { countWords } from '@tolk/domain';

const blockLength = 100_000;

/** The words of a text of any length, counted in blocks that end where a line does. */
export function countText(text: string): number {
  let words = 0;
  for (let at = 0; at < text.length;) {
    const lineEnd = text.indexOf('\n', at + blockLength);
    const end = lineEnd === -1 ? text.length : lineEnd + 1;
    words += countWords(text.slice(at, end));
    at = end;
  }
  return words;
}
