import { hash } from 'node:crypto';
import { segmentKey, segmentsOf, type CountedSegment } from '@tolk/domain/segments';
import { countWords } from '@tolk/domain/word-count';

/** How much work a file is. */
export interface TextAnalysis {
  words: number;
  segments: number;
  /** Its different segments as `packSegments` writes them, in base64; those beyond a bound are left out. */
  packed: string;
}

/** Takes the texts of a file, one after the other. */
export interface TextSink {
  /** A text that stands `times` times in the file. */
  add(text: string, times?: number): void;
}

export interface SegmentCounter extends TextSink {
  result(): TextAnalysis;
}

/** Different segments of a file that are remembered: those of a book of some 700 pages. */
const rememberedMax = 20_000;
/** Hash, words and count of a segment (bytes). */
const hashBytes = 8;
const segmentBytes = hashBytes + 4 + 4;
const packedMax = Math.ceil((rememberedMax * segmentBytes) / 3) * 4;
/** Texts are cut where a line ends behind so many characters: all segments at once take much room. */
const blockLength = 100_000;

export function segmentCounter(): SegmentCounter {
  const known = new Map<string, CountedSegment>();
  let words = 0;
  let segments = 0;

  function addSegment(segment: string, times: number): void {
    const key = hash('sha256', segmentKey(segment), 'buffer').toString('latin1', 0, hashBytes);
    const found = known.get(key) ?? { key, words: countWords(segment), count: 0 };
    found.count += times;
    words += found.words * times;
    segments += times;
    if (known.size < rememberedMax) known.set(key, found);
  }

  return {
    add(text, times = 1) {
      for (const block of blocksOf(text))
        for (const segment of segmentsOf(block)) addSegment(segment, times);
    },
    result: () => ({
      words,
      segments,
      packed: packSegments([...known.values()]).toString('base64'),
    }),
  };
}

function* blocksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const lineEnd = text.indexOf('\n', at + blockLength);
    const end = lineEnd === -1 ? text.length : lineEnd + 1;
    yield text.slice(at, end);
    at = end;
  }
}

/** Segments one after the other: the first eight bytes of their key's hash, words and count. */
function packSegments(segments: readonly CountedSegment[]): Buffer {
  const packed = Buffer.alloc(segments.length * segmentBytes);
  for (const [index, { key, words, count }] of segments.entries()) {
    const at = index * segmentBytes;
    packed.write(key, at, 'latin1');
    packed.writeUInt32BE(words, at + hashBytes);
    packed.writeUInt32BE(count, at + hashBytes + 4);
  }
  return packed;
}

/** What `packSegments` wrote; keys are the hashes. */
export function unpackSegments(packed: Buffer): CountedSegment[] {
  return Array.from({ length: Math.floor(packed.length / segmentBytes) }, (_, index) => {
    const at = index * segmentBytes;
    return {
      key: packed.toString('latin1', at, at + hashBytes),
      words: packed.readUInt32BE(at + hashBytes),
      count: packed.readUInt32BE(at + hashBytes + 4),
    };
  });
}

/** Whether a reader's word can be one; a file may have brought it to say anything. */
export function isTextAnalysis(said: unknown): said is TextAnalysis {
  if (typeof said !== 'object' || said === null) return false;
  const { words, segments, packed } = said as Partial<Record<keyof TextAnalysis, unknown>>;
  return (
    isCount(words) && isCount(segments) && typeof packed === 'string' && packed.length <= packedMax
  );
}

/** As the database keeps them. */
const countMax = 2_147_483_647;

function isCount(said: unknown): boolean {
  return typeof said === 'number' && Number.isInteger(said) && said >= 0 && said <= countMax;
}
