const rateScale = 10_000;

/** The tax in an amount that includes it, in fen, to the nearest one; `rate` is a decimal such as `0.06`. */
export function taxWithin(amount: number, rate: string): number {
  const scaled = Math.round(Number(rate) * rateScale);
  return Math.round((amount * scaled) / (rateScale + scaled));
}
