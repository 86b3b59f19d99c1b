import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The text of a PDF's pages, one after the other. Throws when it is locked or none. */
export async function* textOfPdf(path: string): AsyncGenerator<string> {
  const { getDocument } = await loadPdf();
  const loading = getDocument({
    data: new Uint8Array(await readFile(path)),
    // Chinese and Japanese documents name their characters by these tables.
    cMapUrl: fileURLToPath(new URL('cmaps/', import.meta.resolve('pdfjs-dist/package.json'))),
    cMapPacked: true,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const document = await loading.promise;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    yield withoutBrokenLines(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    );
    page.cleanup();
  }
}

/** A line that begins with a small letter goes on where the one before it ended. */
function withoutBrokenLines(text: string): string {
  return text.replace(/(\p{L})[-\u00ad]\n(?=\p{Ll})/gu, '$1').replace(/\n(?=\p{Ll})/gu, ' ');
}

/** The library asks for what a browser draws with as it is loaded; reading text needs none of it. */
function loadPdf() {
  Object.assign(globalThis, { DOMMatrix: Object, Path2D: Object, ImageData: Object });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}
