import { setImmediate } from 'node:timers/promises';
import type { WordAnalysis } from '@tolk/contract';
import {
  segmentTally,
  totalAnalysis,
  wordsOfMatches,
  type CountedSegment,
  type MatchWords,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import type { FoundLog } from '../logs/found-log.ts';
import { unpackSegments } from '../text/segment-counter.ts';
import { analysedFilesOf, type AnalysedFile } from './file-repository.ts';
import { countedAmong, idsOf, type WorkFile } from './work-files.ts';
import { refuse } from '../../calls/refusal.ts';

type Row = WordAnalysis['files'][number];

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
  const rows: Row[] = [];
  for (const file of files) {
    const named = { fileId: file.id, fileName: file.name };
    rows.push({
      ...named,
      ...(file.log === null
        ? {
            countable: file.word_count !== null,
            ...tally(segmentsOfFile(file)),
            segments: file.segments ?? 0,
          }
        : rowOfLog(file.log)),
    });
    // A file takes some milliseconds; between two of them others have their turn.
    await setImmediate();
  }
  return { ...totalAnalysis(rows), ...sumOfMatches(rows), files: rows };
}

/** Its words as the tool found them, which knows what was translated before. */
function rowOfLog(log: FoundLog): Omit<Row, 'fileId' | 'fileName'> {
  const { format } = log;
  if ('problem' in log) {
    const { problem } = log;
    return { countable: false, ...totalAnalysis([]), log: { format, problem } };
  }
  const { new: newWords, repetitions, ...matches } = log.words;
  const totalWords = newWords + repetitions + wordsOfMatches(matches);
  const counted = { totalWords, newWords, repetitions, matches, segments: 0 };
  return { countable: true, ...counted, log: { format } };
}

function sumOfMatches(rows: readonly Row[]): Pick<WordAnalysis, 'matches'> {
  const found = rows.flatMap(({ matches }) => matches ?? []);
  if (found.length === 0) return {};
  const sum = (band: keyof MatchWords) => found.reduce((words, row) => words + row[band], 0);
  return {
    matches: {
      exact: sum('exact'),
      fuzzy95: sum('fuzzy95'),
      fuzzy85: sum('fuzzy85'),
      fuzzy75: sum('fuzzy75'),
      fuzzy50: sum('fuzzy50'),
    },
  };
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
 * What an order freezes of its files, without those for reference only, and of what their words weigh;
 * null when none can be counted. Throws `notFound` unless each was uploaded by the owner for an order or a
 * posting.
 */
export async function wordAnalysisOf(
  db: Queryable,
  { files, weights }: { files: readonly WorkFile[]; weights: WordAnalysis['weights'] },
  ownerId: string,
): Promise<WordAnalysis | null> {
  const fileIds = idsOf(countedAmong(files));
  if (fileIds.length === 0) return null;
  const analysis = await analyseFiles(db, fileIds, ownerId);
  if (!analysis.files.some(({ countable }) => countable)) return null;
  return weights === undefined ? analysis : { ...analysis, weights };
}
