import { dayIn } from './availability.ts';
import type { OpenSpan } from './service-desk/opening-hours.ts';
import { MINUTE } from './time.ts';

/** Who sees to meals on a day of interpreting; `none`: it has none. */
export const mealProviders = ['client', 'supplier', 'none'] as const;
export type MealProvider = (typeof mealProviders)[number];

/** What is agreed on of the hours of a booking in which nobody interprets. */
export interface Breaks {
  /** On each day. */
  minutes: number;
  meals: MealProvider;
}

/** Whether breaks leave some of each day to interpret in; a night counts to the day on which it begins. */
export function areBreaksShorter(
  { minutes }: Pick<Breaks, 'minutes'>,
  bookings: readonly OpenSpan[],
  zone: string,
): boolean {
  const worked = new Map<string, number>();
  for (const { start, end } of bookings) {
    const day = dayIn(zone, start);
    worked.set(day, (worked.get(day) ?? 0) + end.getTime() - start.getTime());
  }
  return [...worked.values()].every((length) => minutes * MINUTE < length);
}
