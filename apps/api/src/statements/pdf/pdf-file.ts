import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import type { Statement } from '../statement.ts';
import { pageOf } from './pdf-page.ts';

/** Names and titles are Chinese; the parts of a font that a document uses are put into it. */
const fonts = {
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
const fontFiles: ReadonlySet<string> = new Set(
  Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]),
);

/** The statement as PDF. It works for a while without a pause: for threads that nobody waits in. */
export function pdfOf(statement: Statement): Promise<Buffer> {
  pdfmake.setFonts(fonts);
  // A document fetches nothing, whatever stands in it.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
  return pdfmake.createPdf(pageOf(statement)).getBuffer();
}
