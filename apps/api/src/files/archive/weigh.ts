import * as limits from '@tolk/domain/limits';
import { bytesOf, Unreadable, type Bytes } from './bytes.ts';
import { readDirectory, type Entry } from './directory.ts';
import { TooComplex } from './too-complex.ts';
import { isPlain, unpack, unpackWhole } from './unpack.ts';

const bounds = limits.file.unpacked;
const archiveStart = Buffer.from('PK\x03\x04');

interface Weight {
  /** What the outermost archive may unpack to. */
  bytesMax: number;
  bytes: number;
  entries: number;
}

/**
 * Unpacks an archive, and archives inside it, without keeping anything; answers its directory.
 * Throws `TooComplex` where `limits.file.unpacked` are exceeded, entries share their bytes or one
 * holds more than it says; `Unreadable` where the archive itself can't be read.
 */
export async function weighArchive(archive: Bytes): Promise<Entry[]> {
  const byRatio = Math.max(bounds.ratioFromBytes, bounds.ratio * archive.size);
  const weight = { bytesMax: Math.min(bounds.bytes, byRatio), bytes: 0, entries: 0 };
  return weigh(archive, weight, 1);
}

async function weigh(archive: Bytes, weight: Weight, depth: number): Promise<Entry[]> {
  if (depth > bounds.depth) throw new TooComplex();
  const entries = await readDirectory(archive);
  weight.entries += entries.length;
  for (const { size } of entries) weight.bytes += size;
  if (weight.entries > bounds.entries || weight.bytes > weight.bytesMax) throw new TooComplex();
  if (overlap(entries)) throw new TooComplex();
  for (const entry of entries) if (isPlain(entry)) await weighEntry(archive, entry, weight, depth);
  return entries;
}

async function weighEntry(
  archive: Bytes,
  entry: Entry,
  weight: Weight,
  depth: number,
): Promise<void> {
  try {
    if (!(await isArchive(archive, entry))) return;
    // Packing twice gains nothing: an archive that shrinks to an upload's size is no honest one.
    if (entry.size > limits.file.bytes) throw new TooComplex();
    await weigh(bytesOf(await unpackWhole(archive, entry)), weight, depth + 1);
  } catch (error) {
    // A broken part is the receiver's affair, as a broken text would be.
    if (!(error instanceof Unreadable)) throw error;
  }
}

/** Reads all of the entry, so that its size is a fact. */
async function isArchive(archive: Bytes, entry: Entry): Promise<boolean> {
  let start = Buffer.alloc(0);
  for await (const piece of unpack(archive, entry))
    if (start.length < archiveStart.length)
      start = Buffer.concat([start, piece.subarray(0, archiveStart.length)]);
  return start.subarray(0, archiveStart.length).equals(archiveStart);
}

/** Bombs that are one file long (Fifield 2019) let many entries begin inside each other. */
function overlap(entries: readonly Entry[]): boolean {
  const sorted = entries.toSorted((one, other) => one.at - other.at);
  return sorted.some((entry, index) => {
    const next = sorted[index + 1];
    return next !== undefined && entry.at + entry.packedSize > next.at;
  });
}
