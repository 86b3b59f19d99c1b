import type { Clock } from '../ports/clock.ts';

export const systemClock: Clock = { now: () => new Date() };

export interface MovableClock extends Clock {
  /** `ms` ≥ 0: deadlines are reached early, time never runs backwards. */
  advance(ms: number): void;
}

/** Wall time plus an offset that only grows; stands in for the system clock beside the sandbox. */
export function createMovableClock(offsetMs: number): MovableClock {
  let offset = offsetMs;
  return {
    now: () => new Date(Date.now() + offset),
    advance(ms) {
      if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError('A clock only moves forward');
      offset += ms;
    },
  };
}
