import type { TrackPoint } from '@tolk/contract/human-check';
import { isHandTrack } from './track.ts';

/** A hand: it starts slowly, hurries, brakes, and is never quite level. */
const hand: TrackPoint[] = [
  { x: 0, y: 0, at: 0 },
  { x: 2, y: 0, at: 40 },
  { x: 9, y: 1, at: 70 },
  { x: 24, y: 1, at: 100 },
  { x: 47, y: 2, at: 130 },
  { x: 75, y: 2, at: 160 },
  { x: 103, y: 1, at: 190 },
  { x: 124, y: 1, at: 220 },
  { x: 138, y: 1, at: 260 },
  { x: 146, y: 0, at: 310 },
  { x: 149, y: 0, at: 380 },
  { x: 150, y: 0, at: 460 },
];
const even: TrackPoint[] = Array.from({ length: 16 }, (_, step) => ({
  x: step * 10,
  y: 0,
  at: step * 30,
}));
const changed = (at: number, change: Partial<TrackPoint>) =>
  hand.map((point, index) => (index === at ? { ...point, ...change } : point));
const timed = (times: (at: number) => number) =>
  hand.map((point) => ({ ...point, at: times(point.at) }));

it('a hand that speeds up and brakes is believed', () => {
  expect(isHandTrack(hand, 150)).toBe(true);
});

it('a hand that overshoots and comes back is believed', () => {
  const back = [...hand, { x: 143, y: 0, at: 520 }, { x: 140, y: 1, at: 600 }];
  expect(isHandTrack(back, 140)).toBe(true);
});

it('two moves within one ms are believed', () => {
  expect(isHandTrack(changed(6, { at: 160, x: 80 }), 150)).toBe(true);
});

it.each<[string, TrackPoint[], number]>([
  ['is empty', [], 150],
  ['is one point', [{ x: 150, y: 0, at: 0 }], 150],
  ['starts in the middle', hand.slice(4), 150],
  ['ends somewhere else than the piece', hand, 160],
  ['has nine points', hand.filter((_, index) => index % 4 !== 1), 150],
  ['takes 149 ms', timed((at) => (at * 149) / 460), 150],
  ['takes more than a minute', timed((at) => at * 131), 150],
  ['goes back in time', changed(5, { at: 120 }), 150],
  ['has a time that is no number', changed(5, { at: Number.NaN }), 150],
  ['jumps', changed(5, { x: 147 }), 150],
  ['leaps off to the side', changed(5, { y: 900 }), 150],
  ['moves at one speed', even, 150],
  [
    'moves at one speed with a tremor',
    even.map((point, index) => ({
      ...point,
      x: point.x + (index % 15 === 0 ? 0 : (index % 3) - 1),
    })),
    150,
  ],
])('a track that %s is not', (_what, track, x) => {
  expect(isHandTrack(track, x)).toBe(false);
});
