import type { TextAnalysis } from '../text/segment-counter.ts';

/** Whether the server may keep a file. */
export type Verdict = 'sound' | 'tooComplex' | 'unreadable';

/** What the reader says: first a verdict, then how much work it is if that can be counted. */
export type Found = { verdict: Verdict } | { analysis: TextAnalysis | null };
