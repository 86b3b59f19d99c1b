/** How a language's texts are counted; `en` and `zh` say the rule as screens show it. */
export interface CountingRule {
  unit: 'characters' | 'words';
  en: string;
  zh: string;
}

/**
 * Korean puts blanks between words. Thai, Lao, Khmer and Burmese don't, and where their words end
 * is a matter of dictionaries, which differ from one computer to the next: two people would count
 * two prices. Their letters are the same everywhere.
 */
export const countingRules = {
  characters: {
    unit: 'characters',
    en: 'Counted by character; a foreign word or a number counts as one. Punctuation isn’t counted.',
    zh: '按字计数，外文单词和数字各计一字，标点不计。',
  },
  words: {
    unit: 'words',
    en: 'Counted by word; a number counts as one. Punctuation isn’t counted.',
    zh: '按词计数，数字各计一词，标点不计。',
  },
} as const satisfies Record<CountingRule['unit'], CountingRule>;

/** Values of the dictionary `language` that are written without blanks between words. */
const countedByCharacter: ReadonlySet<string> = new Set([
  'zh-CN',
  'zh-TW',
  'yue',
  'ja',
  'th',
  'lo',
  'km',
  'my',
]);

/** How texts in this language (a value of the dictionary `language`) are counted. */
export function countingRuleOf(language: string): CountingRule {
  return countedByCharacter.has(language) ? countingRules.characters : countingRules.words;
}

/** Whether texts in this language are counted by character; not where no language is chosen yet. */
export function isCountedByCharacter(language: string | null): boolean {
  return language !== null && countingRuleOf(language).unit === 'characters';
}

/**
 * Letters that count one by one: Chinese, Japanese (its long-vowel mark has no script of its own),
 * Thai, Lao, Khmer and Burmese. Signs above and below a letter belong to it.
 */
const single =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーｰ][\p{M}ﾞﾟ]*|(?=\p{L})[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*/gu;
/** A number with its separators, or a word of any other script, apostrophes and hyphens inside it. */
const word = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * How many words a text has as translation is counted: a word of an alphabet is one, each letter
 * of a script without blanks is one, punctuation is none. Every script counts by its own rule,
 * whatever the language of the text around it.
 */
export function countWords(text: string): number {
  const characters = text.match(single)?.length ?? 0;
  const words = text.replace(single, ' ').match(word)?.length ?? 0;
  return characters + words;
}
