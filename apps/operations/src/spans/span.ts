import { shanghaiDay } from '@tolk/domain';

/** Days in Shanghai, `2026-11-21`, both counted. */
export interface Span {
  from: string;
  to: string;
}

const day = 86_400_000;
const shape = /^\d{4}-\d\d-\d\d$/;

/** How many days may be looked at together: two years. */
export const longestSpan = 731;

/** The 30 days up to today. */
export function lastDays(now: Date): Span {
  return { from: shanghaiDay(new Date(now.getTime() - 29 * day)), to: shanghaiDay(now) };
}

/** How many days a span has; 0 for one that ends before it begins or is none. */
export function daysOf({ from, to }: Span): number {
  if (!shape.test(from) || !shape.test(to)) return 0;
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day + 1;
  return days > 0 ? days : 0;
}
