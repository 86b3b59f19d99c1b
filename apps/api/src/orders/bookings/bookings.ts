import type { Clash, RequestOf, calls } from '@tolk/contract';
import { DAY, limits, type BookingFacts } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuseFor } from '../../calls/rate-limiter.ts';
import { takeFromTally } from '../../calls/tallies/tally-repository.ts';
import type { Tx } from '../../database/schema.ts';
import { errorCode } from '../../database/error-shape.ts';
import { clashesWith } from '../../profiles/availability/availability.ts';
import {
  deleteOtherBookings,
  insertBooking,
  isBooked,
  isTaken,
  passBooking,
} from './booking-repository.ts';
import { bookingsOf, type BookingTime } from '../../calls/booking-times.ts';
import type { BookedBeside } from '../changes/order-change-table.ts';
import { findOrder, type OrderRecord } from '../order/order-repository.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';

/** PostgreSQL: an exclusion constraint refuses the row. */
const overlaps = '23P01';

/**
 * The interpreter is taken for the time of each booking. Throws `ownDoubleBooking` where they are booked
 * already and did not confirm that they can do both.
 */
export function bookInterpreter(tx: Tx, order: OrderRecord, bookedTwice: boolean): Promise<void> {
  const { bookings } = order;
  return takeBookings(
    tx,
    order,
    bookings,
    bookedTwice ? { personId: interpreterOf(order), bookings } : null,
  );
}

/**
 * The interpreter is taken for these bookings of the order and for none of its others; those that stay
 * keep what was confirmed for them. Throws the same.
 */
export async function takeBookings(
  tx: Tx,
  order: OrderRecord,
  bookings: readonly BookingTime[],
  beside: BookedBeside | null,
): Promise<void> {
  const times = timesOf({ bookings });
  await deleteOtherBookings(tx, order.id, times);
  const { id: orderId, supplier_id: supplierId } = order;
  const memberId = order.assignee?.personId ?? null;
  const personId = interpreterOf(order);
  // The client learns no more than that the interpreter has no time by now.
  const message = order.pending_change?.by === 'supplier' ? bookedSince : undefined;
  await refusingOverlaps(async () => {
    for (const { start, end } of times) {
      if (await isTaken(tx, orderId, { start, end })) continue;
      // A booking that clashes with none is protected, even if a double booking was confirmed for it.
      const besideAnother = await isBooked(tx, { personId, start, end }, orderId);
      if (besideAnother && !isConfirmed(beside, { personId, start, end })) {
        refuse('ownDoubleBooking', message === undefined ? {} : { message });
      }
      await insertBooking(tx, { orderId, supplierId, memberId, start, end, besideAnother });
    }
  }, message);
}

/** Who is taken by its bookings: of a company who works on it, the company while nobody does. */
export function interpreterOf({ assignee, supplier_id: supplierId }: OrderRecord): string {
  return assignee?.personId ?? supplierId;
}

/** What was said about one time counts for no other, and for nobody else who works on the order since. */
function isConfirmed(
  beside: BookedBeside | null,
  { personId, ...time }: { personId: string; start: Date; end: Date },
): boolean {
  return beside?.personId === personId && isAmong(beside.bookings, time);
}

const bookedSince = {
  en: 'The interpreter has been booked for that time since. Propose another time.',
  zh: '译员在该时间段已有其他安排，请提议其他时间。',
};

/**
 * The interpreter is taken at the times that were agreed on and not paid yet too, until they apply or
 * lapse. Throws the same.
 */
export function holdBookings(
  tx: Tx,
  order: OrderRecord,
  bookings: readonly BookingTime[],
  beside: BookedBeside | null,
): Promise<void> {
  return takeBookings(tx, order, [...order.bookings, ...bookings], beside);
}

/** Of what is taken only the order's own bookings are. */
export function keepBookings(tx: Tx, order: OrderRecord): Promise<void> {
  return deleteOtherBookings(tx, order.id, timesOf(order));
}

/**
 * What a supplier proposes is for when they have time, or can do both: answers which of the times are
 * taken by other bookings, null where none is. Throws `ownDoubleBooking`.
 */
