/** Shorter texts, such as thanks, may well be the same to many. */
const advertisementFrom = 40;
/** A character of these scripts says as much as two letters do. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** A number to call, an address or a page: however short, such a text leads somewhere. */
const contact = /\d{7}|(?:\d{3,4}[ -]){2}\d{3,4}|\S@\S|:\/\/|\bwww\./iu;

/**
 * By what a text is known again when it goes to many: its letters and digits in lower case. Undefined
 * for a text that may well be the same to many.
 */
export function sameTextForm(text: string): string | undefined {
  const weight = text.length + (text.match(dense)?.length ?? 0);
  if (weight < advertisementFrom && !contact.test(text)) return undefined;
  const form = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return form === '' ? undefined : form;
}
