import { sql, type Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { BookingCheckInTable } from '../order/order-table.ts';

interface Booking {
  supplierId: string;
  start: Date;
  end: Date;
}

/** Throws the database's exclusion violation where the interpreter has another booking then. */
export async function insertBooking(
  tx: Tx,
  { orderId, supplierId, start, end }: Booking & { orderId: string },
): Promise<void> {
  await sql`insert into booking (order_id, supplier_id, during)
    values (${orderId}, ${supplierId}, ${during(start, end)})`.execute(tx);
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

/** Whether the interpreter has a booking of another order than `orderId` within this time. */
export async function isBooked(
  db: Queryable,
  { supplierId, start, end }: Booking,
  orderId: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ booked: boolean }>`select exists (
    select from booking where supplier_id = ${supplierId}
    and order_id is distinct from ${orderId}::uuid
    and during && ${during(start, end)}) as booked`.execute(db);
  return rows[0]?.booked === true;
}

/** One booking may begin when another ends; one without a length takes its minute. */
function during(start: Date, end: Date) {
  return sql`tstzrange(${start}, greatest(${end}, ${start}::timestamptz + interval '1 minute'), '[)')`;
}
