import { sql, type Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { BookingCheckInTable } from '../order/order-table.ts';

interface Booking {
  supplierId: string;
  start: Date;
  end: Date;
}

/**
 * Throws the database's exclusion violation where the interpreter has another booking then and did not
 * say that they take this one beside it.
 */
export async function insertBooking(
  tx: Tx,
  {
    orderId,
    supplierId,
    start,
    end,
    besideAnother,
  }: Booking & { orderId: string; besideAnother: boolean },
): Promise<void> {
  await sql`insert into booking (order_id, supplier_id, during, beside_another)
    values (${orderId}, ${supplierId}, ${during(start, end)}, ${besideAnother})`.execute(tx);
}

export async function deleteBooking(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('booking').where('order_id', '=', orderId).execute();
}

export async function insertCheckIn(
  tx: Tx,
  checkIn: Insertable<BookingCheckInTable>,
): Promise<void> {
  await tx.insertInto('booking_check_in').values(checkIn).execute();
}

/** Whether the interpreter has a booking of another order within this time. */
export async function isBooked(
  db: Queryable,
  { supplierId, start, end }: Booking,
  orderId: string,
): Promise<boolean> {
  const { rows } = await sql<{ booked: boolean }>`select exists (
    select from booking where supplier_id = ${supplierId}
    and order_id <> ${orderId} and during && ${during(start, end)}) as booked`.execute(db);
  return rows[0]?.booked === true;
}

/** A booking may begin the moment another one ends; one without a length takes up one minute. */
function during(start: Date, end: Date) {
  return sql`tstzrange(${start}, greatest(${end}, ${start}::timestamptz + interval '1 minute'), '[)')`;
}
