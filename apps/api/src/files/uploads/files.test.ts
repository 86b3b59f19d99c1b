import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { HOUR } from '@tolk/domain';
import { signCall } from '@tolk/testing/caller';
import sharp from 'sharp';
import { openMarket } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { zip } from '@tolk/writers/zip';
import { testApp } from '../../../test/support/test-app.ts';
import { countWordsLater } from './count-later.ts';
import { takeUpload } from './take-upload.ts';

const tolk = testApp();
const uploadPath = '/supinterface/uploadFile';

interface FileInfo {
  fileId: string;
  fileName: string;
  fileSize: number;
  fileType: string;
  wordCount: number | null;
}

function upload(person: TestPerson, name: string, content: string | Buffer) {
  const form = new FormData();
  form.set('purpose', 'order');
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  return person.call<FileInfo>(uploadPath, {}, { form });
}

async function download(person: TestPerson, fileId: string): Promise<Response> {
  const body = JSON.stringify({ fileId });
  const path = '/api/supinterface/downloadFile';
  return fetch(`${tolk.url}${path}`, { method: 'POST', body, headers: signed(person, path, body) });
}

function signed(person: TestPerson, path: string, body: string): Record<string, string> {
  const parts = {
    timestamp: String(tolk.clock.now().getTime()),
    nonce: randomUUID(),
    method: 'POST',
    path,
    body,
  };
  return {
    'content-type': 'application/json',
    token: person.token ?? '',
    'x-timestamp': parts.timestamp,
    'x-nonce': parts.nonce,
    'x-body-hash': signCall(parts, person.token),
  };
}

