import { sql } from 'kysely';
import type { AppealStatus, Identity } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import type { BookingTime } from '../calls/booking-times.ts';
import {
  columnOf,
  orderRecords,
  type OrderParty,
  type OrderRecord,
} from '../orders/order/order-repository.ts';

/** What of an appeal has a date. */
export interface CalendarAppeal {
  id: string;
  status: AppealStatus;
  version: number;
  evidence_until: Date;
  accepted_by: Identity[];
  ruled_at: Date | null;
}

/** An order with all that has a date in it. */
export interface CalendarOrder {
  order: OrderRecord;
  /** Those that are over too, so that their dates can be taken back. */
  appeals: CalendarAppeal[];
  /** The sessions of each version of the terms, the first version first. */
  versions: BookingTime[][];
  changedAt: Date;
}

export async function orderWithDates(
  db: Queryable,
  id: string,
  party: OrderParty,
): Promise<CalendarOrder | undefined> {
  const orders = await orderRecords(db)
    .where('project_order.id', '=', id)
    .where(columnOf(party.identity), '=', party.personId)
    .execute();
  const [order] = await withDates(db, orders);
  return order;
}

/**
 * A person's orders on both sides, and those of a company that they work on, that are open or ended after
 * `since`; the last due ones first.
 */
export async function ordersWithDates(
  db: Queryable,
  personId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<CalendarOrder[]> {
  const orders = await orderRecords(db)
    .where((eb) =>
      eb.or([
        eb('project_order.client_id', '=', personId),
        eb('project_order.supplier_id', '=', personId),
        worksOn(personId),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('project_order.ended_at', '>', since),
        // Nothing ends a rejected order, since it may be sent again.
        eb.and([
          eb('project_order.ended_at', 'is', null),
          eb.or([eb('state', '<>', 'rejected'), eb('project_order.due_at', '>', since)]),
        ]),
      ]),
    )
    .orderBy('project_order.due_at', 'desc')
    .orderBy('project_order.id')
    .limit(limit)
    .execute();
  return withDates(db, orders);
}

/** Whoever left the company is no longer told of what they worked on. */
function worksOn(personId: string) {
  return sql<boolean>`(
    project_order.id in (select order_id from order_assignment where person_id = ${personId}::uuid)
    and ${personId}::uuid = (
      select person_id from order_assignment
      where order_id = project_order.id order by id desc limit 1)
    and exists (
      select from organisation_member
      where organisation_id = project_order.supplier_id and person_id = ${personId}::uuid))`;
}

/** The order that a screen shows, also where it shows an appeal about it. */
export async function orderIdOf(
  db: Queryable,
  shown: { orderId: string | null; appealId: string | null },
): Promise<string | null> {
  if (shown.orderId !== null || shown.appealId === null) return shown.orderId;
  const appeal = await db
    .selectFrom('appeal')
    .select('order_id')
    .where('id', '=', shown.appealId)
    .executeTakeFirst();
  return appeal?.order_id ?? null;
}

async function withDates(db: Queryable, orders: OrderRecord[]): Promise<CalendarOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const appeals = await appealsOf(db, ids);
  const versions = await bookingVersions(db, ids);
  const changes = new Map((await lastChanges(db, ids)).map(({ order_id, at }) => [order_id, at]));
  return orders.map((order) => ({
    order,
    appeals: appeals.flatMap(({ order_id, ...appeal }) => (order_id === order.id ? [appeal] : [])),
    versions: versions.flatMap(({ order_id, bookings }) =>
      order_id === order.id ? [bookings] : [],
    ),
    changedAt: changes.get(order.id) ?? order.created_at,
  }));
}

function appealsOf(db: Queryable, orderIds: readonly string[]) {
  return db
    .selectFrom('appeal')
    .leftJoin('appeal_ruling', (join) =>
      join
        .onRef('appeal_ruling.appeal_id', '=', 'appeal.id')
        .on('appeal_ruling.step', '=', 'ruling'),
    )
    .select([
      'order_id',
      'appeal.id',
      'status',
      'version',
      'evidence_until',
      'accepted_by',
      'appeal_ruling.at as ruled_at',
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('opened_at')
    .orderBy('appeal.id')
    .execute();
}

async function bookingVersions(db: Queryable, orderIds: readonly string[]) {
  const { rows } = await sql<{ order_id: string; bookings: BookingTime[] }>`
    select order_id, details -> 'bookings' as bookings from order_event
    where order_id = any(${orderIds}::uuid[])
      and action in ('create', 'edit', 'agreeChange', 'confirmChange')
      and jsonb_typeof(details -> 'bookings') = 'array'
    order by id`.execute(db);
  return rows;
}

async function lastChanges(db: Queryable, orderIds: readonly string[]) {
  const { rows } = await sql<{ order_id: string; at: Date }>`
    select order_id, max(at) as at from (
      select order_id, at from order_event where order_id = any(${orderIds}::uuid[])
      union all
      select order_id, at from appeal_event join appeal on appeal.id = appeal_id
      where order_id = any(${orderIds}::uuid[])
    ) as change
    group by order_id`.execute(db);
  return rows;
}
