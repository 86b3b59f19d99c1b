import { refuse } from '../refusal.ts';

/**
 * Lets at most `atOnce` works run; the others wait in the order in which they came. Throws
 * `unavailable` where `waitingMax` wait already.
 */
export function inTurns(atOnce: number, waitingMax = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running === atOnce && waiting.length >= waitingMax) refuse('unavailable');
    if (running === atOnce) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      // The turn passes on; only the last one gives it back.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
