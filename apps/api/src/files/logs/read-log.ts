import type { WordLogFormat } from '@tolk/domain/word-logs';
import { decode } from '../text/decode.ts';
import { beginsLikeCsvLog, readCsvLog } from './csv-log.ts';
import type { FoundLog } from './found-log.ts';
import { readPhraseLog } from './phrase-log.ts';
import { readTradosLog } from './trados-log.ts';

interface Format {
  format: WordLogFormat;
  /** Whether a text that begins like this is meant to be one. */
  isLike: (head: string) => boolean;
  read: (text: string) => FoundLog;
}

/** By the extension of the file. */
const formats: Readonly<Partial<Record<string, Format>>> = {
  xml: {
    format: 'trados',
    isLike: (head) => /<task\s[^<>]*\bname\s*=\s*["']analyse["']/.test(head),
    read: readTradosLog,
  },
  csv: { format: 'csv', isLike: beginsLikeCsvLog, read: readCsvLog },
  json: {
    format: 'phrase',
    isLike: (head) => head.includes('"analyseLanguageParts"'),
    read: readPhraseLog,
  },
};

/** A log says what it is in its first lines (characters). */
const headLength = 4_096;
/** A project of a thousand files has one of a megabyte (bytes). */
const logBytesMax = 8 * 1_048_576;

/** Whether the file is meant as the log of an analysis, by its first lines alone. */
export function isLikeLog(content: Uint8Array, extension: string): boolean {
  return likeLog(content, extension) !== undefined;
}

/** What the file says as the log of an analysis; null for a file of another kind. */
export function readLog(content: Uint8Array, extension: string): FoundLog | null {
  const found = likeLog(content, extension);
  if (found === undefined) return null;
  const { format, read } = found;
  return content.length > logBytesMax ? { format, problem: 'unreadable' } : read(decode(content));
}

function likeLog(content: Uint8Array, extension: string): Format | undefined {
  const format = formats[extension];
  // A letter takes four bytes at most; one that is cut is no matter.
  const head = format && decode(content.subarray(0, headLength * 4)).slice(0, headLength);
  return head !== undefined && format?.isLike(head) ? format : undefined;
}
