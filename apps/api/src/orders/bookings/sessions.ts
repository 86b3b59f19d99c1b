import type { Tx } from '../../database/schema.ts';
import { errorCode } from '../../database/error-shape.ts';
import { insertBooking, isBooked } from './booking-repository.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { refuse } from '../../calls/refusal.ts';

/** PostgreSQL: an exclusion constraint refuses the row. */
const overlaps = '23P01';

/** The interpreter is taken for the time of the session. Throws `ownDoubleBooking`. */
export async function bookSession(tx: Tx, order: OrderRecord): Promise<void> {
  if (order.order_type !== 'interpretation') return;
  try {
    await insertBooking(tx, {
      orderId: order.id,
      supplierId: order.supplier_id,
      start: order.start_at,
      end: order.end_at,
    });
  } catch (error) {
    if (errorCode(error) === overlaps) refuse('ownDoubleBooking');
    throw error;
  }
}

/** Throws `doubleBooked` when the interpreter has promised that time to another order. */
export async function requireFreeInterpreter(
  tx: Tx,
  supplierId: string,
  { order_type, start_at, end_at }: Pick<OrderRecord, 'order_type' | 'start_at' | 'end_at'>,
  orderId: string | null = null,
): Promise<void> {
  if (order_type !== 'interpretation') return;
  const session = { supplierId, start: start_at, end: end_at };
  if (await isBooked(tx, session, orderId)) refuse('doubleBooked');
}
