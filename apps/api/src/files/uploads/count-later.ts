import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SECOND } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import { extensionOf } from '../inspect.ts';
import { inTurns } from '../../calls/in-turns.ts';
import { readApart } from '../reading/read-apart.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { findFile, insertFileAnalysis, insertFileLog, setWordCount } from './file-repository.ts';

/** A PDF of a thousand pages takes half of it (ms). */
const readingMs = 30 * SECOND;
/** One at a time: a job that finds it taken is tried again, so that other jobs keep their lanes. */
const readingTurn = inTurns({ atOnce: 1, waitingMax: 0 });

/** Counts the words of a file that took too long while it was uploaded. */
export const countWordsLater = defineJob<{ fileId: string }>(
  'file.countWords',
  'upkeep',
  async ({ fileId }, { db, files }) => {
    const file = await findFile(db, fileId);
    if (file === undefined) return;
    const { analysis, log } = await readingTurn(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'tolk-words-'));
      try {
        const path = join(folder, 'file');
        await pipeline(await files.open(fileId), createWriteStream(path, { mode: 0o600 }));
        return await readApart(path, extensionOf(file.name), readingMs);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
    if (analysis === null && log === null) return;
    await transaction(db, async (tx) => {
      // It may have been deleted meanwhile.
      if (!(await setWordCount(tx, fileId, analysis?.words ?? null))) return;
      if (analysis !== null) await insertFileAnalysis(tx, fileId, analysis);
      if (log !== null) await insertFileLog(tx, fileId, log);
    });
  },
);
