/** A sentence that is written to people again and again, in the words that they act on. */
export interface ReadySentence {
  readonly en: string;
  readonly zh: string;
}

/** The text with a sentence more, in both languages: which one the person reads isn't known. */
export function withSentence(text: string, { en, zh }: ReadySentence): string {
  return [text.trim(), zh, en].filter((line) => line !== '').join('\n');
}
