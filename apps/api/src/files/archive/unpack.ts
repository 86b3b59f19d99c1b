import { pipeline, Readable } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { Unreadable, type Bytes } from './bytes.ts';
import type { Entry } from './directory.ts';
import { TooComplex } from './too-complex.ts';

const localHeader = { signature: 0x04034b50, length: 30 };
const sliceBytes = 65_536;
const smallBytes = 1_048_576;

/** Whether `unpack` can read it: neither encrypted nor packed in a rare way. */
export function isPlain({ encrypted, method }: Entry): boolean {
  return !encrypted && (method === 0 || method === 8);
}

/**
 * What an entry holds, piece by piece. Throws `Unreadable`, and `TooComplex` as soon as there is
 * more than the directory says.
 */
export async function* unpack(bytes: Bytes, entry: Entry): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of piecesOf(bytes, entry)) {
    size += piece.length;
    if (size > entry.size) throw new TooComplex();
    yield piece;
  }
  if (size < entry.size) throw new Unreadable();
}

/** All of it at once, for what is known to be small. */
export async function unpackWhole(bytes: Bytes, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of unpack(bytes, entry)) pieces.push(piece);
  return Buffer.concat(pieces);
}

function piecesOf(bytes: Bytes, entry: Entry): AsyncGenerator<Buffer> {
  if (entry.method === 0) return packedPieces(bytes, entry);
  const small = entry.packedSize <= sliceBytes && entry.size <= smallBytes;
  return small ? inflateSmall(bytes, entry) : inflateLarge(bytes, entry);
}

async function* inflateLarge(bytes: Bytes, entry: Entry): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: sliceBytes });
  // A fault of the archive comes out of the loop below.
  pipeline(Readable.from(packedPieces(bytes, entry)), inflate, () => undefined);
  try {
    for await (const piece of inflate) yield piece;
  } catch {
    throw new Unreadable();
  }
}

/** A stream for each of ten thousand small entries would take seconds. */
async function* inflateSmall(bytes: Bytes, entry: Entry): AsyncGenerator<Buffer> {
  const packed: Buffer[] = [];
  for await (const piece of packedPieces(bytes, entry)) packed.push(piece);
  try {
    yield inflateRawSync(Buffer.concat(packed), { maxOutputLength: entry.size + 1 });
  } catch (error) {
    throw error instanceof RangeError ? new TooComplex() : new Unreadable();
  }
}

async function* packedPieces(bytes: Bytes, entry: Entry): AsyncGenerator<Buffer> {
  const head = await bytes.read(entry.at, localHeader.length);
  if (head.readUInt32LE(0) !== localHeader.signature) throw new Unreadable();
  const start = entry.at + localHeader.length + head.readUInt16LE(26) + head.readUInt16LE(28);
  for (let done = 0; done < entry.packedSize; done += sliceBytes)
    yield await bytes.read(start + done, Math.min(sliceBytes, entry.packedSize - done));
}
