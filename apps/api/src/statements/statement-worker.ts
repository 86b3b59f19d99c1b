/** Makes one file in a thread of its own, so that calls go on meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { csvOf } from './csv-file.ts';
import { pdfOf } from './pdf/pdf-file.ts';
import { sheetOf } from './sheet-file.ts';
import type { Statement } from './statement.ts';

/** What the thread is started with. */
export interface StatementTask {
  statement: Statement;
  format: 'pdf' | 'xlsx' | 'csv';
  /** Name of the company behind the site, in the statement's language; '' where none is set. */
  operator: string;
}

const makers = { pdf: pdfOf, xlsx: sheetOf, csv: csvOf };

const { statement, format, operator }: StatementTask = workerData;
const file = await makers[format](statement, operator);
const bytes = new Uint8Array(file);
parentPort?.postMessage(bytes, [bytes.buffer]);
