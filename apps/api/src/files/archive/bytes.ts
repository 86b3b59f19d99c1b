import { open } from 'node:fs/promises';

/** Bytes that can be read at any place. */
export interface Bytes {
  size: number;
  /** Throws `Unreadable` where there are not that many. */
  read(at: number, length: number): Promise<Buffer>;
}

/** An archive that is cut short or not written as archives are. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The bytes of a file for as long as `work` takes. */
export async function withFile<Result>(
  path: string,
  work: (bytes: Bytes) => Promise<Result>,
): Promise<Result> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await work({
      size,
      async read(at, length) {
        checkRange(size, at, length);
        const buffer = Buffer.allocUnsafe(length);
        const { bytesRead } = await file.read(buffer, 0, length, at);
        if (bytesRead < length) throw new Unreadable();
        return buffer;
      },
    });
  } finally {
    await file.close();
  }
}

export function bytesOf(buffer: Buffer): Bytes {
  return {
    size: buffer.length,
    async read(at, length) {
      checkRange(buffer.length, at, length);
      return buffer.subarray(at, at + length);
    },
  };
}

function checkRange(size: number, at: number, length: number): void {
  if (at < 0 || length < 0 || at + length > size) throw new Unreadable();
}
