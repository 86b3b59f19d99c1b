import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { PaymentIncidentTable } from './incident-table.ts';
import type { Refund } from './refund-repository.ts';

/** Money that came and fits nothing. */
export type Incident = Selectable<PaymentIncidentTable>;
export type IncidentRecord = Incident & {
  order_number: string | null;
  resolver: string | null;
  refund_status: Refund['status'] | null;
  /** It paid the order after all. */
  booked: boolean;
  /** Those of the staff who declined to send it back. */
  decliners: string[];
};

/** The same incident, however often it is reported, is one row; answers whether it is new. */
export async function insertIncident(
  db: Queryable,
  incident: Pick<
    Insertable<PaymentIncidentTable>,
    | 'kind'
    | 'method'
    | 'order_id'
    | 'payment_attempt_id'
    | 'expected'
    | 'received'
    | 'provider_transaction_id'
    | 'at'
  >,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_incident')
    .values({ ...incident, id: randomUUID(), resolved_at: null, resolved_by: null, note: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const shown = sql`payment_incident.*,
  (select number from project_order where id = payment_incident.order_id) as order_number,
  (select name from staff where id = payment_incident.resolved_by) as resolver,
  (select status from refund
    where incident_id = payment_incident.id and status <> 'declined') as refund_status,
  exists (select from payment_attempt where id = payment_incident.payment_attempt_id
    and provider_transaction_id = payment_incident.provider_transaction_id) as booked,
  array(select coalesce(declined_by::text, '') from refund
    where incident_id = payment_incident.id and status = 'declined') as decliners`;

/** Open ones first, what waits longest at the top; then the newest. */
export async function listIncidents(
  db: Queryable,
  {
    open,
    orderId,
    id,
  }: { open?: boolean | undefined; orderId?: string | undefined; id?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: IncidentRecord[] }> {
  const wanted = [
    open === undefined ? null : sql<boolean>`(resolved_at is null) = ${open}`,
    orderId === undefined ? null : sql<boolean>`order_id = ${orderId}`,
    id === undefined ? null : sql<boolean>`id = ${id}`,
  ].filter((condition) => condition !== null);
  const matching = sql`from payment_incident where ${sql.join([sql`true`, ...wanted], sql` and `)}`;
  const { rows } = await sql<IncidentRecord>`select ${shown} ${matching}
    order by resolved_at is null desc, case when resolved_at is null then at end, at desc, id
    limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

export async function findIncident(db: Queryable, id: string): Promise<IncidentRecord | undefined> {
  const { rows } = await sql<IncidentRecord>`
    select ${shown} from payment_incident where id = ${id}`.execute(db);
  return rows[0];
}

/** What came for an order, pays nothing and goes nowhere yet, the oldest first. */
export async function heldMoneyOf(
  db: Queryable,
  orderId: string,
): Promise<{ kind: 'wrongAmount' | 'secondTransaction'; received: number; at: Date }[]> {
  const { rows } = await sql<{
    kind: 'wrongAmount' | 'secondTransaction';
    received: number;
    at: Date;
  }>`
    select kind, received, at from payment_incident
    where order_id = ${orderId} and kind in ('wrongAmount', 'secondTransaction')
      and received > 0 and resolved_at is null
      and not exists (select from refund where incident_id = payment_incident.id
        and status not in ('proposed', 'declined'))
      and not exists (select from payment_attempt where id = payment_incident.payment_attempt_id
        and provider_transaction_id = payment_incident.provider_transaction_id)
    order by at, id`.execute(db);
  return rows;
}

/** Fen that came for an attempt and fit nothing, the newest; null where nothing of the kind did. */
export async function unmatchedAmount(db: Queryable, attemptId: string): Promise<number | null> {
  const incident = await db
    .selectFrom('payment_incident')
    .select('received')
    .where('payment_attempt_id', '=', attemptId)
    .where('kind', 'in', ['wrongAmount', 'secondTransaction'])
    .where('received', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return incident?.received ?? null;
}

export async function lockIncident(tx: Tx, id: string): Promise<Incident | undefined> {
  return tx
    .selectFrom('payment_incident')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function resolveIncident(
  tx: Tx,
  id: string,
  resolution: { resolved_at: Date; resolved_by: string; note: string },
): Promise<void> {
  await tx.updateTable('payment_incident').set(resolution).where('id', '=', id).execute();
}
