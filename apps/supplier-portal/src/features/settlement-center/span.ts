import { DAY, limits } from '@tolk/domain';

/** Calendar days in Shanghai as `2026-11-21`, both included; one that is absent is open. */
export interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** What a file covers when one end or both are open: until today, a year back. */
export function closedSpan({ from, to }: Span, today: string): Required<Span> & { days: number } {
  const last = to ?? today;
  const first = from ?? backFrom(last);
  const days = (Date.parse(last) - Date.parse(first)) / DAY + 1;
  return { from: first, to: last, days };
}

/** `2026-11-21` → `2025-11-22`. */
function backFrom(last: string): string {
  const day = new Date(`${last}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - 1, day.getUTCMonth(), day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Why no file can be made of so many days; null when it can. */
export function spanProblem(days: number): 'reversed' | 'tooLong' | null {
  if (days < 1) return 'reversed';
  return days > limits.statementDays ? 'tooLong' : null;
}
