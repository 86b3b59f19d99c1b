import { screen } from '@testing-library/react';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { FilePdf } from './file-pdf.tsx';
import { openPdf } from './open-pdf.ts';
import { pdfBounds } from './pdf-bounds.ts';

const file = { fileId: 'f1', fileName: 'evidence.pdf' };

/** jsdom has neither workers nor what the library draws with: it parses in the page. */
beforeAll(async () => {
  const worker = 'pdfjs-dist/legacy/build/pdf.worker.mjs';
  Object.assign(globalThis, {
    __webpack_public_path__: '/',
    DOMMatrix: Object,
    Path2D: Object,
    ImageData: Object,
    pdfjsWorker: await import(worker),
  });
});

/** Pages without anything on them; `trailer` takes more. */
function pdf(pages: number, trailer = ''): string {
  const numbers = Array.from({ length: pages }, (_, index) => index + 3);
  return `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]/Count ${pages}>>endobj
${numbers.map((number) => `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>endobj`).join('\n')}
trailer<</Root 1 0 R${trailer}>>`;
}

function show(content: BlobPart, load = () => Promise.resolve(new Blob([content]))) {
  answerCalls({});
  renderScreen(<FilePdf file={file} load={load} />);
}

it('of a PDF of very many pages the first ones are shown', async () => {
  const { pages, pagesInFile, close } = await openPdf(new Blob([pdf(501)]));
  close();
  expect([pages, pagesInFile]).toEqual([500, 501]);
});

it.each<[what: string, content: BlobPart, sentence: string]>([
  [
    'a file that is no PDF',
    '<svg onload="alert(1)"/>',
    'The preview of evidence.pdf can’t be shown.',
  ],
  ['a PDF that breaks off', '%PDF-1.7\n1 0 obj\n<<', 'The preview of evidence.pdf can’t be shown.'],
  [
    'a locked PDF',
    pdf(
      1,
      `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>>>`,
    ),
    'evidence.pdf needs a password. Ask whoever submitted it for a copy without one.',
  ],
  [
    'a PDF beyond the bound',
    new Uint8Array(pdfBounds.bytes + 1),
    'evidence.pdf is too large to be shown here. Download it to read it.',
  ],
])('%s ends in a sentence', async (_what, content, sentence) => {
  show(content);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('a file that can’t be fetched ends in a sentence', async () => {
  show('', () => Promise.reject(new Error('Only PDFs are read in the page.')));
  expect(await screen.findByText('The preview of evidence.pdf can’t be shown.')).toBeVisible();
});
