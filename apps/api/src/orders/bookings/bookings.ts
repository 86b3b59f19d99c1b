import type { Clash, RequestOf, calls } from '@tolk/contract';
import type { BookingFacts } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { errorCode } from '../../database/error-shape.ts';
import { clashesWith } from '../../profiles/availability/availability.ts';
import { insertBooking, isBooked, passBooking } from './booking-repository.ts';
import { findOrder, type OrderRecord } from '../order/order-repository.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';

/** PostgreSQL: an exclusion constraint refuses the row. */
const overlaps = '23P01';

/**
 * The interpreter is taken for the time of each booking. Throws `ownDoubleBooking` where they are booked
 * already and did not confirm that they can do both.
 */
export async function bookInterpreter(
  tx: Tx,
  order: OrderRecord,
  bookedTwice: boolean,
): Promise<void> {
  const { id: orderId, supplier_id: supplierId } = order;
  const memberId = order.assignee?.personId ?? null;
  await refusingOverlaps(async () => {
    for (const { start, end } of timesOf(order)) {
      // A booking that clashes with none is protected, even if a double booking was confirmed for it.
      const besideAnother = await isBooked(
        tx,
        { personId: memberId ?? supplierId, start, end },
        orderId,
      );
      if (besideAnother && !bookedTwice) refuse('ownDoubleBooking');
      await insertBooking(tx, { orderId, supplierId, memberId, start, end, besideAnother });
    }
  });
}

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
    for (const { start, end } of memberId === null ? [] : timesOf(order)) {
      const isTaken = await isBooked(tx, { personId: memberId ?? '', start, end }, order.id);
      if (isTaken) refuse('ownDoubleBooking', { message: busy });
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

/** What conflicts with the bookings of one of the caller's orders. Throws `notFound`. */
export async function orderClashes(
  { projectOrderId }: RequestOf<typeof calls.supinterface.availability.getOrderClashes>,
  { deps: { db }, personId, now }: CallContext,
): Promise<Clash[]> {
  const party = { identity: 'supplier', personId } as const;
  const order = (await findOrder(db, projectOrderId, party)) ?? refuse('notFound');
  return clashesWith(db, personId, timesOf(order), { now, order });
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

function timesOf({ bookings }: Pick<OrderRecord, 'bookings'>): { start: Date; end: Date }[] {
  return bookings.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }));
}
