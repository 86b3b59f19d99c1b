import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { signCall } from '@tolk/testing/caller';
import sharp from 'sharp';
import { makePdf } from '../support/make-pdf.ts';
import { zip } from '@tolk/writers/zip';
import { zeros } from '../support/zip-of-zeros.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { testApp } from '../support/test-app.ts';
import { captioned, claiming, commented, remarked } from './hostile-pictures.ts';
import { faultsOf } from './judge.ts';
import { takeSnapshot } from './snapshot.ts';
import { post } from './wire.ts';

const tolk = testApp();
let person: TestPerson;
let pictures: Record<'png' | 'jpeg' | 'webp' | 'gif', Buffer>;
beforeAll(async () => {
  person = await signUp(tolk, 'client');
  const raw = { width: 60, height: 60, channels: 3 } as const;
  const noise = () => sharp(randomBytes(60 * 60 * 3), { raw });
  pictures = {
    png: await noise().png().toBuffer(),
    jpeg: await noise().jpeg().toBuffer(),
    webp: await noise().webp().toBuffer(),
    gif: await noise().gif().toBuffer(),
  };
});

const page = '<html><script>alert(document.domain)</script></html>';
const archive = zip([{ name: 'a.html', content: page }]);

/** Files that are two things at once: how they are sent, and as what they come back. */
const polyglots: [what: string, name: string, content: () => Buffer, mediaType: string][] = [
  ['a GIF with a page in a comment', 'a.gif', () => commented(pictures.gif, page), 'image/gif'],
  [
    'a GIF with a page behind it',
    'a.gif',
    () => Buffer.concat([pictures.gif, Buffer.from(page)]),
    'image/gif',
  ],
  ['a PNG with a page in a text chunk', 'a.png', () => captioned(pictures.png, page), 'image/png'],
  ['a JPEG with a page in a comment', 'a.jpg', () => remarked(pictures.jpeg, page), 'image/jpeg'],
  [
    'a JPEG with an archive behind it',
    'a.jpg',
    () => Buffer.concat([pictures.jpeg, archive]),
    'image/jpeg',
  ],
  [
    'a WebP with a page behind it',
    'a.webp',
    () => Buffer.concat([pictures.webp, Buffer.from(page)]),
    'image/webp',
  ],
  [
    'a PDF that is a page',
    'a.pdf',
    () => Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.from(page)]),
    'application/pdf',
  ],
  [
    'a PDF with a script',
    'a.pdf',
    () =>
      Buffer.concat([
        makePdf('BT ET'),
        Buffer.from('1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'),
      ]),
    'application/pdf',
  ],
  ['a page', 'a.html', () => Buffer.from(page), 'text/plain'],
  ['a page that says it is text', 'a.txt', () => Buffer.from(page), 'text/plain'],
  [
    'a drawing with a script that says it is XML',
    'a.xml',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'application/xml',
  ],
];

describe('what is two things at once', () => {
  it.each(polyglots)('%s comes back as something harmless', async (_what, name, content, type) => {
    const { data } = await upload(name, content());
    const answer = await download(String(data.fileId));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(/^attachment;/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  const pictured = polyglots.filter(([, , , type]) => type.startsWith('image/'));
  it.each(pictured)('of %s the picture remains', async (_what, name, content) => {
    const { data } = await upload(name, content());
    const answer = await download(String(data.fileId));
    const kept = Buffer.from(await answer.arrayBuffer());
    expect([kept.includes('<script>'), kept.includes('PK\x03\x04')]).toEqual([false, false]);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 60, height: 60 });
  });
});

const half = (content: Buffer) => content.subarray(0, content.length / 2);
const inside = (content: Buffer, name = 'a.zip') => zip([{ name, content }]);
const document = [{ name: 'word/document.xml', content: '<w:t>text</w:t>' }];

const refused: [what: string, name: string, content: () => Buffer, code: number][] = [
  ['a document of 1 GB of zeros', 'a.docx', () => zip([...document, zeros('word/a', 1_024)]), 1404],
  ['a sheet of 1 GB of zeros', 'a.xlsx', () => zip([zeros('xl/sharedStrings.xml', 1_024)]), 1404],
  [
    'a document whose types are 1 GB',
    'a.docx',
    () => zip([zeros('[Content_Types].xml', 1_024), ...document]),
    1404,
  ],
  [
    'an archive of 10,001 files',
    'a.zip',
    () => zip(Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}`, content: '' }))),
    1404,
  ],
  ['archives five deep', 'a.zip', () => inside(inside(inside(inside(archive)))), 1404],
  ['a bomb in an archive', 'a.zip', () => inside(zip([zeros('a', 1_024)])), 1404],
  [
    'entries that share their bytes',
    'a.zip',
    () => zip([...document, { name: 'b', content: '<w:t>text</w:t>', says: { at: 0 } }]),
    1404,
  ],
  ['a PNG of 50,000 × 50,000', 'a.png', () => claiming(50_000, 50_000), 1404],
  ['a PNG of 2^31 − 1 pixels in a row', 'a.png', () => claiming(0x7fffffff, 1), 1401],
  ['half a PNG', 'a.png', () => half(pictures.png), 1401],
  ['half a JPEG', 'a.jpg', () => half(pictures.jpeg), 1401],
  ['half a WebP', 'a.webp', () => half(pictures.webp), 1401],
  ['half a GIF', 'a.gif', () => half(pictures.gif), 1401],
  ['half an archive', 'a.zip', () => half(archive), 1401],
  [
    'a script behind the head of a GIF',
    'a.gif',
    () => Buffer.from('GIF89a=1;/*'.padEnd(80, ' ')),
    1401,
  ],
  ['a script that begins as a GIF does', 'a.md', () => Buffer.from('GIF89a=1;alert(1)'), 1401],
  ['a drawing', 'a.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 1401],
  ['an archive that says it is a document', 'a.docx', () => archive, 1401],
  ['a picture that says it is a document', 'a.docx', () => pictures.png, 1401],
];

describe('an upload of', () => {
  it.each(refused)('%s is refused and leaves nothing', async (_what, name, content, code) => {
    const bytes = content();
    const before = await stored();
    const heard = await upload(name, bytes);
    expect(faultsOf(heard, { language: 'en', codes: [code] })).toEqual([]);
    expect(await stored()).toEqual(before);
  });
});

async function upload(name: string, content: Buffer) {
  const form = new FormData();
  form.set('purpose', 'order');
  form.set('file', new Blob([new Uint8Array(content)]), name);
  const timestamp = tolk.clock.now().getTime();
  const path = '/supinterface/uploadFile';
  const heard = await post(tolk.url, { path, body: form, timestamp, token: person.token });
  return { ...heard, data: heard.envelope.data };
}

function download(fileId: string): Promise<Response> {
  const path = '/api/supinterface/downloadFile';
  const body = JSON.stringify({ fileId });
  return fetch(tolk.url + path, { method: 'POST', body, headers: signed(path, body) });
}

function signed(path: string, body: string): Record<string, string> {
  const timestamp = String(tolk.clock.now().getTime());
  const parts = { timestamp, nonce: randomBytes(16).toString('hex'), method: 'POST', path, body };
  return {
    'content-type': 'application/json',
    token: person.token ?? '',
    'x-timestamp': timestamp,
    'x-nonce': parts.nonce,
    'x-body-hash': signCall(parts, person.token),
  };
}

async function stored() {
  await tolk.settle();
  const { db, config } = tolk.app.deps;
  return {
    files: (await readdir(join(config.dataDir, 'files'), { recursive: true })).toSorted(),
    rows: await takeSnapshot(db, ['session']),
  };
}
