/** A share in whole percent, to the nearest; 100 only of all, 0 only of none. `whole` is more than 0. */
export function percentOf(part: number, whole: number): number {
  const nearest = Math.round((100 * part) / whole);
  if (part > 0 && part < whole) return Math.min(Math.max(nearest, 1), 99);
  return nearest;
}
