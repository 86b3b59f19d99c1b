import type { WordAnalysis } from '@tolk/contract';
import type { Queryable } from '../../database/schema.ts';
import { filesOfOwner } from '../../repositories/file-repository.ts';
import { refuse } from '../../refusal.ts';

/**
 * How much work these files are, in their order: a segment that stood in an earlier one is a
 * repetition. Throws `notFound` unless each is the owner's.
 */
export async function analyseOwnFiles(
  db: Queryable,
  fileIds: readonly string[],
  ownerId: string,
): Promise<WordAnalysis> {
  const files = await filesOfOwner(db, fileIds, ownerId);
  if (files.length < fileIds.length) refuse('notFound');
  const rows = files.map((file) => ({
    fileId: file.id,
    fileName: file.name,
    countable: file.word_count !== null,
    totalWords: file.word_count ?? 0,
    newWords: file.word_count ?? 0,
    repetitions: 0,
    segments: 0,
  }));
  const totalWords = rows.reduce((sum, row) => sum + row.totalWords, 0);
  return { totalWords, newWords: totalWords, repetitions: 0, segments: 0, files: rows };
}

/** What an order freezes of its files; null when none of them can be counted. */
export async function wordAnalysisOf(
  db: Queryable,
  fileIds: readonly string[],
  ownerId: string,
): Promise<WordAnalysis | null> {
  if (fileIds.length === 0) return null;
  const analysis = await analyseOwnFiles(db, fileIds, ownerId);
  return analysis.files.some(({ countable }) => countable) ? analysis : null;
}
