import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openFolderStore } from './folder-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arrivals-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const arriving = () => readdir(join(folder, 'arriving'));

it('an instance that starts leaves the uploads of others alone', async () => {
  const store = await openFolderStore(folder);
  const sent = Promise.withResolvers<void>();
  const source = Readable.from(
    (async function* () {
      yield Buffer.from('first half, ');
      await sent.promise;
      yield Buffer.from('second half');
    })(),
  );
  const size = store.put('some-id', source, 1_000, async () => undefined);
  while ((await arriving()).length === 0) await new Promise(setImmediate);
  await openFolderStore(folder);
  sent.resolve();
  expect(await size).toBe(23);
  expect(await arriving()).toEqual([]);
});

it('what a killed process left is removed after an hour, and not before', async () => {
  await openFolderStore(folder);
  for (const [name, ageSeconds] of [
    ['old', 3_700],
    ['young', 3_500],
  ] as const) {
    const path = join(folder, 'arriving', name);
    await writeFile(path, 'half');
    // The volume has a clock of its own.
    const now = (await stat(path)).mtimeMs / 1_000;
    await utimes(path, now, now - ageSeconds);
  }
  await openFolderStore(folder);
  expect(await arriving()).toEqual(['young']);
});
