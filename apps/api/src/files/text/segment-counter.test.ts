import { isTextAnalysis, segmentCounter, unpackSegments } from './segment-counter.ts';

function packed(...texts: string[]) {
  const counter = segmentCounter();
  for (const text of texts) counter.add(text);
  return Buffer.from(counter.result().packed, 'base64');
}

it('a segment is packed once, with its words and how often it stands there', () => {
  const counter = segmentCounter();
  counter.add('Press Save. PRESS  save.\n您好。');
  counter.add('Press save.', 3);
  const { words, segments, packed: kept } = counter.result();
  expect([words, segments]).toEqual([12, 6]);
  const unpacked = unpackSegments(Buffer.from(kept, 'base64'));
  expect(unpacked.map(({ words: each, count }) => [each, count])).toEqual([
    [2, 5],
    [2, 1],
  ]);
});

it('the same segment has the same key in every file', () => {
  const [one] = unpackSegments(packed('Press save.'));
  const [other] = unpackSegments(packed('PRESS SAVE.'));
  expect(one?.key).toBe(other?.key);
  expect(one?.key).toHaveLength(8);
});

it('what is beyond the bound is counted and not remembered', () => {
  const text = Array.from({ length: 20_001 }, (_, index) => `line ${index}`).join('\n');
  const counter = segmentCounter();
  counter.add(text);
  const { words, segments, packed: kept } = counter.result();
  expect([words, segments]).toEqual([40_002, 20_001]);
  expect(unpackSegments(Buffer.from(kept, 'base64'))).toHaveLength(20_000);
  expect(isTextAnalysis(counter.result())).toBe(true);
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['words that are none', { words: '3', segments: 1, packed: '' }],
  ['a negative count', { words: 3, segments: -1, packed: '' }],
  ['more than the database takes', { words: 2 ** 31, segments: 1, packed: '' }],
  ['no segments', { words: 3, segments: 1 }],
  ['more segments than are remembered', { words: 3, segments: 1, packed: 'A'.repeat(500_000) }],
])('a reader that says %s is not believed', (_what, said) => {
  expect(isTextAnalysis(said)).toBe(false);
});
