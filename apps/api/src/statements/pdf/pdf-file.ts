import pdfmake from 'pdfmake';
import type { Statement } from '../statement.ts';
import { fonts } from './fonts.ts';
import { pageOf } from './pdf-page.ts';

const fontFiles: ReadonlySet<string> = new Set(
  Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]),
);

/** The statement as PDF, with who runs the site at its foot. It works for a while without a pause: for threads that nobody waits in. */
export function pdfOf(statement: Statement, operator: string): Promise<Buffer> {
  pdfmake.setFonts(fonts);
  // A document fetches nothing, whatever stands in it.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
  return pdfmake.createPdf(pageOf(statement, operator)).getBuffer();
}
