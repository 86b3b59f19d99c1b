import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { openArrivals } from './arrivals.ts';
import type { FileStore } from './file-store.ts';

/** Files in `folder`, spread over 256 folders by the end of their id. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const arrivals = await openArrivals(join(folder, 'arriving'));
  const pathOf = (id: string) => join(folder, id.slice(-2), id);
  return {
    put: (id, source, maxBytes, inspect) =>
      arrivals.take(source, maxBytes, inspect, async (path) => {
        await sync(path);
        await mkdir(dirname(pathOf(id)), { recursive: true, mode: 0o700 });
        await rename(path, pathOf(id));
        await sync(dirname(pathOf(id)));
      }),
    async open(id) {
      const stream = createReadStream(pathOf(id));
      await once(stream, 'open');
      return stream;
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    handOver: async () => null,
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
