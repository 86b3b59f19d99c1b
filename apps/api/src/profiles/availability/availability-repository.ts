import type { OpenSpan, WorkCalendar } from '@tolk/domain';
import { sql, type Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { DayOffTable, WorkCalendarTable } from './availability-table.ts';

export interface CalendarRecord extends WorkCalendar {
  daysOff: (WorkCalendar['daysOff'][number] & { note: string })[];
  isPublic: boolean;
  version: number;
}

/** Nothing where the supplier keeps no calendar. */
export async function findCalendar(
  db: Queryable,
  personId: string,
): Promise<CalendarRecord | undefined> {
  const { rows } = await sql<CalendarRecord>`
    select zone, week, notice_hours as "noticeHours", is_public as "isPublic", version,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('from', first_day, 'until', last_day, 'note', note) order by first_day)
        from day_off where day_off.person_id = work_calendar.person_id
      ), '[]') as "daysOff"
    from work_calendar where person_id = ${personId}
  `.execute(db);
  return rows[0];
}

/** False where it was set to another version meanwhile. */
export async function writeCalendar(
  tx: Tx,
  { version, ...calendar }: Insertable<WorkCalendarTable>,
  daysOff: readonly Omit<DayOffTable, 'person_id'>[],
): Promise<boolean> {
  const { person_id } = calendar;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('work_calendar')
    .values({ ...calendar, version: version + 1 })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ ...calendar, version: version + 1 })
        .where('work_calendar.version', '=', version),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await tx.deleteFrom('day_off').where('person_id', '=', person_id).execute();
  if (daysOff.length > 0) {
    await tx
      .insertInto('day_off')
      .values(daysOff.map((one) => ({ ...one, person_id })))
      .execute();
  }
  return true;
}

export interface BookedTime extends OpenSpan {
  orderId: string;
  orderName: string;
  /** Of a company: nobody of it works on the order. */
  isUnassigned: boolean;
}

/** What a supplier, a company by whomever, has promised that ends after `from`; the nearest first. */
export async function bookedTimes(
  db: Queryable,
  supplierId: string,
  from: Date,
): Promise<BookedTime[]> {
  const { rows } = await sql<BookedTime>`
    select lower(during) as start, upper(during) as end, order_id as "orderId",
      project_order.name as "orderName", member_id is null and exists (
        select from organisation where id = booking.supplier_id
      ) as "isUnassigned"
    from booking join project_order on project_order.id = order_id
    where booking.supplier_id = ${supplierId} and upper(during) > ${from}
    order by lower(during)
  `.execute(db);
  return rows;
}

/** When somebody has to be there, for themselves or for a company; the bookings of `orderId` do not count. */
export async function takenTimes(
  db: Queryable,
  personId: string,
  from: Date,
  orderId: string | null = null,
): Promise<OpenSpan[]> {
  const { rows } = await sql<OpenSpan>`
    select lower(during) as start, upper(during) as end from taken_time
    where person_id = ${personId} and upper(during) > ${from}
      and order_id is distinct from ${orderId}::uuid
    order by lower(during)
  `.execute(db);
  return rows;
}

/** A person's calendar and days off, for their own data. */
export async function calendarData(db: Queryable, personId: string) {
  const calendar = await db
    .selectFrom('work_calendar')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const daysOff = await db
    .selectFrom('day_off')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('first_day')
    .execute();
  return { calendar, daysOff };
}
