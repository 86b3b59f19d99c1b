/** Cents → dollars with two decimals. */
export function toDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Dollars with two decimals → cents; null for anything else, and for nothing. */
export function fromDecimal(value: string): number | null {
  return /^\d{1,9}\.\d{2}$/.test(value) ? Math.round(Number(value) * 100) || null : null;
}
