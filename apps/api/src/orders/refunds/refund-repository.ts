import type { OrderState, PaymentMethod, QueueSort } from '@tolk/domain';
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { RefundTable } from './refund-table.ts';
import type { OpenSpan } from '../../calls/day-span.ts';
import { inSpan } from '../../database/in-span.ts';
import { containing } from '../../database/search-pattern.ts';

export type Refund = Selectable<RefundTable>;

export function insertRefund(tx: Tx, refund: Insertable<RefundTable>): Promise<Refund> {
  return tx.insertInto('refund').values(refund).returningAll().executeTakeFirstOrThrow();
}

export function findRefund(db: Queryable, id: string): Promise<Refund | undefined> {
  return db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What was proposed together with this refund, itself among it, the first one first. Locked as `lockRefund`. */
export function lockProposal(
  tx: Tx,
  { id, order_id: orderId, with_refund_id: firstId }: Refund,
): Promise<Refund[]> {
  const first = firstId ?? id;
  return tx
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .where((eb) => eb.or([eb('id', '=', first), eb('with_refund_id', '=', first)]))
    .orderBy(sql`with_refund_id is not null`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locked; take the order's lock first, as everybody does. */
export function lockRefund(tx: Tx, id: string): Promise<Refund> {
  return tx
    .selectFrom('refund')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function findRefundByNo(db: Queryable, outRefundNo: string): Promise<Refund | undefined> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('out_refund_no', '=', outRefundNo)
    .executeTakeFirst();
}

/**
 * What goes or went back of these attempts, the oldest first; with what staff only proposes. Other
 * money that came under their numbers is not part of it.
 */
export function refundsOfAttempts(tx: Tx, attemptIds: readonly string[]): Promise<Refund[]> {
  return tx
    .selectFrom('refund')
    .selectAll()
    .where('payment_attempt_id', 'in', attemptIds)
    .where('status', '<>', 'declined')
    .where('reason', '<>', 'unmatched')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What goes back of money that fits nothing, or is proposed to. */
export function refundOfIncident(tx: Tx, incidentId: string): Promise<Refund | undefined> {
  return tx
    .selectFrom('refund')
    .selectAll()
    .where('incident_id', '=', incidentId)
    .where('status', '<>', 'declined')
    .executeTakeFirst();
}

/** Fen that a member of staff gave back since then without a colleague's approval. */
export async function sumRefundedAlone(tx: Tx, staffId: string, since: Date): Promise<number> {
  const { total } = await tx
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('total'))
    .where('proposed_by', '=', staffId)
    .where('approved_by', 'is', null)
    .where('status', 'not in', ['proposed', 'declined'])
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return total;
}

/** What goes or went back of an order's money, oldest first; what staff only proposed is not among it. */
export async function refundsOf(db: Queryable, orderId: string) {
  const refunds = await db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return refunds.flatMap(({ status, ...refund }) =>
    status === 'proposed' || status === 'declined' ? [] : [{ ...refund, status }],
  );
}

/** Has all that was paid come back? */
export async function isWhollyRefunded(tx: Tx, attemptId: string): Promise<boolean> {
  const { whole } = await tx
    .selectFrom('refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.payment_attempt_id')
    .select(
      sql<boolean>`coalesce(sum(refund.amount) = max(payment_attempt.amount), false)`.as('whole'),
    )
    .where('payment_attempt_id', '=', attemptId)
    .where('refund.status', '=', 'succeeded')
    .where('refund.reason', '<>', 'unmatched')
    .executeTakeFirstOrThrow();
  return whole;
}

/** What the provider said; nothing changes once the money is back or before it is to be sent. */
export async function noteRefundState(
  db: Queryable,
  id: string,
  change: { status: 'pending' | 'accepted' | 'failed'; failure: string | null },
): Promise<void> {
  await db
    .updateTable('refund')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'accepted', 'failed'])
    .execute();
}

export async function updateRefund(
  tx: Tx,
  id: string,
  changes: Partial<
    Pick<Refund, 'status' | 'failure' | 'approved_by' | 'declined_by' | 'by_hand_reference'>
  >,
): Promise<void> {
  await tx.updateTable('refund').set(changes).where('id', '=', id).execute();
}

/** Answers false when it was confirmed before, or is not to be sent. */
export async function confirmRefundRow(
  tx: Tx,
  id: string,
  at: Date,
  from: Partial<Pick<Refund, 'provider_refund_id' | 'by_hand_reference'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set({ ...from, status: 'succeeded', confirmed_at: at, failure: null })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'accepted', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A refund as its queue shows it. */
export interface RefundRecord extends Refund {
  method: PaymentMethod;
  currency: string;
  /** Of the payment. */
  paid_at: Date | null;
  order_number: string;
  order_name: string;
  order_state: OrderState;
  client_name: string;
  proposed_name: string | null;
  approved_name: string | null;
  declined_name: string | null;
  /** Minor units; of all refunds of the same proposal. */
  whole_amount: number;
  whole_parts: number;
  /** When the oldest of their payments came. */
  whole_paid_at: Date | null;
}

const shown = sql`refund.*, payment_attempt.method, payment_attempt.currency,
  coalesce(payment_incident.at, payment_attempt.paid_at) as paid_at,
  project_order.number as order_number, project_order.name as order_name,
  project_order.state as order_state,
  person.name as client_name,
  (select staff.name from staff where staff.id = refund.proposed_by) as proposed_name,
  (select staff.name from staff where staff.id = refund.approved_by) as approved_name,
  (select staff.name from staff where staff.id = refund.declined_by) as declined_name,
  whole.amount as whole_amount, whole.parts as whole_parts, whole.paid_at as whole_paid_at`;

const joined = sql`from refund
  join payment_attempt on payment_attempt.id = refund.payment_attempt_id
  left join payment_incident on payment_incident.id = refund.incident_id
  join project_order on project_order.id = refund.order_id
  join person on person.id = project_order.client_id
  cross join lateral (
    select sum(part.amount)::bigint as amount, count(*)::integer as parts,
      min(coalesce(incident.at, attempt.paid_at)) as paid_at
    from refund as part
    join payment_attempt as attempt on attempt.id = part.payment_attempt_id
    left join payment_incident as incident on incident.id = part.incident_id
    where part.order_id = refund.order_id
      and coalesce(part.with_refund_id, part.id) = coalesce(refund.with_refund_id, refund.id)
  ) as whole`;

export interface RefundFilter {
  status?: Refund['status'];
  /** Part of the name or number of an order, of a refund’s number or of the client’s name. */
  search?: string;
  orderId?: string;
  id?: string;
  span?: OpenSpan;
}

const waits = sql`refund.status in ('proposed', 'failed')`;

const orders: Readonly<Record<QueueSort, RawBuilder<unknown>>> = {
  oldest: sql`refund.created_at, refund.id`,
  newest: sql`refund.created_at desc, refund.id`,
  amount: sql`refund.amount desc, refund.created_at, refund.id`,
};

/**
 * Unless another order is asked for, those that somebody has to do something about stand first, what
 * waits longest at the top; then the newest.
 */
export async function listRefunds(
  db: Queryable,
  filter: RefundFilter,
  { limit, offset }: { limit: number; offset: number },
  sort?: QueueSort,
): Promise<{ total: number; rows: RefundRecord[] }> {
  const matching = sql`${joined} where ${sql.join(conditionsOf(filter), sql` and `)}`;
  const inTurn = sql`${waits} desc, case when ${waits} then refund.created_at end, ${orders.newest}`;
  const { rows } = await sql<RefundRecord>`select ${shown} ${matching}
    order by ${sort === undefined ? inTurn : orders[sort]}
    limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

function conditionsOf({
  status,
  search,
  orderId,
  id,
  span = {},
}: RefundFilter): RawBuilder<unknown>[] {
  const like = containing(search ?? '');
  return [
    inSpan(sql`refund.created_at`, span),
    ...(status === undefined ? [] : [sql`refund.status = ${status}`]),
    ...(orderId === undefined ? [] : [sql`refund.order_id = ${orderId}`]),
    ...(id === undefined ? [] : [sql`refund.id = ${id}`]),
    ...(search
      ? [
          sql`(project_order.name ilike ${like} or project_order.number ilike ${like}
            or refund.out_refund_no ilike ${like} or person.name ilike ${like})`,
        ]
      : []),
  ];
}

export async function findRefundRecord(
  db: Queryable,
  id: string,
): Promise<RefundRecord | undefined> {
  const { rows } = await sql<RefundRecord>`
    select ${shown} ${joined} where refund.id = ${id}`.execute(db);
  return rows[0];
}
