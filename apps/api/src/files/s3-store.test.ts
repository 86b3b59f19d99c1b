import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { s3Server } from '../../test/support/s3-server.ts';
import { findFreePort } from '@tolk/testing/processes';
import { FileTooLarge } from './arrivals.ts';
import type { FileStore } from './file-store.ts';
import { openS3Store } from './s3-store.ts';

const s3 = s3Server({ throughProxy: true });
let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-store-'));
  store = await openS3Store(s3.config, folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const asIs = async () => undefined;
const content = Buffer.alloc(300_000, 'contract ');
const put = (id: string, bytes: Buffer) => store.put(id, Readable.from([bytes]), 400_000, asIs);
const objects = async () =>
  (await readdir(join(s3.folder, 'tolk/files'))).filter((name) => name.endsWith('_object'));

it('a file comes back as it was stored, and is gone once it is removed', async () => {
  expect(await put('one', content)).toBe(300_000);
  expect((await buffer(await store.open('one'))).equals(content)).toBe(true);
  await store.remove('one');
  await expect(store.open('one')).rejects.toThrow('key does not exist');
  await store.remove('one');
});

it('what is stored is what the inspection left', async () => {
  await store.put('two', Readable.from(['before']), 100, (path) => writeFile(path, 'afterwards'));
  expect(String(await buffer(await store.open('two')))).toBe('afterwards');
});

it.each<[string, number, () => Promise<void>, unknown]>([
  ['is too large', 5, asIs, FileTooLarge],
  ['does not pass the inspection', 100, () => Promise.reject(new Error('a virus')), 'a virus'],
])('a file that %s leaves nothing', async (_why, maxBytes, inspect, error) => {
  const before = await objects();
  const stored = store.put('three', Readable.from(['too large']), maxBytes, inspect);
  await expect(stored).rejects.toThrow(error as string);
  expect(await objects()).toEqual(before);
  expect(await readdir(folder)).toEqual([]);
});

it('a file that changed in the store does not arrive whole', async () => {
  await put('four', content);
  const name = (await objects()).find((object) => object.startsWith('four'));
  await writeFile(join(s3.folder, 'tolk/files', name ?? ''), Buffer.alloc(300_000, 'forgeries'));
  await expect(buffer(await store.open('four'))).rejects.toThrow('not what was stored');
});

it('the proxy fetches it at an address that is signed for this file alone', async () => {
  await put('five', content);
  const path = (await store.handOver('five')) ?? '';
  const answer = await fetch(`${s3.config.endpoint}${path}`);
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  const forged = await fetch(`${s3.config.endpoint}${path.replace('five', 'two')}`);
  expect(forged.status).toBe(403);
});

it('a store that does not answer is told from a fault of ours', async () => {
  const endpoint = `http://127.0.0.1:${await findFreePort()}`;
  const away = await openS3Store({ ...s3.config, endpoint }, folder);
  const stored = away.put('six', Readable.from(['text']), 100, asIs);
  await expect(stored).rejects.toMatchObject({ name: 'ProviderUnavailable', provider: 's3' });
  await expect(away.open('six')).rejects.toMatchObject({ name: 'ProviderUnavailable' });
});
