/** Whether the server may keep a file. */
export type Verdict = 'sound' | 'tooComplex' | 'unreadable';

/** What the reader says: first a verdict, then the words if they can be counted. */
export type Found = { verdict: Verdict } | { words: number | null };
