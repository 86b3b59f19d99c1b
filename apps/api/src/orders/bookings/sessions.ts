import type { Tx } from '../../database/schema.ts';
import { errorCode } from '../../database/error-shape.ts';
import { insertBooking, isBooked } from './booking-repository.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { refuse } from '../../calls/refusal.ts';

/** PostgreSQL: an exclusion constraint refuses the row. */
const overlaps = '23P01';

type Sessions = Pick<OrderRecord, 'sessions'>;

/** The interpreter is taken for the time of each session. Throws `ownDoubleBooking`. */
export async function bookSessions(tx: Tx, order: OrderRecord): Promise<void> {
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
  order: Sessions,
  orderId: string | null = null,
): Promise<void> {
  for (const session of timesOf(order)) {
    if (await isBooked(tx, { supplierId, ...session }, orderId)) refuse('doubleBooked');
  }
}

function timesOf({ sessions }: Sessions): { start: Date; end: Date }[] {
  return sessions.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }));
}
