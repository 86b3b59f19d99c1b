import { createReadStream } from 'node:fs';
import { countWords } from '@tolk/domain';
import { fileTypeFromFile } from 'file-type';
import { refuse } from '../refusal.ts';
import { acceptedTypes } from './accepted-types.ts';
import { rewritePicture } from './pictures.ts';

export interface Inspected {
  mediaType: string;
  /** Null when the words can't be counted. */
  wordCount: number | null;
}

/** Texts beyond this many bytes are not counted. */
const countableBytes = 10 * 1_048_576;
const countable = new Set(['txt', 'md', 'srt', 'vtt', 'csv']);

/**
 * Looks into the file at `path`; its name and content have to name the same accepted type.
 * Pictures are written anew, which leaves behind whatever else was in them.
 * Throws `fileTypeRefused`.
 */
export async function inspectFile(path: string, fileName: string): Promise<Inspected> {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const found = (await fileTypeFromFile(path))?.mime ?? (await textOrNothing(path));
  const accepted = acceptedTypes.find(
    ({ extensions, looksLike }) => extensions.includes(extension) && looksLike.includes(found),
  );
  if (accepted === undefined) refuse('fileTypeRefused');
  if (accepted.mediaType.startsWith('image/')) await cleanPicture(path, accepted.mediaType);
  return {
    mediaType: accepted.mediaType,
    wordCount: countable.has(extension) ? await countIn(path) : null,
  };
}

async function cleanPicture(path: string, mediaType: string): Promise<void> {
  const animated = mediaType === 'image/gif' || mediaType === 'image/webp';
  try {
    await rewritePicture(path, { animated }, (picture) => picture);
  } catch {
    refuse('fileTypeRefused');
  }
}

/** `text` when every byte can be text: no NUL unless it is UTF-16, no other control characters. */
async function textOrNothing(path: string): Promise<'text' | 'nothing'> {
  let first = true;
  let wide = false;
  for await (const chunk of chunksOf(path)) {
    if (first) wide = isWide(chunk);
    first = false;
    if (!wide && chunk.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)))
      return 'nothing';
  }
  return 'text';
}

function isWide(chunk: Buffer): boolean {
  return (chunk[0] === 0xff && chunk[1] === 0xfe) || (chunk[0] === 0xfe && chunk[1] === 0xff);
}

async function countIn(path: string): Promise<number | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(path)) {
    bytes += chunk.length;
    if (bytes > countableBytes) return null;
    chunks.push(chunk);
  }
  return countWords(decode(Buffer.concat(chunks)));
}

/** UTF-8 or UTF-16 by its mark; what is not UTF-8 is taken for GB 18030, as Chinese tools save it. */
function decode(bytes: Buffer): string {
  if (isWide(bytes))
    return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path)) yield chunk;
}
