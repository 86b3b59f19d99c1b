import { setImmediate } from 'node:timers/promises';
import type { WordAnalysis } from '@tolk/contract';
import { segmentTally, totalAnalysis, type CountedSegment } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { unpackSegments } from '../text/segment-counter.ts';
import { analysedFilesOf } from './file-repository.ts';
import { countedAmong, idsOf, type WorkFile } from './work-files.ts';
import { refuse } from '../../calls/refusal.ts';

type AnalysedFile = Awaited<ReturnType<typeof analysedFilesOf>>[number];

/**
 * How much work these files are: a segment that stood in an earlier one, in the order given, is a
 * repetition. Throws `notFound` unless each was uploaded by the owner for an order or a posting.
 */
async function analyseFiles(
  db: Queryable,
  fileIds: readonly string[],
  ownerId: string,
): Promise<WordAnalysis> {
  const files = await analysedFilesOf(db, fileIds, ownerId);
  if (files.length < fileIds.length) refuse('notFound');
  const tally = segmentTally();
  const rows: WordAnalysis['files'] = [];
  for (const file of files) {
    rows.push({
      fileId: file.id,
      fileName: file.name,
      countable: file.word_count !== null,
      ...tally(segmentsOfFile(file)),
      segments: file.segments ?? 0,
    });
    // A file takes some milliseconds; between two of them others have their turn.
    await setImmediate();
  }
  return { ...totalAnalysis(rows), files: rows };
}

/** Words of which nobody remembers where they stand are new. */
function segmentsOfFile({ id, word_count, packed }: AnalysedFile): CountedSegment[] {
  const known = packed === null ? [] : unpackSegments(packed);
  const words = known.reduce((sum, segment) => sum + segment.words * segment.count, 0);
  return [...known, { key: id, words: (word_count ?? 0) - words, count: 1 }];
}

export function getWordAnalysis(
  { fileIds }: { fileIds: readonly string[] },
  { deps, personId }: CallContext,
): Promise<WordAnalysis> {
  return analyseFiles(deps.db, fileIds, personId);
}

/**
 * What an order freezes of its files, without those for reference only; null when none can be counted.
 * Throws `notFound` unless each was uploaded by the owner for an order or a posting.
 */
export async function wordAnalysisOf(
  db: Queryable,
  files: readonly WorkFile[],
  ownerId: string,
): Promise<WordAnalysis | null> {
  const fileIds = idsOf(countedAmong(files));
  if (fileIds.length === 0) return null;
  const analysis = await analyseFiles(db, fileIds, ownerId);
  return analysis.files.some(({ countable }) => countable) ? analysis : null;
}
