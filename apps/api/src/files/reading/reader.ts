/**
 * Reads one file that somebody sent, in a process of its own: what a parser does with a bad file
 * stays here. Says `Found` after `Found` to the process that started it.
 */
import { readFile, stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { Unreadable, withFile, type Bytes } from '../archive/bytes.ts';
import type { Entry } from '../archive/directory.ts';
import { TooComplex } from '../archive/too-complex.ts';
import { weighArchive } from '../archive/weigh.ts';
import { readLog } from '../logs/read-log.ts';
import { officeTexts } from '../text/office-texts.ts';
import { textOfPdf } from '../text/pdf-text.ts';
import { segmentCounter } from '../text/segment-counter.ts';
import { textCollector } from '../text/text-collector.ts';
import { analyseText } from '../text/text-words.ts';
import { holdsItsParts, isArchive } from './archive-kinds.ts';
import type { Found } from './found.ts';

/** Texts beyond this are not counted (bytes). */
const textBytesMax = 32 * 1_048_576;

const [path = '', extension = '', readFor = 'words'] = process.argv.slice(2);

function tell(found: Found): Promise<void> {
  return new Promise((told) => process.send?.(found, () => told()));
}

async function readArchive(bytes: Bytes): Promise<void> {
  const entries = await weighSafely(bytes);
  if (entries === null) return;
  const names = entries.map(({ name }) => name);
  if (!holdsItsParts(extension, names)) return tell({ verdict: 'unreadable' });
  await tell({ verdict: 'sound' });
  const count = officeTexts[extension];
  if (count === undefined) return;
  if (readFor === 'text') {
    const collector = textCollector();
    await count({ bytes, entries }, collector);
    return tell({ text: collector.text() });
  }
  const counter = segmentCounter();
  await count({ bytes, entries }, counter);
  await tell({ analysis: counter.result() });
}

async function weighSafely(bytes: Bytes): Promise<readonly Entry[] | null> {
  try {
    return await weighArchive(bytes);
  } catch (error) {
    if (error instanceof TooComplex) await tell({ verdict: 'tooComplex' });
    else if (error instanceof Unreadable) await tell({ verdict: 'unreadable' });
    else throw error;
    return null;
  }
}

async function readText(): Promise<void> {
  await tell({ verdict: 'sound' });
  const { size } = await stat(path);
  if (size > textBytesMax) return;
  const content = await readFile(path);
  const log = readLog(content, extension);
  await tell(log === null ? { analysis: analyseText(content, extension) } : { log });
}

async function readPdf(): Promise<void> {
  await tell({ verdict: 'sound' });
  if (readFor === 'text') {
    const collector = textCollector();
    for await (const page of textOfPdf(path)) {
      collector.add(page);
      if (collector.isFull()) break;
    }
    return tell({ text: collector.text() });
  }
  const counter = segmentCounter();
  for await (const page of textOfPdf(path)) counter.add(page);
  await tell({ analysis: counter.result() });
}

const watch = new Worker(new URL('./memory-watch.mjs', import.meta.url));
watch.unref();
if (extension === 'pdf') await readPdf();
else if (isArchive(extension)) await withFile(path, readArchive);
else await readText();
process.exit();
