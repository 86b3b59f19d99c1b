import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HOUR } from '@tolk/domain';

/** More bytes came than may; nothing was kept. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** An upload takes a quarter of an hour at most; what is older was left behind by a killed process (ms). */
const abandonedMs = HOUR;

/** Uploads on their way, in a folder that instances may share: nobody touches another's. */
export interface Arrivals {
  /**
   * Lets `keep` have the path of the complete and inspected temporary file, which is gone afterwards
   * unless it was moved; answers its size in bytes. Throws `FileTooLarge`.
   */
  take(
    source: Readable,
    maxBytes: number,
    inspect: (path: string) => Promise<void>,
    keep: (path: string, size: number) => Promise<void>,
  ): Promise<number>;
}

export async function openArrivals(folder: string): Promise<Arrivals> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  return {
    async take(source, maxBytes, inspect, keep) {
      const path = join(folder, randomUUID());
      try {
        // Opened before the first byte: a stream that fails early would make the file after its removal.
        const file = await open(path, 'wx', 0o600);
        await pipeline(source, limitTo(maxBytes), file.createWriteStream());
        await inspect(path);
        const { size } = await stat(path);
        await keep(path, size);
        return size;
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

/** By the clock of the volume, which may be another machine's. */
async function removeAbandoned(folder: string): Promise<void> {
  const probe = join(folder, `clock-${randomUUID()}`);
  await (await open(probe, 'wx', 0o600)).close();
  const now = (await stat(probe)).mtimeMs;
  await rm(probe);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another instance may be done with it, or clean up as well.
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && now - found.mtimeMs > abandonedMs) await rm(path, { force: true });
  }
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
