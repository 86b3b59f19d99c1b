import { randomUUID } from 'node:crypto';
import type { WordAnalysis } from '@tolk/contract';
import { defaultWordWeights, type WordWeights } from '@tolk/domain';
import sharp from 'sharp';
import { zip } from '@tolk/writers/zip';
import { csvLog, phraseLog, tradosLog, wordsOfLog } from '../../../test/support/analysis-logs.ts';
import { dataOf, openMarket, withKey } from '../../../test/support/market.ts';
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

/** As an order keeps it. */
function frozen(fileIds: readonly string[], references: readonly string[] = []) {
  const files = workFilesOf(fileIds, references);
  return wordAnalysisOf(tolk.app.deps.db, { files, weights: undefined }, client.personId);
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
  expect((await analyse([image])).data).toMatchObject({
    totalWords: 0,
    files: [{ countable: false, totalWords: 0 }],
  });
  expect(await frozen([image])).toBeNull();
  expect(await frozen([])).toBeNull();
  const text = await upload('a.txt', 'Two words');
  expect(await frozen([image, text])).toMatchObject({
    totalWords: 2,
    newWords: 2,
  });
});

it('files for reference only are no part of the analysis', async () => {
  const text = await upload('a.txt', 'Two words');
  const glossary = await upload('glossary.csv', 'Two words,两字');
  expect(await frozen([text, glossary], [glossary])).toMatchObject({
    totalWords: 2,
    repetitions: 0,
    files: [{ fileId: text }],
  });
  expect(await frozen([glossary], [glossary])).toBeNull();
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

it('an order keeps what its words weigh, and an edit of that is another offer', async () => {
  const market = await openMarket(tolk);
  const fileId = await upload('a.txt', '请按下按钮。\n请按下按钮。', market.client);
  const terms = market.terms({ orderFileIds: [fileId], wordWeights: defaultWordWeights });
  const order = await market.send(terms);
  expect(order.wordAnalysis).toMatchObject({ newWords: 5, repetitions: 5 });
  expect(order.wordAnalysis?.weights).toEqual(defaultWordWeights);
  const { projectOrderId, version } = order;
  const edited = (wordWeights: WordWeights | undefined) =>
    dataOf(
      market.client.call<typeof order>(
        '/clientinterface/editProjectOrder',
        { projectOrderId, version, ...terms, wordWeights },
        withKey(),
      ),
    );
  expect((await edited(defaultWordWeights)).version).toBe(version);
  expect((await edited(undefined)).version).toBe(version);
  const own = { ...defaultWordWeights, repetitions: 50 };
  expect(await edited(own)).toMatchObject({ version: version + 1, wordAnalysis: { weights: own } });
  expect((await market.order('supplier', projectOrderId)).wordAnalysis?.weights).toEqual(own);
});

it('an order without weights gets none by being sent again, until one is changed', async () => {
  const market = await openMarket(tolk);
  const fileId = await upload('a.txt', '请按下按钮。\n请按下按钮。', market.client);
  const terms = market.terms({ orderFileIds: [fileId] });
  const order = await market.send(terms);
  const { projectOrderId, version } = order;
  const edited = (changes: object) =>
    dataOf(
      market.client.call<typeof order>(
        '/clientinterface/editProjectOrder',
        { projectOrderId, version, ...terms, ...changes },
        withKey(),
      ),
    );
  const again = await edited({ wordWeights: defaultWordWeights });
  expect(again).toMatchObject({ version, wordAnalysis: order.wordAnalysis });
  const own = { ...defaultWordWeights, repetitions: 50 };
  expect(await edited({ wordWeights: own })).toMatchObject({ wordAnalysis: { weights: own } });
});

it('where the unit counts no words, nothing is weighed', async () => {
  const market = await openMarket(tolk);
  const fileId = await upload('a.txt', 'Two words', market.client);
  const order = await market.send({
    orderFileIds: [fileId],
    unitName: 'page',
    wordWeights: defaultWordWeights,
  });
  expect(order.wordAnalysis).toMatchObject({ totalWords: 2 });
  expect(order.wordAnalysis).not.toHaveProperty('weights');
});

describe('the log of a CAT tool', () => {
  it.each([
    ['analysis.xml', tradosLog(), 'trados'],
    ['analysis.csv', csvLog(), 'csv'],
    ['analysis.json', phraseLog(), 'phrase'],
  ])('%s stands in the analysis with its bands', async (name, content, format) => {
    const [log, text] = [await upload(name, content), await upload('a.txt', 'Two words')];
    const { repetitions, new: newWords, ...matches } = wordsOfLog;
    expect((await analyse([log, text])).data).toMatchObject({
      totalWords: 1_002,
      newWords: newWords + 2,
      repetitions,
      matches,
      files: [
        { fileName: name, countable: true, totalWords: 1_000, newWords, matches, log: { format } },
        { fileName: 'a.txt', totalWords: 2 },
      ],
    });
  });

  it('is no text to translate', async () => {
    const form = new FormData();
    form.set('purpose', 'posting');
    form.set('file', new Blob([csvLog()]), 'analysis.csv');
    const { data } = await client.call('/supinterface/uploadFile', {}, { form });
    expect(data).toMatchObject({ fileName: 'analysis.csv', wordCount: null });
  });

  it('that is not read says why, and counts nothing', async () => {
    const log = await upload('analysis.csv', csvLog({ total: 999_999 }));
    expect((await analyse([log])).data).toMatchObject({
      totalWords: 0,
      files: [{ countable: false, log: { format: 'csv', problem: 'unreadable' } }],
    });
    expect(await frozen([log])).toBeNull();
  });

  it('is frozen with the order, for both sides', async () => {
    const market = await openMarket(tolk);
    const fileId = await upload('analysis.xml', tradosLog(), market.client);
    const { projectOrderId, wordAnalysis } = await market.send({
      orderFileIds: [fileId],
      wordWeights: defaultWordWeights,
    });
    expect(wordAnalysis).toMatchObject({ totalWords: 1_000, weights: defaultWordWeights });
    expect((await market.order('supplier', projectOrderId)).wordAnalysis).toEqual(wordAnalysis);
  });
});
