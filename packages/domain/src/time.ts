/** Durations in milliseconds, so that a rule reads `3 * DAY`. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The zone in which settlement days and months are counted (docs/product/rules.md#constants). */
export const SETTLEMENT_ZONE = 'Asia/Shanghai';

/** `base` plus `ms` milliseconds. */
export function addMs(base: Date, ms: number): Date {
  return new Date(base.getTime() + ms);
}

/** A day of this century that exists; anything else, such as a year half typed, counts as not given. */
export function readDay(text: string | undefined): string | undefined {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}
