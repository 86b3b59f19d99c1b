/** Money is an integer number of minor units (fen, cents) next to its ISO 4217 code. */
export interface Money {
  amount: number;
  currency: string;
}

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
