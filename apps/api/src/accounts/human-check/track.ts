import { MINUTE } from '@tolk/domain';
import type { TrackPoint } from '@tolk/contract/human-check';

const pointsMin = 10;
const durationMs = { min: 150, max: MINUTE } as const;
/** How far the ends of the track may lie from where the piece starts and where it was let go (px). */
const endPx = 3;
/** The farthest from one point to the next: a share of the way, but always so many px; a busy page reports less often. */
const stepShare = 0.5;
const stepPx = 40;
/** A hand's fastest (px per ms). */
const speedMax = 8;
/** A hand speeds up and slows down: how far it strays from even speed, as a share of the way. */
const strayShare = 0.03;

/**
 * Whether a hand can have drawn this track, which ends with the piece at `x`. It begins at the left
 * edge, time goes forward, nothing jumps, and its speed is not the same all the way.
 */
export function isHandTrack(track: readonly TrackPoint[], x: number): boolean {
  const [first] = track;
  const last = track.at(-1);
  if (first === undefined || last === undefined) return false;
  if (Math.abs(first.x) > endPx || Math.abs(last.x - x) > endPx) return false;
  const tookMs = last.at - first.at;
  return (
    tookMs >= durationMs.min &&
    tookMs <= durationMs.max &&
    timesOf(track) >= pointsMin &&
    movesLikeAHand(track, Math.max(stepPx, stepShare * x)) &&
    strayOf(track, tookMs, last.x - first.x) >= strayShare * Math.abs(last.x - first.x)
  );
}

/** Different times; NaN when time goes backwards. Some browsers report two moves within one ms. */
function timesOf(track: readonly TrackPoint[]): number {
  let count = 1;
  for (const [from, to] of stepsOf(track)) {
    if (to.at < from.at) return Number.NaN;
    if (to.at > from.at) count += 1;
  }
  return count;
}

/** `stepMax` in px. */
function movesLikeAHand(track: readonly TrackPoint[], stepMax: number): boolean {
  return stepsOf(track).every(([from, to]) => {
    const way = Math.hypot(to.x - from.x, to.y - from.y);
    return way <= stepMax && way <= speedMax * Math.max(to.at - from.at, 8);
  });
}

/** The farthest that the track gets from the line of even speed (px). */
function strayOf(track: readonly TrackPoint[], tookMs: number, way: number): number {
  const [first] = track;
  if (first === undefined) return 0;
  const strays = track.map(({ x, at }) => Math.abs(x - first.x - (way * (at - first.at)) / tookMs));
  return Math.max(...strays);
}

function stepsOf(track: readonly TrackPoint[]): [TrackPoint, TrackPoint][] {
  return track.slice(1).flatMap((to, index) => {
    const from = track[index];
    return from === undefined ? [] : [[from, to]];
  });
}
