/** Characters that count one by one: Chinese and Japanese. */
const single = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** A number with its separators, or a word of any other script, apostrophes and hyphens inside it. */
const word = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * How many words a text has as translation is counted: a word of an alphabet is one, each Chinese
 * or Japanese character is one, punctuation is none.
 */
export function countWords(text: string): number {
  const characters = text.match(single)?.length ?? 0;
  const words = text.replace(single, ' ').match(word)?.length ?? 0;
  return characters + words;
}
