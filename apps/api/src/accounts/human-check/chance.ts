import { randomInt } from 'node:crypto';

/** A whole number from `from` to `to`, both included. */
export function between(from: number, to: number): number {
  return randomInt(from, to + 1);
}

/** One of `values`. Throws when there is none. */
export function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[randomInt(values.length)];
  if (value === undefined) throw new RangeError('Nothing to choose from');
  return value;
}
