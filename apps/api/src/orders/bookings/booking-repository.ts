import { sql, type Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { BookingCheckInTable } from '../order/order-table.ts';

interface Span {
  start: Date;
  end: Date;
}

interface NewBooking extends Span {
  orderId: string;
  supplierId: string;
  /** Of a company: who works on the order; null where nobody does yet. */
  memberId: string | null;
  besideAnother: boolean;
}

/**
 * Throws the database's exclusion violation where the interpreter has another booking then and did not
 * say that they take this one beside it. One of a company that nobody works on yet is in nobody's way.
 */
export async function insertBooking(tx: Tx, booking: NewBooking): Promise<void> {
  const { orderId, supplierId, memberId, start, end, besideAnother } = booking;
  await sql`insert into booking (order_id, supplier_id, member_id, during, beside_another)
    values (${orderId}, ${supplierId}, ${memberId}, ${during(start, end)}, ${besideAnother}
      or (${memberId}::uuid is null
        and exists (select from organisation where id = ${supplierId}::uuid)))`.execute(tx);
}

/**
 * Somebody else of the company is taken by the bookings of an order, or nobody. Throws the database's
 * exclusion violation where they have another one then.
 */
export async function passBooking(
  tx: Tx,
  { orderId, memberId }: Pick<NewBooking, 'orderId' | 'memberId'>,
): Promise<void> {
  await tx
    .updateTable('booking')
    .set({ member_id: memberId, beside_another: memberId === null })
    .where('order_id', '=', orderId)
    .execute();
}

/** Of the bookings of an order these are left, where they are there; the others take up nobody any more. */
export async function deleteOtherBookings(
  tx: Tx,
  orderId: string,
  times: readonly Span[],
): Promise<void> {
  const isKept = isOneOf(times);
  await sql`delete from booking where order_id = ${orderId} and not ${isKept}`.execute(tx);
}

/** Whether the order takes up its interpreter then already. */
export async function isTaken(tx: Tx, orderId: string, time: Span): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select exists (
    select from booking where order_id = ${orderId} and ${isOneOf([time])}) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

function isOneOf(times: readonly Span[]) {
  const ranges = times.map(({ start, end }) => during(start, end));
  return sql`during = any(array[${sql.join(ranges)}]::tstzrange[])`;
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

/** Whether somebody has a booking of another order within this time. */
export async function isBooked(
  db: Queryable,
  { personId, start, end }: Span & { personId: string },
  orderId: string,
): Promise<boolean> {
  const { rows } = await sql<{ booked: boolean }>`select exists (
    select from taken_time where person_id = ${personId}
    and order_id <> ${orderId} and during && ${during(start, end)}) as booked`.execute(db);
  return rows[0]?.booked === true;
}

/** A booking may begin the moment another one ends; one without a length takes up one minute. */
function during(start: Date, end: Date) {
  return sql`tstzrange(${start}, greatest(${end}, ${start}::timestamptz + interval '1 minute'), '[)')`;
}
