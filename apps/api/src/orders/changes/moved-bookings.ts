import { isDeepStrictEqual } from 'node:util';
import type { RequestOf, calls } from '@tolk/contract';
import {
  HOUR,
  addMs,
  limits,
  movableUntil,
  movedBookings,
  percentDue,
  type Identity,
} from '@tolk/domain';
import {
  bookingsOf,
  faultsOfBookings,
  faultsOfLongBreaks,
  type BookingTime,
} from '../../calls/booking-times.ts';
import { fieldTexts, isTooFar, type FieldFaults } from '../../calls/field-rules.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import { bookingTimes } from '../bookings/booking-terms.ts';
import { fundedAt } from '../milestones/milestone-in-turn.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { placeFaults, type OrderTerms } from '../order/order-terms.ts';

/** What a change may say of interpreting besides its price. */
export type BookingTerms = Pick<
  OrderTerms,
  'bookings' | 'booking_mode' | 'booking_place' | 'breaks' | 'travel'
>;
type Form = Pick<
  RequestOf<typeof calls.supinterface.orders.proposeChange>,
  'bookings' | 'bookingMode' | 'bookingPlace' | 'breaks' | 'travel'
>;
type Booked = Pick<OrderRecord, 'order_type' | 'state' | 'zone'> & BookingTerms;

const hours = limits.order.moveBeforeBookingMs / HOUR;
const texts = {
  done: {
    en: 'The work is confirmed as done, so its bookings stay as they are.',
    zh: '口译已确认完成，场次不可再变更。',
  },
  begun: {
    en: `A booking can be moved until ${hours} hour before it begins.`,
    zh: `口译开始前 ${hours} 小时内及开始后不可再变更该场次。`,
  },
  breaksBegun: {
    en: `Breaks and meals can be changed until ${hours} hour before the last booking begins.`,
    zh: `最后一场口译开始前 ${hours} 小时内及开始后不可再变更休息与用餐安排。`,
  },
  tooSoon: {
    en: `A booking must begin at least ${hours} hour from now.`,
    zh: `口译开始时间须至少在 ${hours} 小时之后。`,
  },
  travelOnSite: {
    en: 'Travel is paid where the interpreter comes to the place.',
    zh: '仅现场口译可约定差旅费。',
  },
} as const satisfies Record<string, BilingualText>;

/** The bookings that a proposal asks for; an interpreter who works from afar goes nowhere. */
export function bookingTermsAsked(form: Form, base: BookingTerms): BookingTerms {
  const booking_mode = form.bookingMode ?? base.booking_mode;
  // An address is no link to a meeting, nor the other way round.
  const place = booking_mode === base.booking_mode ? base.booking_place : '';
  return {
    bookings: form.bookings === undefined ? base.bookings : bookingsOf(form.bookings),
    booking_mode,
    booking_place: form.bookingPlace?.trim() ?? place,
    breaks: form.breaks ?? base.breaks,
    travel: form.travel ?? (booking_mode === 'onSite' ? base.travel : 0),
  };
}

/** What is wrong with them, at the fields of the form. */
export function faultsOfBookingTerms(
  form: Form,
  asked: BookingTerms,
  order: Booked,
  now: Date,
): FieldFaults {
  if (order.order_type !== 'interpretation') return strayFaults(form);
  const { bookings, booking_mode, booking_place, travel } = asked;
  const isElsewhere = booking_mode !== order.booking_mode || booking_place !== order.booking_place;
  return {
    ...(travel > 0 && booking_mode !== 'onSite' ? { travel: texts.travelOnSite } : {}),
    ...(isElsewhere ? faultsOfPlace(asked, order, now) : {}),
    ...faultsOfBreaks(asked, order, now),
    // One that stands there twice is no other time, and is no booking either.
    ...(isDeepStrictEqual(bookings, order.bookings) ? {} : faultsOfMove(bookings, order, now)),
  };
}

function strayFaults(form: Form): FieldFaults {
  const fields = ['bookings', 'bookingMode', 'bookingPlace', 'breaks', 'travel'] as const;
  return Object.fromEntries(
    fields
      .filter((field) => form[field] !== undefined)
      .map((field) => [field, fieldTexts.interpretingOnly]),
  );
}

function faultsOfPlace(asked: BookingTerms, order: Booked, now: Date): FieldFaults {
  if (!moves.has(order.state)) return { bookingPlace: texts.done };
  if (isLastFixed(order, now)) return { bookingPlace: texts.begun };
  const { booking_mode: mode, booking_place: bookingPlace } = asked;
  return placeFaults({ ...(mode === null ? {} : { bookingMode: mode }), bookingPlace }, true);
}

