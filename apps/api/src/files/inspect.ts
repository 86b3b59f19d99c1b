import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { filePolicies, limits, SECOND, type FilePolicy, type FilePurpose } from '@tolk/domain';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { CallRefusal, refuse } from '../calls/refusal.ts';
import { acceptedTypes, type AcceptedType } from './accepted-types.ts';
import { inTurns } from '../calls/in-turns.ts';
import { rewritePicture } from './pictures.ts';
import type { FoundLog } from './logs/found-log.ts';
import { isLikeLog } from './logs/read-log.ts';
import { isArchive } from './reading/archive-kinds.ts';
import { readApart } from './reading/read-apart.ts';
import { notReadable, typeRefusals } from './type-refusals.ts';
import { isWide } from './text/decode.ts';
import type { TextAnalysis } from './text/segment-counter.ts';
import { analyseText, isReadAsText } from './text/text-words.ts';

export interface Inspected {
  mediaType: string;
  /** Null when the words can't be counted. */
  analysis: TextAnalysis | null;
  /** Null when it is no log of an analysis by a CAT tool. */
  log: FoundLog | null;
  /** The words take longer to count than somebody waits; `countWordsLater` may do it. */
  countLater: boolean;
}

/**
 * Texts up to here are counted at once, in a few milliseconds; with a larger one everybody else's
 * calls would wait (bytes).
 */
const smallTextBytes = 16_384;
/** How long an upload waits for its words (ms). */
const readingMs = 5 * SECOND;
/** One person's documents leave a place for everybody else's. */
const readingTurn = inTurns({
  atOnce: 2,
  waitingMax: 100,
  own: { atOnce: 1, max: limits.file.ownInTurn },
});

/**
 * Looks into the file at `path`; its name and content have to name the same type, one that is
 * accepted for this purpose (`filePolicies`). Pictures are rewritten, which leaves behind
 * whatever else was in them; archives are unpacked to see what they come to.
 * Throws `fileTypeRefused`, `payloadTooLarge`, `fileTooComplex`, `unavailable`, `tooMany`.
 */
export async function inspectFile(
  path: string,
  fileName: string,
  purpose: FilePurpose,
  personId: string,
): Promise<Inspected> {
  const extension = extensionOf(fileName);
  const { mediaType } = await typeOf(path, extension, purpose);
  const picture = mediaType.startsWith('image/');
  if (picture) await cleanPicture(path, mediaType, personId);
  return { mediaType, ...(picture ? noWords : await readWords(path, extension, personId)) };
}

/** Lower case, without the dot. */
export function extensionOf(fileName: string): string {
  return extname(`x${fileName}`).slice(1).toLowerCase();
}

async function typeOf(
  path: string,
  extension: string,
  purpose: FilePurpose,
): Promise<AcceptedType> {
  const { extensions }: FilePolicy = filePolicies[purpose];
  const found = (await fileTypeFromFile(path))?.mime ?? (await textOrNothing(path));
  const accepted = acceptedTypes.find(
    (type) => type.extensions.includes(extension) && type.looksLike.includes(found),
  );
  if (!extensions.includes(extension))
    refuse('fileTypeRefused', { message: typeRefusals[purpose] });
  if (accepted === undefined) refuse('fileTypeRefused', { message: notReadable });
  return accepted;
}

async function cleanPicture(path: string, mediaType: string, personId: string): Promise<void> {
  const animated = mediaType === 'image/gif' || mediaType === 'image/webp';
  if (await hasTooManyPixels(path)) refuse('fileTooComplex');
  try {
    await rewritePicture(path, { animated }, (picture) => picture, personId);
  } catch (error) {
    if (error instanceof CallRefusal) throw error;
    refuse('fileTypeRefused', { message: notReadable });
  }
}

/** By what its head says; nothing is unpacked. */
async function hasTooManyPixels(path: string): Promise<boolean> {
  const {
    width,
    height,
    pages = 1,
  } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('fileTypeRefused', { message: notReadable }));
  return width * height * pages > limits.file.picturePixels;
}

const noWords = { analysis: null, log: null, countLater: false };

async function readWords(
  path: string,
  extension: string,
  personId: string,
): Promise<Omit<Inspected, 'mediaType'>> {
  const text = isReadAsText(extension);
  if (text && (await stat(path)).size <= smallTextBytes) {
    const content = await readFile(path);
    if (!isLikeLog(content, extension))
      return { ...noWords, analysis: analyseText(content, extension) };
  }
  if (!text && !isArchive(extension) && extension !== 'pdf') return noWords;
  const { verdict, analysis, log, late } = await readingTurn(
    () => readApart(path, extension, readingMs),
    personId,
  );
  if (verdict === 'unreadable') refuse('fileTypeRefused', { message: notReadable });
  // An archive that ends its reader before it is weighed would end others too.
  if (verdict !== 'sound' && isArchive(extension)) refuse('fileTooComplex');
  return { analysis, log, countLater: late && analysis === null && log === null };
}

/** `text` when every byte can be text: no NUL unless it is UTF-16, no other control characters. */
async function textOrNothing(path: string): Promise<'text' | 'nothing'> {
  let first = true;
  let wide = false;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (first) wide = isWide(chunk);
    first = false;
    if (!wide && chunk.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)))
      return 'nothing';
  }
  return 'text';
}