async function filesOnDisk(): Promise<string[]> {
  const found = await readdir(join(tolk.app.deps.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('files', () => {
  it('a text comes back as it was sent, with its words counted', async () => {
    const person = await signUp(tolk, 'client');
    const { code, data } = await upload(person, '合同 draft.txt', 'Hello 世界');
    expect(code).toBe(0);
    expect(data).toMatchObject({
      fileName: '合同 draft.txt',
      fileSize: 12,
      fileType: 'text/plain',
      wordCount: 3,
    });
    const answer = await download(person, data.fileId);
    expect(await answer.text()).toBe('Hello 世界');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="__ draft.txt"; filename*=UTF-8''%E5%90%88%E5%90%8C%20draft.txt`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('of one person that nothing uses do not fill the disk; old ones make room', async () => {
    const person = await signUp(tolk, 'client');
    const { db, clock } = tolk.app.deps;
    const rows = Array.from({ length: 200 }, (_, index) => ({
      id: randomUUID(),
      owner_id: person.personId,
      purpose: 'order' as const,
      name: `${index}.txt`,
      media_type: 'text/plain',
      size: 1,
      word_count: null,
      created_at: clock.now(),
    }));
    await db.insertInto('file').values(rows).execute();
    const onDisk = await filesOnDisk();
    expect((await upload(person, 'one.txt', 'One')).code).toBe(1508);
    expect(await filesOnDisk()).toEqual(onDisk);
    await db
      .updateTable('file')
      .set({ created_at: new Date(clock.now().getTime() - 8 * 86_400_000) })
      .where('id', '=', rows[0]?.id ?? '')
      .execute();
    expect((await upload(person, 'one.txt', 'One')).code).toBe(0);
    expect((await upload(person, 'two.txt', 'Two')).code).toBe(1508);
  });

  it('of one person are 300 and 2 GB in 24 hours, and what is used of that is shown', async () => {
    const market = await openMarket(tolk);
    const posting_id = await market.publish();
    const person = market.client;
    const { db, clock } = tolk.app.deps;
    const use = async () => (await person.call('/supinterface/getFileUse', {})).data;
    const before = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
    const rows = Array.from({ length: 299 }, (_, index) => ({
      id: randomUUID(),
      owner_id: person.personId,
      purpose: 'posting' as const,
      name: `${index}.txt`,
      media_type: 'text/plain',
      size: 1_000_000,
      word_count: null,
      created_at: before(1),
    }));
    await db.insertInto('file').values(rows).execute();
    const attached = rows.map(({ id }, position) => ({ file_id: id, posting_id, position }));
    await db.insertInto('posting_file').values(attached).execute();
    expect((await upload(person, 'one.txt', 'One')).code).toBe(0);
    const full = { files: 300, bytes: 299_000_003 };
    expect(await use()).toEqual({ lastDay: full, kept: full });
    const onDisk = await filesOnDisk();
    expect(await upload(person, 'two.txt', 'Two')).toMatchObject({
      code: 429,
      msg: 'You can upload 300 files or 2 GB in 24 hours, and there is no room left for this one. Try again in 23 hours.',
    });
    expect(await filesOnDisk()).toEqual(onDisk);

    const [first] = rows;
    const ofPosting = db.updateTable('file').where('purpose', '=', 'posting');
    await ofPosting
      .where('owner_id', '=', person.personId)
      .set({ size: 1, created_at: before(25) })
      .execute();
    await ofPosting
      .where('id', '=', first?.id ?? '')
      .set({ size: 2_147_483_642, created_at: before(1) })
      .execute();
    expect((await upload(person, 'four.txt', 'Four')).code).toBe(429);
    expect((await upload(person, 'one.txt', 'One')).code).toBe(0);
    expect(await use()).toMatchObject({ lastDay: { files: 3, bytes: 2_147_483_648 } });
  });

  it('a page that would run comes back as plain text to be saved', async () => {
    const person = await signUp(tolk, 'client');
    const { data } = await upload(person, 'page.html', '<html><script>alert(1)</script></html>');
    const answer = await download(person, data.fileId);
    expect(answer.headers.get('content-type')).toBe('text/plain');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it.each([
    ['a program', 'tool.exe', Buffer.from('MZ\0\0\0')],
    [
      'a drawing with a script',
      'drawing.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    ],
    ['a page that calls itself a picture', 'page.png', '<html><script>alert(1)</script></html>'],
    ['bytes that call themselves text', 'bytes.txt', Buffer.from([0, 1, 2, 3])],
    ['a file without an extension', 'README', 'text'],
  ])('%s is refused and leaves nothing', async (_case, name, content) => {
    const person = await signUp(tolk, 'client');
    const before = await filesOnDisk();
    expect(await upload(person, name, content)).toMatchObject({ code: 1401 });
    expect(await filesOnDisk()).toEqual(before);
  });

  it('a picture is rewritten without what was hidden in it', async () => {
    const person = await signUp(tolk, 'client');
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .jpeg()
      .toBuffer();
    const { data } = await upload(
      person,
      'photo.jpg',
      Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]),
    );
    const stored = Buffer.from(await (await download(person, data.fileId)).arrayBuffer());
    expect(stored.includes('secret-place')).toBe(false);
    expect(stored.includes('<script>')).toBe(false);
    expect((await sharp(stored).metadata()).width).toBe(8);
  });

  it('a name is never a path', async () => {
    const person = await signUp(tolk, 'client');
    const { data } = await upload(person, '..\\..\\etc\\passwd.txt', 'text');
    expect(data.fileName).toBe('passwd.txt');
  });

  it('a file of somebody else looks like none', async () => {
    const [owner, other] = [await signUp(tolk, 'client'), await signUp(tolk, 'supplier')];
    const { data } = await upload(owner, 'a.txt', 'text');
    const theirs = await other.call('/supinterface/downloadFile', { fileId: data.fileId });
    const none = await other.call('/supinterface/downloadFile', { fileId: randomUUID() });
    expect(theirs).toMatchObject({ code: 404, msg: none.msg, data: none.data });
    expect(await other.call('/supinterface/deleteFile', { fileId: data.fileId })).toMatchObject({
      code: 404,
    });
  });

  it('a deleted file is gone, its bytes too', async () => {
    const person = await signUp(tolk, 'client');
    const { data } = await upload(person, 'a.txt', 'text');
    expect(await filesOnDisk()).toContain(data.fileId);
    expect(await person.call('/supinterface/deleteFile', { fileId: data.fileId })).toMatchObject({
      code: 0,
    });
    await tolk.settle();
    expect(await filesOnDisk()).not.toContain(data.fileId);
    expect(await person.call('/supinterface/downloadFile', { fileId: data.fileId })).toMatchObject({
      code: 404,
    });
  });

  it('words that took too long are counted after the answer', async () => {
    const person = await signUp(tolk, 'client');
    const document = zip([{ name: 'word/document.xml', content: '<w:t>Hello 世界</w:t>' }]);
    const { data } = await upload(person, 'a.docx', document);
    const { db, jobs } = tolk.app.deps;
    const row = () => db.selectFrom('file').select('word_count').where('id', '=', data.fileId);
    await db.updateTable('file').set({ word_count: null }).where('id', '=', data.fileId).execute();
    await countWordsLater.schedule(jobs, db, {
      runAt: tolk.clock.now(),
      payload: { fileId: data.fileId },
    });
    await tolk.settle();
    expect(await row().executeTakeFirst()).toEqual({ word_count: 3 });
  });

  it('an upload without a file names the field', async () => {
    const person = await signUp(tolk, 'client');
    const form = new FormData();
    form.set('purpose', 'order');
    expect(await person.call(uploadPath, {}, { form })).toMatchObject({
      code: 422,
      data: { fields: { file: 'Choose a file.' } },
    });
  });

  it('a file that is not what its name says is told so, and no list of types', async () => {
    const person = await signUp(tolk, 'client');
    expect(await upload(person, 'contract.docx', 'Not a document at all.')).toMatchObject({
      code: 1401,
      msg: expect.stringMatching(/^This file is damaged, or is not what its name says\./),
    });
    expect(await upload(person, 'tool.exe', 'Nothing.')).toMatchObject({
      code: 1401,
      msg: expect.stringMatching(/^This file type is not accepted\./),
    });
  });

  it('an empty file is refused and leaves nothing', async () => {
    const person = await signUp(tolk, 'client');
    const before = await filesOnDisk();
    for (const name of ['a.txt', 'a.docx', 'a.png']) {
      expect(await upload(person, name, '')).toMatchObject({
        code: 422,
        data: { fields: { file: 'This file is empty. Choose another one.' } },
      });
    }
    expect(await filesOnDisk()).toEqual(before);
  });

  it('an upload that is broken off leaves nothing', async () => {
    const person = await signUp(tolk, 'client');
    const before = await filesOnDisk();
    await breakOff(person);
    await until(async () => (await filesOnDisk()).length === before.length);
    const rows = await tolk.app.deps.db
      .selectFrom('file')
      .select('id')
      .where('owner_id', '=', person.personId)
      .execute();
    expect(rows).toEqual([]);
  });

  it('what a process leaves that is killed before the row is written is removed after an hour', async () => {
    const person = await signUp(tolk, 'client');
    const { data: kept } = await upload(person, 'kept.txt', 'Kept');
    const { deps } = tolk.app;
    const before = await filesOnDisk();
    const stored = Promise.withResolvers<void>();
    const killed = {
      deps,
      now: deps.clock.now(),
      upload: { fileName: 'lost.txt', stream: Readable.from(['Lost']) },
      transaction: () => {
        stored.resolve();
        return new Promise<never>(() => undefined);
      },
    };
    const owner = { owner_id: person.personId, staff_id: null };
    void takeUpload({ purpose: 'order', owner }, killed, () => Promise.resolve());
    await stored.promise;
    expect(await filesOnDisk()).toHaveLength(before.length + 1);
    await tolk.advance(HOUR);
    expect(await filesOnDisk()).toEqual(before);
    expect(before).toContain(kept.fileId);
  });
});

const boundary = 'x-boundary-x';
const head = [
  `--${boundary}\r\ncontent-disposition: form-data; name="purpose"\r\n\r\norder\r\n`,
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="big.txt"\r\n\r\n`,
].join('');

function openUpload(person: TestPerson) {
  const headers = signed(person, `/api${uploadPath}`, '');
  const sending = request(`${tolk.url}/api${uploadPath}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  sending.write(head);
  return sending;
}

/** Sends the start of a file and cuts the line once the server has begun to store it. */
async function breakOff(person: TestPerson): Promise<void> {
  const before = (await filesOnDisk()).length;
  const sending = openUpload(person);
  sending.on('error', () => undefined);
  sending.write(Buffer.alloc(1_048_576, 'a'));
  await until(async () => (await filesOnDisk()).length > before);
  sending.destroy();
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}
