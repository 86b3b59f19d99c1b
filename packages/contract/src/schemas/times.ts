import { limits, mealProviders } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Line, OneOf, Timestamp } from './base.ts';

/** The open stretches of one day, in order. */
export const Intervals = Type.Array(
  Type.Object({
    from: Line(5, 5),
    /** `24:00` is the end of the day. */
    until: Line(5, 5),
  }),
  { maxItems: limits.service.intervals },
);

/** A calendar day in the calendar's own zone. */
export const CalendarDay = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

/** Where interpreting takes place. */
export const bookingModes = ['onSite', 'remote'] as const;

/** Breaks on each day of interpreting, minutes, and who sees to meals. */
export const Breaks = Type.Object({
  minutes: Type.Integer({ minimum: 0, maximum: limits.breaks.minutes }),
  meals: OneOf(mealProviders),
});
export type Breaks = Static<typeof Breaks>;

/** One stretch of interpreting. */
export const BookingTime = { startTime: Timestamp, endTime: Timestamp };
