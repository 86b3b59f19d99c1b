import { invoiceableStates } from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';

/**
 * Fen that were paid for an order and neither went nor go back. What staff only proposes to refund is
 * still paid; other money that came under the payment's number never was.
 */
export function paidFor(orderId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((
    select sum(attempt.amount - coalesce((
      select sum(refund.amount) from refund
      where refund.payment_attempt_id = attempt.id and refund.reason <> 'unmatched'
        and refund.status not in ('proposed', 'declined')), 0))
    from payment_attempt as attempt
    where attempt.order_id = ${orderId} and attempt.paid_at is not null and not exists (
      select from refund as late
      where late.payment_attempt_id = attempt.id and late.reason = 'latePaid')
  ), 0)::bigint`;
}

const paid = paidFor(sql.ref('project_order.id'));

/** The same by order. */
export async function paidForOrders(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; paid: number }>`
    select id, ${paid} as paid from project_order where id = any(${[...orderIds]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row.paid]));
}

export interface InvoiceableOrder {
  id: string;
  number: string;
  name: string;
  ended_at: Date;
  paid: number;
}

const month = sql`to_char(ended_at at time zone 'Asia/Shanghai', 'YYYY-MM')`;

/** What a client may ask an invoice for. */
function free(clientId: string): RawBuilder<unknown> {
  return sql`client_id = ${clientId} and state in (${sql.join(invoiceableStates)})
    and currency = 'CNY' and ended_at is not null and ${paid} > 0
    and not exists (select from tax_invoice_order as line
      where line.order_id = project_order.id and line.live)`;
}

/** Orders of a client that are on no invoice yet, of one month or of all, the newest first. */
export async function invoiceableOrders(
  db: Queryable,
  clientId: string,
  { month: of, limit, offset }: { month?: string; limit: number; offset: number },
): Promise<{ total: number; rows: InvoiceableOrder[] }> {
  const matching = sql`from project_order where ${free(clientId)}
    and ${of === undefined ? sql`true` : sql`${month} = ${of}`}`;
  const { rows } = await sql<InvoiceableOrder>`
    select id, number, name, ended_at, ${paid} as paid ${matching}
    order by ended_at desc, id limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** The months in which such orders ended, the newest first. */
export async function invoiceableMonths(
  db: Queryable,
  clientId: string,
): Promise<{ month: string; orders: number; amount: number }[]> {
  const { rows } = await sql<{ month: string; orders: number; amount: number }>`
    select ${month} as month, count(*) as orders, sum(${paid})::bigint as amount
    from project_order where ${free(clientId)} group by 1 order by 1 desc`.execute(db);
  return rows;
}

/** Those of these orders that a client may ask an invoice for, locked, in the order of their ids. */
export async function lockInvoiceable(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<(InvoiceableOrder & { month: string })[]> {
  await sql`select id from project_order
    where id = any(${sql.val([...ids])}::uuid[]) and client_id = ${clientId}
    order by id for update`.execute(tx);
  // Read after the locks are held: what a rival asked for or gave back meanwhile is then seen.
  const { rows } = await sql<InvoiceableOrder & { month: string }>`
    select id, number, name, ended_at, ${paid} as paid, ${month} as month from project_order
    where id = any(${sql.val([...ids])}::uuid[]) and ${free(clientId)} order by id`.execute(tx);
  return rows;
}

/** How many of these orders are the client's. */
export async function countOwnOrders(
  db: Queryable,
  clientId: string,
  ids: readonly string[],
): Promise<number> {
  const { own } = await db
    .selectFrom('project_order')
    .select((eb) => eb.fn.countAll<number>().as('own'))
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return own;
}

/** Whether a client may ask an invoice for this order. */
export async function isInvoiceable(db: Queryable, clientId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from project_order where id = ${id} and ${free(clientId)}`.execute(db);
  return rows.length > 0;
}
