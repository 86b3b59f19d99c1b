import type { MovableClock } from '../../src/adapters/clock.ts';

/** Time stands still unless a test moves it, so that no timer writes while nothing may be written. */
export function stoppedClock(at = Date.now()): MovableClock {
  let time = at;
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms;
    },
  };
}
