import { visibleLetters } from '../visible-letters.ts';

/** The blank of Braille is drawn as nothing, and is no white space for those who trim. */
const brailleBlank = /\u2800/gu;
/**
 * Letters that show nothing: they fill a message, or split a word so that nothing finds it. Overrides of
 * direction are among them, which turn what follows around, a link's name too; marks of direction,
 * joiners and the choice between forms of a letter stay until it is known what they belong to.
 */
const invisible =
  /(?![\u200C-\u200F\u061C\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
/** Control characters other than tab and line feed. */
const control = /(?![\t\n])\p{Cc}/gu;
const repeatedDirections = /([\u200E\u200F\u061C])[\u200E\u200F\u061C]+/gu;
const formOfNothing = /(?<![\p{L}\p{N}\p{S}\p{P}])\p{Variation_Selector}/gu;
const joiningScripts =
  'Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar'
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('');
/** Joiners that neither make one emoji of two nor stand in a script that is written with them. */
const strayJoiners = new RegExp(
  `(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F${joiningScripts}])[\\u200C\\u200D]`,
  'gu',
);
/** More marks on one letter than any script has: they run over the lines above and below. */
const stacked =
  /((?:[\u200C-\u200F\u061C]{0,2}\p{M}){4})(?:[\u200C-\u200F\u061C]{0,2}\p{M})+[\u200C\u200D]?/gu;

/**
 * What is stored of a typed text: without letters that nobody sees, with line feeds of one kind, and
 * without space around it. Empty where nothing is left to see.
 */
export function messageText(typed: string): string {
  const text = typed
    .replaceAll('\r\n', '\n')
    .replace(brailleBlank, ' ')
    .replace(invisible, '')
    .replace(control, '')
    .replace(repeatedDirections, '$1')
    .replace(formOfNothing, '')
    .replace(strayJoiners, '')
    .replace(stacked, '$1')
    .replace(/\n{4,}/gu, '\n\n\n')
    .trim();
  return visibleLetters(text) === '' ? '' : text;
}
