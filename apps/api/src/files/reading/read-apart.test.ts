import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tradosLog, wordsOfLog } from '../../../test/support/analysis-logs.ts';
import { makePdf } from '../../../test/support/make-pdf.ts';
import { zip } from '@tolk/writers/zip';
import { packedZeros } from '../../../test/support/zip-of-zeros.ts';
import { readApart, readTextApart } from './read-apart.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-reading-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const plentyMs = 20_000;

async function read(extension: string, content: Buffer | string, wordsMs = plentyMs) {
  const path = join(folder, `file.${extension}`);
  await writeFile(path, content);
  return readApart(path, extension, wordsMs);
}

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const docx = zip([
  { name: '[Content_Types].xml', content: '<Types/>' },
  {
    name: 'word/document.xml',
    content: `<w:document><w:body><w:p>${run('Hel')}${run('lo')}</w:p><w:p>${run('世界')}</w:p>
      <w:p><w:r><w:instrText>PAGE not this</w:instrText></w:r><w:del><w:r><w:delText>nor this</w:delText></w:r></w:del></w:p>
      <mc:AlternateContent><mc:Choice><w:p>${run('A box')}</w:p></mc:Choice><mc:Fallback><w:p>${run('A box')}</w:p></mc:Fallback></mc:AlternateContent>
      </w:body></w:document>`,
  },
  { name: 'word/footnotes.xml', content: `<w:footnotes><w:p>${run('A note')}</w:p></w:footnotes>` },
  { name: 'word/comments.xml', content: `<w:comments><w:p>${run('not this')}</w:p></w:comments>` },
]);
const pptx = zip([
  {
    name: 'ppt/slides/slide1.xml',
    content:
      '<p:sld><a:p><a:r><a:t>Two</a:t></a:r><a:br/><a:r><a:t>lines</a:t></a:r></a:p><a:p><a:fld type="slidenum"><a:t>1</a:t></a:fld></a:p></p:sld>',
  },
  { name: 'ppt/notesSlides/notesSlide1.xml', content: '<p:notes><a:t>Say hello</a:t></p:notes>' },
  { name: 'ppt/slideMasters/slideMaster1.xml', content: '<a:t>Click to edit</a:t>' },
]);
const xlsx = zip([
  {
    name: 'xl/sharedStrings.xml',
    content:
      '<sst><si><t>unit price</t></si><si><r><t>单</t></r><r><t>价</t></r><rPh sb="0"><t>dan jia</t></rPh></si><si><t>unused text</t></si></sst>',
  },
  {
    name: 'xl/worksheets/sheet1.xml',
    content:
      '<worksheet><c r="A1" t="s"><v>0</v></c><c r="A2" t="s"><v>0</v></c><c r="A3" t="s"><v>1</v></c><c r="B1"><v>12.5</v></c><c r="B2" t="inlineStr"><is><t>in line</t></is></c><c r="B3" t="str"><f>A1</f><v>unit price</v></c></worksheet>',
  },
]);
const odt = zip([
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', says: { method: 8 } },
  {
    name: 'content.xml',
    content:
      '<office:text><text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:h>Title</text:h><text:p>one<text:s/>two <text:span>th</text:span>ree<office:annotation><text:p>not this</text:p></office:annotation></text:p></office:text>',
  },
]);

it.each<[extension: string, content: Buffer, words: number]>([
  // Hello 世界, a box, a note.
  ['docx', docx, 7],
  ['pptx', pptx, 4],
  // The price twice, 单价 and "in line".
  ['xlsx', xlsx, 8],
  ['odt', odt, 4],
  ['pdf', makePdf('BT /F1 12 Tf 50 700 Td (Hello wide) Tj 0 -20 Td (world) Tj ET'), 3],
  ['pdf', makePdf('BT /F2 12 Tf 50 700 Td <4E16754C> Tj ET'), 2],
])('the words of a %s are counted', async (extension, content, words) => {
  expect(await read(extension, content)).toMatchObject({ verdict: 'sound', analysis: { words } });
});

it('a text is counted up to its last line', async () => {
  const text = 'one two 三\n'.repeat(50_000);
  expect(await read('txt', text)).toMatchObject({
    verdict: 'sound',
    analysis: { words: 150_000, segments: 50_000 },
  });
});

