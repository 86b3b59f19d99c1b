import type { BookingFacts } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { errorCode } from '../../database/error-shape.ts';
import { insertBooking, isBooked } from './booking-repository.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { refuse } from '../../calls/refusal.ts';

/** PostgreSQL: an exclusion constraint refuses the row. */
const overlaps = '23P01';

type Bookings = Pick<OrderRecord, 'bookings'>;

/** The interpreter is taken for the time of each booking. Throws `ownDoubleBooking`. */
export async function bookInterpreter(tx: Tx, order: OrderRecord): Promise<void> {
  try {
    for (const { start, end } of timesOf(order)) {
      await insertBooking(tx, { orderId: order.id, supplierId: order.supplier_id, start, end });
    }
  } catch (error) {
    if (errorCode(error) === overlaps) refuse('ownDoubleBooking');
    throw error;
  }
}

/** Throws `doubleBooked` when the interpreter has promised one of these times to another order. */
export async function requireFreeInterpreter(
  tx: Tx,
  supplierId: string,
  order: Bookings,
  orderId: string | null = null,
): Promise<void> {
  for (const booking of timesOf(order)) {
    if (await isBooked(tx, { supplierId, ...booking }, orderId)) refuse('doubleBooked');
  }
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

function timesOf({ bookings }: Bookings): { start: Date; end: Date }[] {
  return bookings.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }));
}
