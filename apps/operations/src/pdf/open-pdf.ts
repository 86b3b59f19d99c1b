/**
 * The one place that reads PDFs in a browser (docs/adr/0070-pdfs-in-the-console.md). The library parses in a worker
 * and draws on a canvas: no script, form or link of the file is carried out, and neither its fonts nor
 * its pictures are handed to the page.
 */
import {
  getDocument,
  GlobalWorkerOptions,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfBounds } from './pdf-bounds.ts';
import { faultOf, PdfRefused } from './pdf-fault.ts';

/** Where the build lies. */
// oxlint-disable-next-line eslint/no-underscore-dangle -- the bundler names it.
declare const __webpack_public_path__: string;

export interface OpenPdf {
  /** As many as are shown. */
  pages: number;
  /** Of the file. */
  pagesInFile: number;
  /** Draws a page, the first one is 1, as wide as told in CSS px; answers its text. Throws. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<string>;
  /** Ends its worker. */
  close: () => void;
}

/** Throws `PdfRefused`, and what the library says of a broken file. */
export async function openPdf(content: Blob): Promise<OpenPdf> {
  if (content.size > pdfBounds.bytes) throw new PdfRefused('tooLarge');
  // The build lays them there by these names (webpack.config.mjs).
  const library = `${__webpack_public_path__}pdfjs-${version}/`;
  GlobalWorkerOptions.workerSrc = `${library}worker.js`;
  const loading = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    cMapUrl: `${library}cmaps/`,
    standardFontDataUrl: `${library}standard_fonts/`,
    wasmUrl: `${library}wasm/`,
    // The page’s policy lets nothing compile while it runs.
    useWasm: false,
    // Letters are drawn as lines, so that no font of the file reaches the browser’s own reader of fonts.
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: pdfBounds.pixels,
    canvasMaxAreaInBytes: pdfBounds.pixels * 4,
    verbosity: 0,
  });
  // What it was doing fails where it is waited for.
  const close = () => void loading.destroy().catch(() => undefined);
  try {
    const document = await inTime(loading.promise);
    const pages = Math.min(document.numPages, pdfBounds.pages);
    const draw: OpenPdf['draw'] = (number, canvas, width) =>
      drawPage(document, number, { canvas, width }).catch((error: unknown) => {
        // Its worker would go on for as long as the preview is open.
        if (faultOf(error) === 'slow') close();
        throw error;
      });
    return { pages, pagesInFile: document.numPages, draw, close };
  } catch (error) {
    close();
    throw error;
  }
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  { canvas, width }: { canvas: HTMLCanvasElement; width: number },
): Promise<string> {
  const page = await inTime(document.getPage(number));
  try {
    const whole = page.getViewport({ scale: 1 });
    const wanted = (width / whole.width) * Math.min(globalThis.devicePixelRatio, 2);
    const viewport = page.getViewport({ scale: Math.min(wanted, largestScale(whole)) });
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    const drawing = page.render({ canvas, viewport });
    await inTime(drawing.promise, () => drawing.cancel());
    const { items } = await inTime(page.getTextContent());
    return items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('')
      .slice(0, pdfBounds.text);
  } finally {
    page.cleanup();
  }
}

function largestScale({ width, height }: { width: number; height: number }): number {
  const { pixels, side } = pdfBounds;
  return Math.min(Math.sqrt(pixels / (width * height)), side / width, side / height);
}

/** A file may keep its reader busy for ever. */
async function inTime<Value>(work: Promise<Value>, end?: () => void): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      end?.();
      reject(new PdfRefused('slow'));
    }, pdfBounds.time);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
