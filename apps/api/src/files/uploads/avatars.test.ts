import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { signCall } from '@tolk/testing/caller';
import sharp from 'sharp';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
let person: TestPerson;
beforeAll(async () => {
  person = await signUp(tolk, 'supplier');
});

interface Side {
  path: string;
  idName: string;
}
const supplierSide: Side = { path: '/supinterface/upAvatar', idName: 'supUserId' };
const clientSide: Side = { path: '/clientinterface/upAvatar', idName: 'sysUserId' };

function upload(
  who: TestPerson,
  content: Buffer | string,
  { path, idName }: Side = supplierSide,
  id = who.personId,
) {
  const form = new FormData();
  form.set(idName, id);
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), 'face.jpg');
  return who.call<{ avatarUrl: string }>(path, {}, { form });
}

const plain = (width: number, height: number, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } });

async function filesOnDisk(): Promise<string[]> {
  await tolk.settle();
  const found = await readdir(join(tolk.app.deps.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return found
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

async function seen(url: string): Promise<Buffer> {
  const answer = await fetch(tolk.url + url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe('an avatar', () => {
  it.each([
    ['a supplier', supplierSide],
    ['a client', clientSide],
  ])('of %s becomes a square WebP that everybody sees', async (_who, side) => {
    const someone = await signUp(tolk, side === clientSide ? 'client' : 'supplier');
    const { code, data } = await upload(someone, await plain(900, 300).png().toBuffer(), side);
    expect(code).toBe(0);
    expect(data.avatarUrl).toMatch(/^\/files\/avatar\/[0-9a-f-]{36}\.webp$/);
    const answer = await fetch(tolk.url + data.avatarUrl);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(['webp', 400, 400]);
    const user = await someone.call('/supinterface/getSupUserData', {});
    expect(user.data).toMatchObject({ supUserAvatar: data.avatarUrl, avatar: data.avatarUrl });
  });

  it('takes the place of the one before', async () => {
    const someone = await signUp(tolk, 'supplier');
    const before = await filesOnDisk();
    const first = await upload(someone, await plain(50, 50).jpeg().toBuffer());
    const second = await upload(someone, await plain(50, 50, 'red').webp().toBuffer());
    const added = (await filesOnDisk()).filter((name) => !before.includes(name));
    expect(added).toEqual([second.data.avatarUrl.slice('/files/avatar/'.length, -'.webp'.length)]);
    expect((await fetch(tolk.url + first.data.avatarUrl)).status).toBe(404);
    await seen(second.data.avatarUrl);
  });

  it('stands upright and says nothing about where it was taken', async () => {
    // The left half is red; turned by 90 degrees to the right, the upper half is.
    const picture = await plain(200, 200, 'blue')
      .composite([{ input: await plain(100, 200, 'red').png().toBuffer(), left: 0, top: 0 }])
      .withExif({
        IFD0: { Copyright: 'secret-owner' },
        IFD3: { GPSLatitude: '31/1 13/1 49/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const { data } = await upload(person, picture);
    const stored = await seen(data.avatarUrl);
    const { exif, orientation } = await sharp(stored).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(stored.includes('secret-owner')).toBe(false);
    const corner = { left: 380, top: 10, width: 10, height: 10 };
    const { dominant } = await sharp(await sharp(stored).extract(corner).png().toBuffer()).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  it('keeps nothing of a page hidden behind a picture', async () => {
    const polyglot = Buffer.concat([
      await plain(30, 30).jpeg().toBuffer(),
      Buffer.from('<html><script>alert(1)</script></html>'),
    ]);
    const { data } = await upload(person, polyglot);
    expect((await seen(data.avatarUrl)).includes('<script>')).toBe(false);
  });

  it('of 2 MB of noise is taken', async () => {
    const raw = { width: 850, height: 850, channels: 3 } as const;
    const noise = await sharp(randomBytes(850 * 850 * 3), { raw })
      .png()
      .toBuffer();
    expect(noise.length).toBeGreaterThan(2_000_000);
    expect(await upload(person, noise)).toMatchObject({ code: 0 });
  });

  it.each<[string, () => Promise<Buffer | string>]>([
    ['a page', async () => '<html><script>alert(1)</script></html>'],
    [
      'a drawing with a script',
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    [
      'a drawing behind the head of a picture',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<svg/>')]),
    ],
    ['a moving GIF', movingGif],
    ['half a JPEG', async () => (await plain(600, 600).jpeg().toBuffer()).subarray(0, 1_500)],
    ['half a PNG', async () => (await noisePng(300)).subarray(0, 60_000)],
    ['a PNG that unpacks to 3.6 gigapixels', async () => bombPng(60_000, 60_000)],
    ['noise', async () => randomBytes(2_000_000)],
    ['no bytes', async () => ''],
  ])('is refused when it is %s, and leaves nothing', async (_case, content) => {
    const before = await filesOnDisk();
    expect(await upload(person, await content())).toMatchObject({
      code: 1403,
      msg: 'Invalid file format. Only files with the extensions of JPG/PNG are allowed.',
    });
    expect(await filesOnDisk()).toEqual(before);
  });

  it('of more than 10 MB is refused and leaves nothing', async () => {
    const before = await filesOnDisk();
    const large = Buffer.concat([
      await plain(10, 10).jpeg().toBuffer(),
      Buffer.alloc(10 * 1_048_576),
    ]);
    expect(await upload(person, large)).toMatchObject({ code: 413 });
    expect(await filesOnDisk()).toEqual(before);
  });

  it.each([
    ['supUserId', supplierSide],
    ['sysUserId', clientSide],
  ])('of somebody else is not there (%s)', async (_name, side) => {
    const before = await filesOnDisk();
    const other = await signUp(tolk, 'client');
    const picture = await plain(10, 10).png().toBuffer();
    expect(await upload(person, picture, side, other.personId)).toMatchObject({ code: 404 });
    expect(await filesOnDisk()).toEqual(before);
  });

  it('that breaks off in the middle leaves nothing', async () => {
    const before = await filesOnDisk();
    const path = '/api/supinterface/upAvatar';
    const parts = {
      timestamp: String(tolk.clock.now().getTime()),
      nonce: randomUUID(),
      method: 'POST',
      path,
      body: '',
    };
    const sending = request(tolk.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 1_000_000,
        token: person.token ?? '',
        'x-timestamp': parts.timestamp,
        'x-nonce': parts.nonce,
        'x-body-hash': signCall(parts, person.token),
      },
    });
    const cut = new Promise((resolve) => sending.on('error', resolve));
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    sending.write(Buffer.concat([Buffer.from(head), await noisePng(100)]));
    await arrived(before.length + 1);
    sending.destroy(new Error('gone'));
    await cut;
    await arrived(before.length);
    expect(await filesOnDisk()).toEqual(before);
  });

  it('cannot be deleted as a file, so that no address leads nowhere', async () => {
    const { data } = await upload(person, await plain(10, 10).png().toBuffer());
    const fileId = data.avatarUrl.slice('/files/avatar/'.length, -'.webp'.length);
    expect(await person.call('/supinterface/deleteFile', { fileId })).toMatchObject({ code: 404 });
    await seen(data.avatarUrl);
  });
});

describe('/files/avatar/', () => {
  it('serves nothing but avatars', async () => {
    const form = new FormData();
    form.set('purpose', 'order');
    form.set('file', new Blob([new Uint8Array(await plain(8, 8).webp().toBuffer())]), 'a.webp');
    const path = '/supinterface/uploadFile';
    const { data } = await person.call<{ fileId: string }>(path, {}, { form });
    for (const name of [
      `${data.fileId}.webp`,
      data.fileId,
      `${randomUUID()}.webp`,
      'x.webp',
      '..%2f..%2fpackage.json',
      '%00.webp',
    ]) {
      const answer = await fetch(`${tolk.url}/files/avatar/${name}`);
      expect([name, answer.status]).toEqual([name, 404]);
    }
  });
});

/** Waits until that many files lie there, those on their way included. */
async function arrived(count: number): Promise<void> {
  while ((await filesOnDisk()).length !== count) await new Promise(setImmediate);
}

function noisePng(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer();
}

async function movingGif(): Promise<Buffer> {
  const frames = await Promise.all(
    ['teal', 'red'].map((ink) => plain(20, 20, ink).raw().toBuffer()),
  );
  const raw = { width: 20, height: 40, channels: 3, pageHeight: 20 } as const;
  return sharp(Buffer.concat(frames), { raw })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** One colour, so that gigapixels are a few kilobytes a row and the file is small. */
function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + width / 8);
  const rows = deflateSync(Buffer.concat(Array.from({ length: 2_000 }, () => row)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}
