import { clashKinds, limits } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Count, Flag, Id, Line, OneOf, Zone } from './base.ts';
import { BookingTime, CalendarDay, Intervals } from './times.ts';

const { availability } = limits;

export const availabilityFields = {
  zone: Line(64, 1),
  /** Seven days, Monday first, each with the hours in which the supplier works. */
  week: Type.Array(Intervals, { minItems: 7, maxItems: 7 }),
  daysOff: Type.Array(
    Type.Object({
      /** Both included. */
      from: CalendarDay,
      until: CalendarDay,
      /** For the supplier alone. */
      note: Line(availability.note),
    }),
    { maxItems: availability.daysOff },
  ),
  noticeHours: Type.Integer({ minimum: 0, maximum: availability.noticeHours }),
  /** Whether the next free days stand on the public page too, while there is one. */
  isPublic: Flag,
};

/** The days on which a supplier can take a booking next, first the nearest. */
export const FreeDays = Type.Object({ zone: Zone, days: Type.Array(CalendarDay) });
export type FreeDays = Static<typeof FreeDays>;

/** A supplier's own calendar. */
export const Availability = Type.Object({
  ...availabilityFields,
  /** Empty until it is set. */
  zone: Line(64),
  /** 0 until they set it. */
  version: Count,
  /** Empty while it is not set. */
  freeDays: Type.Array(CalendarDay),
  /** What they have promised, from now on. */
  booked: Type.Array(
    Type.Object({
      ...BookingTime,
      projectOrderId: Id,
      orderName: Type.String(),
      /** Of a company: nobody of it works on the order. */
      isUnassigned: Flag,
    }),
  ),
});
export type Availability = Static<typeof Availability>;

/** Times of a booking, and what speaks against them; those that suit are left out. */
export const Clash = Type.Object({ ...BookingTime, kinds: Type.Array(OneOf(clashKinds)) });
export type Clash = Static<typeof Clash>;

/** Bookings that somebody thinks of. */
export const askedTimes = Type.Array(Type.Object(BookingTime), {
  minItems: 1,
  maxItems: limits.order.bookings.max,
});