export async function requireFree(
  tx: Tx,
  order: OrderRecord,
  bookings: readonly BookingTime[],
  bookedTwice: boolean,
): Promise<BookedBeside | null> {
  const personId = interpreterOf(order);
  const taken: BookingTime[] = [];
  for (const booking of bookings) {
    const [time] = timesOf({ bookings: [booking] });
    if (time === undefined || isAmong(order.bookings, time)) continue;
    if (await isBooked(tx, { personId, ...time }, order.id)) taken.push(booking);
  }
  if (taken.length === 0) return null;
  if (!bookedTwice) refuse('ownDoubleBooking');
  return { personId, bookings: taken };
}

function isAmong(bookings: readonly BookingTime[], { start, end }: { start: Date; end: Date }) {
  return timesOf({ bookings }).some(
    (one) => one.start.getTime() === start.getTime() && one.end.getTime() === end.getTime(),
  );
}

/**
 * Only who interprets can say that they do both; a colleague who coordinates finds another time or
 * another interpreter. Throws `ownDoubleBooking`.
 */
export function requireOwnWord({ assignee }: OrderRecord, memberId: string | null): void {
  if (assignee !== null && assignee.personId !== memberId) {
    refuse('ownDoubleBooking', { message: notYours });
  }
}

const notYours: BilingualText = {
  en: 'They are booked elsewhere at that time, and only they can say that they do both. Propose another time or assign the order to somebody else.',
  zh: '该成员在此时间段已有其他口译场次，能否兼顾须由本人确认。请提议其他时间，或指派其他成员。',
};

/** Another member of the company is taken by the bookings of its order. Throws `ownDoubleBooking`. */
export async function bookMember(
  tx: Tx,
  order: OrderRecord,
  memberId: string | null,
): Promise<void> {
  const busy = {
    en: 'They are booked elsewhere at that time. Assign the order to somebody else.',
    zh: '该成员在此时间段已有其他口译场次，请指派其他成员。',
  };
  await refusingOverlaps(async () => {
    for (const { start, end } of memberId === null ? [] : timesTaken(order)) {
      const isElsewhere = await isBooked(tx, { personId: memberId ?? '', start, end }, order.id);
      if (isElsewhere) refuse('ownDoubleBooking', { message: busy });
    }
    await passBooking(tx, { orderId: order.id, memberId });
  }, busy);
}

async function refusingOverlaps(work: () => Promise<void>, message?: BilingualText): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (errorCode(error) !== overlaps) throw error;
    refuse('ownDoubleBooking', message === undefined ? {} : { message });
  }
}

/** Those of the order, and those that both agreed to move them to. */
function timesTaken(order: OrderRecord): { start: Date; end: Date }[] {
  const { bookings, pending_change: change } = order;
  const held = change?.status === 'unpaid' ? change.bookings : null;
  return timesOf({ bookings: [...bookings, ...(held ?? [])] });
}

/**
 * What conflicts with the bookings of one of the caller's orders, or with other times for it. Throws
 * `notFound`, and `tooMany` for who would read a colleague's calendar out bit by bit.
 */
export async function orderClashes(
  { projectOrderId, bookings }: RequestOf<typeof calls.supinterface.availability.getOrderClashes>,
  { deps: { db }, personId, memberId, now }: CallContext,
): Promise<Clash[]> {
  const party = { identity: 'supplier', personId } as const;
  const order = (await findOrder(db, projectOrderId, party)) ?? refuse('notFound');
  const interpreter = interpreterOf(order);
  if (bookings !== undefined && memberId !== null && interpreter !== memberId) {
    const bound = { max: limits.availability.askedPerDay, windowMs: DAY, now };
    const counted = ['orderClashes', memberId, interpreter] as const;
    const { waitMs } = await takeFromTally(db, counted, { ...bound, many: bookings.length });
    if (waitMs > 0) refuseFor(waitMs);
  }
  const times = bookings === undefined ? order.bookings : bookingsOf(bookings);
  return clashesWith(db, personId, timesOf({ bookings: times }), { now, order });
}

/** The bookings of an order with who has checked in to each. */
export function bookingFacts({ bookings, check_ins }: OrderRecord): BookingFacts[] {
  return bookings.map(({ start, end }) => ({
    startAt: new Date(start),
    endAt: new Date(end),
    checkedInBy: check_ins
      .filter(({ bookingStart }) => Date.parse(bookingStart) === Date.parse(start))
      .map(({ side }) => side),
  }));
}

function timesOf({ bookings }: { bookings: readonly BookingTime[] }): { start: Date; end: Date }[] {
  return bookings.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }));
}
