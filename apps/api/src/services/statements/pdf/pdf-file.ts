import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import type { Statement } from '../statement.ts';
import { pageOf } from './pdf-page.ts';

/** Names and titles are Chinese; the parts of the font that a document uses are put into it. */
const fonts = {
  text: {
    normal: fileURLToPath(
      import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    ),
    bold: fileURLToPath(
      import.meta.resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
    ),
  },
};

/** The statement as PDF. It works for a while without a pause: for threads that nobody waits in. */
export function pdfOf(statement: Statement): Promise<Buffer> {
  pdfmake.setFonts(fonts);
  // A document fetches nothing, whatever stands in it.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === fonts.text.normal || path === fonts.text.bold);
  return pdfmake.createPdf(pageOf(statement)).getBuffer();
}
