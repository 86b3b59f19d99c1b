import type { FoundLog } from '../logs/found-log.ts';
import type { TextAnalysis } from '../text/segment-counter.ts';

/** Whether the server may keep a file. */
export type Verdict = 'sound' | 'tooComplex' | 'unreadable';

/** What a file is read for: how much work it is, or the text itself. */
export type ReadFor = 'words' | 'text';

/**
 * What the reader says: first a verdict, then how much work it is, what it says as the log of an
 * analysis, or its text, if that can be read.
 */
export type Found =
  | { verdict: Verdict }
  | { analysis: TextAnalysis | null }
  | { log: FoundLog }
  | { text: string };
