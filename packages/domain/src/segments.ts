import { countWords } from './word-count.ts';

/**
 * How a text falls into segments, as a CAT tool does it: at line breaks, at tabs and cells (which
 * readers of files hand over as line breaks), and behind the end of a sentence. Marks that close
 * stay with their sentence; what has no words is no segment.
 */
const lineEnd = /[\n\r\t\v\f\u0085\u2028\u2029]+/;
/** A sentence may end here. A run is taken as one, so that no text takes long. */
const endMarks = /[.!?…。！？｡．]+/g;
/** These end a sentence whatever follows. */
const fullEnd = /[。！？｡]/;
const closing = /["'”’»›)\]}」』）】》〉〗］｝]/;
const east = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What stands before a stop that ends no sentence: letters alone, as in `U.S.`, and these. */
const initials = /(?:^|[\s(])(?:\p{L}\.)*\p{L}$/u;
const abbreviation =
  /(?:^|[\s("'“‘])(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|No|Nos|Art|Sec|Fig|Figs|pp|vol|Ch|approx|Inc|Ltd|Co|Corp|cf|etc|e\.g|i\.e)$/i;
/** The number of a list, as in `3. Delivery`. */
const listNumber = /^\s*\d{1,3}$/;
/** Abbreviations and numbers of lists are shorter. */
const lookBack = 12;

/** The segments of a text, in its order. */
export function segmentsOf(text: string): string[] {
  return text.split(lineEnd).flatMap(sentencesOf).filter(hasWords);
}

function hasWords(segment: string): boolean {
  return /[\p{L}\p{N}]/u.test(segment);
}

function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: marks, index } of line.matchAll(endMarks)) {
    let end = index + marks.length;
    while (closing.test(line.charAt(end))) end += 1;
    if (!endsSentence(line, start, index, marks, end)) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  return [...sentences, line.slice(start).trim()];
}

function endsSentence(
  line: string,
  start: number,
  at: number,
  marks: string,
  end: number,
): boolean {
  if (fullEnd.test(marks)) return true;
  const next = line.slice(end, end + lookBack);
  if (/[!?]/.test(marks) && east.test(next.charAt(0))) return true;
  if (!/^\s/.test(next) || /^\s*\p{Ll}/u.test(next)) return false;
  if (marks !== '.') return true;
  const before = line.slice(Math.max(start, at - lookBack), at);
  return !initials.test(before) && !abbreviation.test(before) && !listNumber.test(before);
}

/** What two segments have in common that are the same work: case and white space don't count. */
export function segmentKey(segment: string): string {
  return segment.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** A segment that stands `count` times in one file; the same key is the same segment. */
export interface CountedSegment {
  key: string;
  words: number;
  count: number;
}

export interface SegmentAnalysis {
  totalWords: number;
  /** Words of segments that did not occur before. */
  newWords: number;
  /** Words of segments that repeat an earlier one, of this file or one before it. */
  repetitions: number;
  segments: number;
}

/** Takes one file after the other and says what each is as work, given those before it. */
export function segmentTally(): (segments: Iterable<CountedSegment>) => SegmentAnalysis {
  const known = new Set<string>();
  return (segments) => {
    const analysis = nothing();
    for (const { key, words, count } of segments) {
      const fresh = known.has(key) ? 0 : words;
      known.add(key);
      analysis.totalWords += words * count;
      analysis.newWords += fresh;
      analysis.repetitions += words * count - fresh;
      analysis.segments += count;
    }
    return analysis;
  };
}

/** What all of them are. */
export function totalAnalysis(files: readonly SegmentAnalysis[]): SegmentAnalysis {
  return files.reduce(sum, nothing());
}

/** The same for segments as they stand in the files, in the order given. */
export function analyseSegments(files: readonly (readonly string[])[]): {
  files: SegmentAnalysis[];
  total: SegmentAnalysis;
} {
  const tally = segmentTally();
  const analysed = files.map((segments) =>
    tally(
      segments.map((segment) => ({
        key: segmentKey(segment),
        words: countWords(segment),
        count: 1,
      })),
    ),
  );
  return { files: analysed, total: totalAnalysis(analysed) };
}

function nothing(): SegmentAnalysis {
  return { totalWords: 0, newWords: 0, repetitions: 0, segments: 0 };
}

function sum(one: SegmentAnalysis, other: SegmentAnalysis): SegmentAnalysis {
  return {
    totalWords: one.totalWords + other.totalWords,
    newWords: one.newWords + other.newWords,
    repetitions: one.repetitions + other.repetitions,
    segments: one.segments + other.segments,
  };
}
