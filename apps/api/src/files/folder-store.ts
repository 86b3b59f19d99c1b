import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';

/** More bytes came than may; nothing was kept. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** Files in `folder`, spread over 256 folders by the start of their id. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const arriving = join(folder, 'arriving');
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  // What a killed process left half-written.
  for (const name of await readdir(arriving)) await rm(join(arriving, name), { force: true });
  const pathOf = (id: string) => join(folder, id.slice(-2), id);

  return {
    async put(id, source, maxBytes, inspect) {
      const temporary = join(arriving, randomUUID());
      try {
        // Opened before the first byte: a stream that fails early would make the file after its removal.
        const file = await open(temporary, 'wx', 0o600);
        await pipeline(source, limitTo(maxBytes), file.createWriteStream());
        await inspect(temporary);
        await sync(temporary);
        const { size } = await stat(temporary);
        await mkdir(dirname(pathOf(id)), { recursive: true, mode: 0o700 });
        await rename(temporary, pathOf(id));
        await sync(dirname(pathOf(id)));
        return size;
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async open(id) {
      const stream = createReadStream(pathOf(id));
      await once(stream, 'open');
      return stream;
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}

function limitTo(maxBytes: number) {
  return async function* (source: Readable): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new FileTooLarge();
      yield chunk;
    }
  };
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
