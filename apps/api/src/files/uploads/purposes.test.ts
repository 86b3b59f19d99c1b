import { randomBytes } from 'node:crypto';
import type { FilePurpose } from '@tolk/domain';
import sharp from 'sharp';
import { makePdf } from '../../../test/support/make-pdf.ts';
import { zip } from '@tolk/writers/zip';
import { openMarket, withKey } from '../../../test/support/market.ts';
import type { Caller } from '@tolk/testing/caller';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
let market: Awaited<ReturnType<typeof openMarket>>;
const content: Record<string, Buffer> = {
  pdf: makePdf('BT /F1 12 Tf (Two words) Tj ET'),
  docx: zip([{ name: 'word/document.xml', content: '<w:p><w:t>通译 Tolk</w:t></w:p>' }]),
  zip: zip([{ name: 'a.txt', content: 'a' }]),
  txt: Buffer.from('one two three'),
};

beforeAll(async () => {
  market = await openMarket(tolk);
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
  content.png = await picture.png().toBuffer();
  content.jpg = await picture.jpeg().toBuffer();
  content.webp = await picture.webp().toBuffer();
  content.gif = await picture.gif().toBuffer();
});

interface Uploaded {
  fileId: string;
  wordCount: number | null;
}

function upload(who: Caller, purpose: string, name: string, bytes: Buffer | undefined) {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new Blob([new Uint8Array(bytes ?? Buffer.alloc(0))]), name);
  return who.call<Uploaded>('/supinterface/uploadFile', {}, { form });
}

it.each<[FilePurpose, taken: string, refused: string]>([
  ['order', 'pdf docx zip txt png jpg webp gif', ''],
  ['posting', 'pdf docx zip txt png', ''],
  ['resume', 'pdf docx png jpg webp', 'zip txt gif'],
  ['document', 'png jpg webp', 'pdf docx zip txt gif'],
  ['feedback', 'pdf docx zip txt png jpg webp gif', ''],
])('for %s these types are taken: %s; these are not: %s', async (purpose, taken, refused) => {
  const codes = async (extensions: string) =>
    Promise.all(
      extensions.split(' ').map(async (extension) => {
        const answer = await upload(market.client, purpose, `a.${extension}`, content[extension]);
        return `${extension} ${answer.code}`;
      }),
    );
  expect(await codes(taken)).toEqual(taken.split(' ').map((extension) => `${extension} 0`));
  if (refused === '') return;
  expect(await codes(refused)).toEqual(refused.split(' ').map((extension) => `${extension} 1401`));
});

it('who sends the wrong type is told which are right', async () => {
  expect(await upload(market.client, 'document', 'a.pdf', content.pdf)).toMatchObject({
    code: 1401,
    msg: 'Choose a picture: PNG, JPG or WebP.',
  });
  expect(await upload(market.client, 'resume', 'a.zip', content.zip)).toMatchObject({
    code: 1401,
    msg: 'Choose a picture (PNG, JPG, WebP), a PDF or a Word document.',
  });
});

it.each<[FilePurpose, megabytes: number]>([
  ['document', 10],
  ['resume', 20],
])('for %s a file of more than %d MB is refused', async (purpose, megabytes) => {
  const bytes = Buffer.concat([content.png ?? Buffer.alloc(0), randomBytes(megabytes * 1_048_576)]);
  expect(await upload(market.client, purpose, 'a.png', bytes)).toMatchObject({
    code: 413,
    msg: `This file is larger than ${megabytes} MB. Choose a smaller one.`,
  });
});

it.each([
  ['a.docx', 3],
  ['a.pdf', 2],
  ['a.txt', 3],
  ['a.zip', null],
  ['a.png', null],
])('the words of %s are %p', async (name, words) => {
  const { data } = await upload(market.client, 'order', name, content[name.slice(2)]);
  expect(data.wordCount).toBe(words);
});

it('a photo of a document is read by its owner alone, even where an order refers to it', async () => {
  const { client, supplier } = market;
  const { data } = await upload(client, 'order', 'id.png', content.png);
  const application = await market.apply(await market.publish());
  const terms = market.terms({ projectApplicationJLId: application, orderFileIds: [data.fileId] });
  await client.call('/clientinterface/addProjectOrder', terms, withKey());
  // What is no envelope is the file.
  const read = (who: Caller) =>
    who.send('/supinterface/downloadFile', { fileId: data.fileId }).then(
      ({ code }) => code,
      () => 'the file',
    );
  expect(await read(supplier)).toBe('the file');
  await tolk.app.deps.db
    .updateTable('file')
    .set({ purpose: 'document' })
    .where('id', '=', data.fileId)
    .execute();
  expect(await read(supplier)).toBe(404);
  expect(await read(client)).toBe('the file');
});
