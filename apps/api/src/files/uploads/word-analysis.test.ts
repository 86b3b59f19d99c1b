import { randomUUID } from 'node:crypto';
import type { WordAnalysis } from '@tolk/contract';
import sharp from 'sharp';
import { zip } from '@tolk/writers/zip';
import { openMarket } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { wordAnalysisOf } from './word-analysis.ts';
import { workFilesOf } from './work-files.ts';

const tolk = testApp();
let client: TestPerson;
beforeAll(async () => {
  client = await signUp(tolk, 'client');
});

async function upload(
  name: string,
  content: string | Buffer,
  person: TestPerson = client,
): Promise<string> {
  const form = new FormData();
  form.set('purpose', 'order');
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const { data } = await person.call<{ fileId: string }>('/supinterface/uploadFile', {}, { form });
  return data.fileId;
}

function analyse(fileIds: readonly string[], person: TestPerson = client) {
  return person.call<WordAnalysis>('/clientinterface/getWordAnalysis', { fileIds });
}

const document = zip([
  {
    name: 'word/document.xml',
    content:
      '<w:document><w:p><w:t>请按下按钮。 Press Save. </w:t></w:p><w:p><w:t>Press SAVE.</w:t></w:p></w:document>',
  },
]);

it('repetitions are found in a file and across files, in the order given', async () => {
  const text = await upload('a.txt', '请按下按钮。\nWait here.\n请按下按钮。');
  const docx = await upload('b.docx', document);
  const first = await analyse([text, docx]);
  expect(first.data).toEqual({
    totalWords: 21,
    newWords: 9,
    repetitions: 12,
    segments: 6,
    files: [
      {
        fileId: text,
        fileName: 'a.txt',
        countable: true,
        totalWords: 12,
        newWords: 7,
        repetitions: 5,
        segments: 3,
      },
      {
        fileId: docx,
        fileName: 'b.docx',
        countable: true,
        totalWords: 9,
        newWords: 2,
        repetitions: 7,
        segments: 3,
      },
    ],
  });
  const { files, ...total } = (await analyse([docx, text])).data;
  expect(total).toEqual({ totalWords: 21, newWords: 9, repetitions: 12, segments: 6 });
  expect(files.map(({ newWords }) => newWords)).toEqual([7, 2]);
});

it('a picture has no words, and an order with pictures alone no analysis', async () => {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } });
  const image = await upload('a.png', await picture.png().toBuffer());
  const { db } = tolk.app.deps;
  expect((await analyse([image])).data).toMatchObject({
    totalWords: 0,
    files: [{ countable: false, totalWords: 0 }],
  });
  expect(await wordAnalysisOf(db, workFilesOf([image]), client.personId)).toBeNull();
  expect(await wordAnalysisOf(db, [], client.personId)).toBeNull();
  const text = await upload('a.txt', 'Two words');
  expect(await wordAnalysisOf(db, workFilesOf([image, text]), client.personId)).toMatchObject({
    totalWords: 2,
    newWords: 2,
  });
});

it('files for reference only are no part of the analysis', async () => {
  const { db } = tolk.app.deps;
  const text = await upload('a.txt', 'Two words');
  const glossary = await upload('glossary.csv', 'Two words,两字');
  expect(
    await wordAnalysisOf(db, workFilesOf([text, glossary], [glossary]), client.personId),
  ).toMatchObject({ totalWords: 2, repetitions: 0, files: [{ fileId: text }] });
  expect(
    await wordAnalysisOf(db, workFilesOf([glossary], [glossary]), client.personId),
  ).toBeNull();
});

it('words of a file whose segments are not known are new', async () => {
  const [known, old] = [await upload('a.txt', 'One two.'), await upload('b.txt', 'One two.')];
  await tolk.app.deps.db.deleteFrom('file_analysis').where('file_id', '=', old).execute();
  expect((await analyse([known, old])).data).toMatchObject({
    totalWords: 4,
    newWords: 4,
    repetitions: 0,
  });
});

it('a file of somebody else looks like none', async () => {
  const other = await signUp(tolk, 'client');
  const [own, theirs] = [await upload('a.txt', 'One'), await upload('b.txt', 'Two', other)];
  const refused = await analyse([own, theirs]);
  const none = await analyse([own, randomUUID()]);
  expect(refused).toMatchObject({ code: 404, msg: none.msg, data: none.data });
});

it('an order keeps the analysis of the files that it was sent with', async () => {
  const market = await openMarket(tolk);
  const fileId = await upload('a.txt', '请按下按钮。\n请按下按钮。', market.client);
  const { projectOrderId, wordAnalysis } = await market.send({ orderFileIds: [fileId] });
  expect(wordAnalysis).toMatchObject({
    totalWords: 10,
    newWords: 5,
    repetitions: 5,
    segments: 2,
    files: [{ fileId, fileName: 'a.txt', totalWords: 10 }],
  });
  const { db } = tolk.app.deps;
  await db.deleteFrom('file_analysis').where('file_id', '=', fileId).execute();
  await db.updateTable('file').set({ word_count: 1 }).where('id', '=', fileId).execute();
  for (const side of ['client', 'supplier'] as const)
    expect((await market.order(side, projectOrderId)).wordAnalysis).toEqual(wordAnalysis);
  expect((await market.send()).wordAnalysis).toBeNull();
});
