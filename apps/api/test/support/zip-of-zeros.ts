import { constants, deflateRawSync } from 'node:zlib';
import type { ZipPart } from '@tolk/writers/zip';

/** Deflated zeros, made without deflating them all: 1 GB is 1 MB. */
export function packedZeros(megabytes: number): Buffer {
  const flush = { finishFlush: constants.Z_SYNC_FLUSH };
  const block = deflateRawSync(Buffer.alloc(1_048_576), flush);
  const blocks = Array.from({ length: megabytes }, () => block);
  return Buffer.concat([...blocks, deflateRawSync(Buffer.alloc(0))]);
}

export function zeros(name: string, megabytes: number): ZipPart {
  const size = megabytes * 1_048_576;
  return { name, content: '', packed: packedZeros(megabytes), says: { size } };
}
