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

/** Fen that the invoices before one say of its order; of a row of `tax_invoice_order` under this name. */
export function invoicedBefore(line: string): RawBuilder<number> {
  return sql<number>`coalesce((
    select sum(before.invoiced) from tax_invoice_order as before
    where before.order_id = ${sql.ref(`${line}.order_id`)} and before.live
      and before.ordinal < ${sql.ref(`${line}.ordinal`)}
  ), 0)::bigint`;
}

/**
 * Fen of an order that belong on an invoice: what is paid and on none before it, once it is issued no
 * more than its papers say. So a refund is taken from the last one first, and what was paid since is
 * free for a further one. Of a row of `tax_invoice_order` under this name.
 */
export function shareOf(line: string): RawBuilder<number> {
  const orderId = sql.ref(`${line}.order_id`);
  return sql<number>`least(
    greatest(${paidFor(orderId)} - ${invoicedBefore(line)}, 0),
    (select ${sql.ref(`${line}.invoiced`)} from tax_invoice as own
      where own.id = ${sql.ref(`${line}.invoice_id`)} and own.issued_at is not null)
  )`;
}

/** Fen that all invoices say of an order. */
const invoiced = sql<number>`coalesce((
  select sum(line.invoiced) from tax_invoice_order as line
  where line.order_id = project_order.id and line.live), 0)::bigint`;

/** Fen that no invoice says yet. */
const rest = sql<number>`(${paid} - ${invoiced})`;

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
  /** Fen that no invoice says yet. */
  rest: number;
  invoiced: number;
}

const month = sql`to_char(ended_at at time zone 'Asia/Shanghai', 'YYYY-MM')`;

const columns = sql`id, number, name, ended_at, ${rest} as rest, ${invoiced} as invoiced`;

/** What a client may ask an invoice for: orders with something to invoice, and no request that is open. */
function free(clientId: string): RawBuilder<unknown> {
  return sql`client_id = ${clientId} and state in (${sql.join(invoiceableStates)})
    and currency = 'CNY' and ended_at is not null and ${rest} > 0
    and not exists (select from tax_invoice_order as line
      join tax_invoice on tax_invoice.id = line.invoice_id
      where line.order_id = project_order.id and line.live and tax_invoice.issued_at is null)`;
}

/** Orders of a client that can be invoiced, of one month or of all, the newest first. */
export async function invoiceableOrders(
  db: Queryable,
  clientId: string,
  { month: of, limit, offset }: { month?: string; limit: number; offset: number },
): Promise<{ total: number; rows: InvoiceableOrder[] }> {
  const matching = sql`from project_order where ${free(clientId)}
    and ${of === undefined ? sql`true` : sql`${month} = ${of}`}`;
  const { rows } = await sql<InvoiceableOrder>`
    select ${columns} ${matching}
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
    select ${month} as month, count(*) as orders, sum(${rest})::bigint as amount
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
    select ${columns}, ${month} as month from project_order
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

/** Fen of this order that a client may ask an invoice for; 0: none can be asked for. */
export async function invoiceableAmount(
  db: Queryable,
  clientId: string,
  id: string,
): Promise<number> {
  const { rows } = await sql<{ rest: number }>`
    select ${rest} as rest from project_order where id = ${id} and ${free(clientId)}`.execute(db);
  return rows[0]?.rest ?? 0;
}
