/** Money is an integer number of minor units (fen, cents) next to its ISO 4217 code. */
export interface Money {
  amount: number;
  currency: string;
}

/** Everything is paid in yuan. */
export const PAID_IN = 'CNY';

/** `amount × share`, rounded half up to whole minor units; shares are used with at most 4 decimals. */
export function shareOf(amount: number, share: number): number {
  const scaled = BigInt(amount) * BigInt(Math.round(share * 10_000));
  return Number((scaled + 5_000n) / 10_000n);
}

/** Price of `workload` units at `unitPrice` minor units each; a workload has at most 2 decimals. */
export function priceOf(unitPrice: number, workload: number): number {
  const scaled = BigInt(unitPrice) * BigInt(Math.round(workload * 100));
  return Number((scaled + 50n) / 100n);
}

/** Exchange rates are integers: CNY for one unit of the other currency, times this. */
export const RATE_SCALE = 10_000;

/** Fen exchanged at `rate` (CNY for one unit × `RATE_SCALE`), rounded half up to whole cents. */
export function exchange(fen: number, rate: number): number {
  const divisor = BigInt(rate) * 2n;
  return Number((BigInt(fen) * BigInt(RATE_SCALE) * 2n + BigInt(rate)) / divisor);
}

/**
 * Rates of display are integers: CNY for one unit of the other currency, times this. Finer than
 * `RATE_SCALE`, since one dong is worth CNY 0.0003.
 */
export const DISPLAY_RATE_SCALE = 100_000_000;

interface DisplayCurrency {
  /** CNY for one unit × `DISPLAY_RATE_SCALE`. */
  rate: number;
  /** Digits after the point: its amounts are kept in units of 10^-minorDigits. */
  minorDigits: number;
}

/**
 * About how many minor units of another currency `fen` (0 or more) are worth. A rate of some weeks
 * ago is no reason for a second decimal: whole units from 100 on, four digits that count from 10,000 on.
 */
export function approximate(fen: number, { rate, minorDigits }: DisplayCurrency): number {
  const unit = 10n ** BigInt(minorDigits);
  const worth = BigInt(fen) * BigInt(DISPLAY_RATE_SCALE) * unit;
  const divisor = BigInt(rate) * 100n;
  const step = stepOf(worth / divisor / unit, unit);
  const steps = (worth * 2n + divisor * step) / (divisor * step * 2n);
  return Number(steps * step);
}

/** What an amount of so many whole units is rounded to, minor units. */
function stepOf(units: bigint, unit: bigint): bigint {
  if (units < 100n) return 1n;
  const tooMany = Math.max(String(units).length - 4, 0);
  return unit * 10n ** BigInt(tooMany);
}