/**
 * Breaks are of each day, so the last one decides; what was had of them is not agreed on afterwards. They
 * have to fit where they, or what they are of, change. Orders from before that rule may have breaks that
 * don't fit: while they stay, bookings can still be moved and added.
 */
function faultsOfBreaks({ breaks, bookings }: BookingTerms, order: Booked, now: Date): FieldFaults {
  const tooLong = faultsOfLongBreaks(breaks, bookings, order.zone);
  if (!isDeepStrictEqual(breaks, order.breaks)) {
    return { ...tooLong, ...faultsOfLateBreaks(order, now) };
  }
  if (isDeepStrictEqual(bookings, order.bookings)) return {};
  const fitted = isDeepStrictEqual(faultsOfLongBreaks(breaks, order.bookings, order.zone), {});
  return fitted ? tooLong : {};
}

function faultsOfLateBreaks(order: Booked, now: Date): FieldFaults {
  if (!moves.has(order.state)) return { breaks: texts.done };
  return isLastFixed(order, now) ? { breaks: texts.breaksBegun } : {};
}

function isLastFixed({ bookings }: Booked, now: Date): boolean {
  const last = bookings.at(-1);
  return last === undefined || now >= movableUntil(new Date(last.start));
}

/** Once the work is confirmed as done its bookings stay. */
const moves: ReadonlySet<OrderRecord['state']> = new Set(['received', 'started']);

function faultsOfMove(after: BookingTime[], { state, bookings }: Booked, now: Date): FieldFaults {
  if (!moves.has(state)) return { bookings: texts.done };
  const isLate = ({ start }: BookingTime) => now >= movableUntil(new Date(start));
  const moved = movedBookings(bookings, after);
  const [late] = moved.filter(isLate);
  if (late !== undefined) {
    return { bookings: bookings.includes(late) ? texts.begun : texts.tooSoon };
  }
  if (moved.some(({ end }) => isTooFar(new Date(end), now)))
    return { bookings: fieldTexts.farFuture };
  return faultsOfBookings(after.map(({ start, end }) => ({ startTime: start, endTime: end })));
}

/**
 * When the work is due once it is booked at other times: as long after the last booking as before, and
 * no sooner than it can still be confirmed, where the last one that stays was days ago. Null where it is
 * booked as before.
 */
export function dueWithBookings(
  bookings: BookingTime[],
  order: OrderRecord,
  now: Date,
): Date | null {
  if (bookings.length === 0 || movedBookings(order.bookings, bookings).length === 0) return null;
  const after = order.due_at.getTime() - bookingTimes(order.bookings).due_at.getTime();
  const due = addMs(bookingTimes(bookings).due_at, Math.max(0, after));
  return due > now ? due : addMs(now, limits.order.confirmBookingMs);
}

type Changing = Pick<OrderRecord, 'bookings' | 'pending_change'>;

/**
 * Until when the pending change can be agreed to and paid: before anything that it moves begins. Null
 * where it moves none; place and breaks are of all bookings, so the last one decides.
 */
export function changeUntil({ bookings, pending_change: change }: Changing): Date | null {
  if (change === null) return null;
  const moved = change.bookings === null ? [] : movedBookings(bookings, change.bookings);
  const { bookingMode, bookingPlace, breaks } = change;
  // An image of before says nothing of breaks.
  const isOfAll = [bookingMode, bookingPlace, breaks ?? null].some((term) => term !== null);
  const begins = [...moved, ...(isOfAll ? bookings.slice(-1) : [])]
    .map(({ start }) => Date.parse(start))
    .toSorted((one, other) => one - other);
  const [first] = begins;
  return first === undefined ? null : movableUntil(new Date(first));
}

/**
 * The share of the price that stays due of bookings that are moved at the client's wish: what it was when
 * the client first asked, also where the other side answered with other times. Who moves them for the
 * supplier loses nothing by it.
 */
export function keptPercent(
  order: OrderRecord,
  { side, bookings }: { side: Identity; bookings: BookingTime[] },
  now: Date,
): number {
  const { start_at: startAt, zone, cancellation_tiers: tiers, cancellation_least: least } = order;
  if (tiers === null || fundedAt(order) === null) return 0;
  if (movedBookings(order.bookings, bookings).length === 0) return 0;
  const asked = order.pending_change;
  if (asked !== null && asked.bookings !== null) return asked.keptPercent;
  return side === 'client' ? percentDue(tiers, { startAt, zone, now, least }) : 0;
}
