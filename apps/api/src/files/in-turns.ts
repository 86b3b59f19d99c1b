/** Lets at most `atOnce` works run; the others wait in the order in which they came. */
export function inTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
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