it.each<[string, string, Buffer | string]>([
  ['a document without its parts', 'docx', zip([{ name: 'a.txt', content: 'a' }])],
  ['half a document', 'docx', docx.subarray(0, docx.length / 2)],
])('%s is unreadable', async (_case, extension, content) => {
  expect(await read(extension, content)).toMatchObject({ verdict: 'unreadable' });
});

it.each<[string, string, Buffer | string]>([
  ['a PDF that breaks off', 'pdf', '%PDF-1.7\n1 0 obj\n<<'],
  ['a locked PDF', 'pdf', '%PDF-1.7\ntrailer<</Encrypt<</Filter/Standard/V 9>>>>'],
  [
    'a locked document',
    'docx',
    zip([{ name: 'word/document.xml', content: 'text', says: { encrypted: true } }]),
  ],
])('%s has no count of words', async (_case, extension, content) => {
  expect(await read(extension, content)).toEqual({
    verdict: 'sound',
    analysis: null,
    log: null,
    late: false,
  });
});

it.each<[what: string, extension: string, content: Buffer | string, words: number | null]>([
  ['one line of four megabytes', 'txt', 'word '.repeat(800_000), 800_000],
  ['one line of stops', 'txt', 'a.'.repeat(1_000_000), 1_000_000],
  ['a million brackets', 'json', '['.repeat(1_000_000), null],
  ['elements a million deep', 'xml', `${'<a>'.repeat(1_000_000)}one two`, 2],
  [
    'a document of runs a million deep',
    'docx',
    zip([{ name: 'word/document.xml', content: `${'<w:p>'.repeat(1_000_000)}${run('one')}` }]),
    1,
  ],
])('%s ends neither the server nor its reader', async (_what, extension, content, words) => {
  const { verdict, analysis } = await read(extension, content);
  expect([verdict, analysis?.words ?? null]).toEqual(['sound', words]);
});

it('a PDF that unpacks to more memory than there is ends its reader and nothing else', async () => {
  // Zeros are white space between its operators.
  const bomb = makePdf({
    deflated: Buffer.concat([Buffer.from([0x78, 0x9c]), packedZeros(1_000)]),
  });
  const before = process.memoryUsage().rss;
  expect(await read('pdf', bomb)).toEqual({
    verdict: 'sound',
    analysis: null,
    log: null,
    late: false,
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1_048_576);
});

it('the log of an analysis is read as one, and has no words to translate', async () => {
  expect(await read('xml', tradosLog())).toEqual({
    verdict: 'sound',
    analysis: null,
    log: { format: 'trados', words: wordsOfLog },
    late: false,
  });
});

it('a reader that takes too long is ended', async () => {
  const pdf = makePdf('BT /F1 12 Tf (Hello) Tj ET');
  expect(await read('pdf', pdf, 1)).toEqual({
    verdict: 'sound',
    analysis: null,
    log: null,
    late: true,
  });
});

describe('the text of a file', () => {
  async function textOf(extension: string, content: Buffer): Promise<string | null> {
    const path = join(folder, `text.${extension}`);
    await writeFile(path, content);
    return readTextApart(path, extension, plentyMs);
  }

  it.each<[string, Buffer, string]>([
    ['docx', docx, 'Hello'],
    ['pdf', makePdf('BT /F1 12 Tf 50 700 Td (Hello) Tj ET'), 'Hello'],
  ])('of %s is read line by line', async (extension, content, line) => {
    expect((await textOf(extension, content))?.trim().split('\n')[0]).toBe(line);
  });

  it('is no more than its beginning', async () => {
    const long = `<w:p>${run('word '.repeat(20))}</w:p>`.repeat(20_000);
    const text = await textOf('docx', zip([{ name: 'word/document.xml', content: long }]));
    expect(text).toHaveLength(60_000);
  });

  it.each<[string, string, Buffer]>([
    [
      'a document whose parts are locked',
      'docx',
      zip([{ name: 'word/document.xml', content: 'text', says: { encrypted: true } }]),
    ],
    ['a PDF that breaks off', 'pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<')],
    [
      'a PDF that unpacks to more memory than there is',
      'pdf',
      makePdf({ deflated: Buffer.concat([Buffer.from([0x78, 0x9c]), packedZeros(1_000)]) }),
    ],
    ['an old document', 'doc', Buffer.from('Hello')],
  ])('of %s is none', async (_what, extension, content) => {
    expect(await textOf(extension, content)).toBeNull();
  });
});
