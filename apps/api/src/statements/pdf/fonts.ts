import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lettersOf } from './font-letters.ts';

/** Names and titles are Chinese; the parts of a font that a document uses are put into it. */
export const fonts = {
  text: {
    normal: fileURLToPath(
      import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    ),
    bold: fileURLToPath(
      import.meta.resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
    ),
  },
  latin: {
    normal: fileURLToPath(import.meta.resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf')),
    bold: fileURLToPath(import.meta.resolve('pdfmake/fonts/Roboto/Roboto-Medium.ttf')),
  },
};

export type FontName = keyof typeof fonts;

const letters = new Map<FontName, ReadonlySet<number>>();

/** Whether the font can show this character. */
export function isIn(font: FontName, character: string): boolean {
  const known = letters.get(font) ?? lettersOf(readFileSync(fonts[font].normal));
  letters.set(font, known);
  return known.has(character.codePointAt(0) ?? 0);
}
