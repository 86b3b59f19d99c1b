import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SECOND } from '@tolk/domain';
import { confined } from './confined.ts';
import { foundLogOf, type FoundLog } from '../logs/found-log.ts';
import { isTextAnalysis, type TextAnalysis } from '../text/segment-counter.ts';
import { readTextMax } from '../text/text-collector.ts';
import type { Found, ReadFor, Verdict } from './found.ts';

const reader = fileURLToPath(new URL('./reader.ts', import.meta.url));
/** The largest archive takes a second; a machine that is busy starts processes slowly (ms). */
const verdictMs = 20 * SECOND;

export interface Reading {
  /** Null: it was ended before it came to one. */
  verdict: Verdict | null;
  /** Null when it can't be counted. */
  analysis: TextAnalysis | null;
  /** Null when it is no log of an analysis. */
  log: FoundLog | null;
  /** It was ended because its time was up. */
  late: boolean;
}

interface ReadingWithText extends Reading {
  text: string | null;
}

/**
 * Reads the file at `path` in a process that may see this file and the code and nothing else,
 * write nothing, and is ended with too much memory, without a verdict after `verdictMs` or without
 * words `wordsMs` after it. It never fails: what the reader did not come to is null.
 */
export async function readApart(
  path: string,
  extension: string,
  wordsMs: number,
): Promise<Reading> {
  const { text: _, ...reading } = await read(path, extension, 'words', wordsMs);
  return reading;
}

/** The beginning of the text of a document or PDF, read in the same way; null when it has none that can be read. */
export async function readTextApart(
  path: string,
  extension: string,
  textMs: number,
): Promise<string | null> {
  return (await read(path, extension, 'text', textMs)).text;
}

function read(
  path: string,
  extension: string,
  readFor: ReadFor,
  foundMs: number,
): Promise<ReadingWithText> {
  const reading: ReadingWithText = {
    verdict: null,
    analysis: null,
    log: null,
    text: null,
    late: false,
  };
  const child = fork(reader, [path, extension, readFor], {
    // No variable of the server's, which may be secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: confined(path),
  });
  const endIn = (ms: number) =>
    setTimeout(() => {
      reading.late = true;
      child.kill('SIGKILL');
    }, ms);
  let timer = endIn(verdictMs);
  child.on('message', (said: unknown) => {
    if (typeof said !== 'object' || said === null) return;
    const found = said as Found;
    if ('verdict' in found) reading.verdict = found.verdict;
    else if ('text' in found) reading.text = boundedText(found.text);
    else if ('log' in found) reading.log = foundLogOf(found.log);
    else if (isTextAnalysis(found.analysis)) reading.analysis = found.analysis;
    clearTimeout(timer);
    timer = endIn(foundMs);
  });
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      resolve(reading);
    };
    child.once('close', end);
    // It could not even be started.
    child.once('error', end);
  });
}

/** A file may have brought the reader to say anything. */
function boundedText(said: unknown): string | null {
  return typeof said === 'string' ? said.slice(0, readTextMax).toWellFormed() : null;
}
