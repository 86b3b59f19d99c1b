import {
  openTaxInvoiceStatuses,
  taxInvoiceStatuses,
  type QueueSort,
  type TaxInvoiceKind,
  type TaxInvoiceStatus,
} from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import type { OpenSpan } from '../../calls/day-span.ts';
import { containing } from '../../database/search-pattern.ts';
import { shareOf } from './invoiceable-repository.ts';

export interface DeskFilter {
  status?: TaxInvoiceStatus;
  kind?: TaxInvoiceKind;
  /** A member of staff, or nobody. */
  assigneeId?: string | null;
  search?: string;
  /** Of the request. */
  span: OpenSpan;
}

export type DeskInvoice = NonNullable<Awaited<ReturnType<typeof findDeskInvoice>>>;

const isOpen = sql`tax_invoice.status in (${sql.join(openTaxInvoiceStatuses)})`;
const inTurn = sql`${isOpen} desc, case when ${isOpen} then tax_invoice.requested_at end,
  tax_invoice.requested_at desc`;

/** What clients paid for the orders of an invoice. */
const paid = sql<number>`(select coalesce(sum(${shareOf('line')}), 0)::bigint
  from tax_invoice_order as line where line.invoice_id = tax_invoice.id)`;

const orders: Readonly<Record<QueueSort, RawBuilder<unknown>>> = {
  oldest: sql`tax_invoice.requested_at`,
  newest: sql`tax_invoice.requested_at desc`,
  amount: sql`${paid} desc, tax_invoice.requested_at`,
};

/**
 * Unless another order is asked for, what is open first, the oldest before all, then what was asked
 * for last.
 */
export async function listDeskInvoices(
  db: Queryable,
  filter: DeskFilter,
  { limit, offset }: { limit: number; offset: number },
  sort?: QueueSort,
) {
  const found = matching(db, filter);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withNames(found)
    .select([
      sql<number>`(select count(*) from tax_invoice_order as line
        where line.invoice_id = tax_invoice.id)`.as('orders'),
      paid.as('paid'),
    ])
    .orderBy(sql`${sort === undefined ? inTurn : orders[sort]}`)
    .orderBy('tax_invoice.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

export function findDeskInvoice(db: Queryable, id: string) {
  return withNames(joined(db)).where('tax_invoice.id', '=', id).executeTakeFirst();
}

/** Every step, the first one first. */
export function invoiceEvents(db: Queryable, id: string) {
  return db
    .selectFrom('tax_invoice_event')
    .leftJoin('staff', 'staff.id', 'tax_invoice_event.staff_id')
    .leftJoin('staff as receiver', 'receiver.id', 'tax_invoice_event.to_staff_id')
    .select(['action', 'staff.name as by_name', 'receiver.name as to_name', 'at'])
    .where('invoice_id', '=', id)
    .orderBy('tax_invoice_event.id')
    .execute();
}

function matching(db: Queryable, { status, kind, assigneeId, search, span }: DeskFilter) {
  return joined(db)
    .where('tax_invoice.status', 'in', status === undefined ? taxInvoiceStatuses : [status])
    .$if(kind !== undefined, (query) => query.where('tax_invoice.kind', '=', kind ?? 'ordinary'))
    .$if(assigneeId === null, (query) => query.where('tax_invoice.assignee_id', 'is', null))
    .$if(typeof assigneeId === 'string', (query) =>
      query.where('tax_invoice.assignee_id', '=', assigneeId ?? null),
    )
    .where((eb) =>
      eb.and([
        ...(span.from ? [eb('tax_invoice.requested_at', '>=', span.from)] : []),
        ...(span.before ? [eb('tax_invoice.requested_at', '<', span.before)] : []),
      ]),
    )
    .$if(search !== undefined, (query) => {
      const pattern = containing(search ?? '');
      return query.where(
        sql<boolean>`(tax_invoice.title ilike ${pattern} or tax_invoice.tax_number ilike ${pattern}
          or exists (select from tax_invoice_document as paper
            where paper.invoice_id = tax_invoice.id and paper.number ilike ${pattern})
          or exists (select from tax_invoice_order as line
            join project_order on project_order.id = line.order_id
            where line.invoice_id = tax_invoice.id and project_order.number ilike ${pattern}))`,
      );
    });
}

function joined(db: Queryable) {
  return db
    .selectFrom('tax_invoice')
    .innerJoin('person', 'person.id', 'tax_invoice.client_id')
    .leftJoin('staff as assignee', 'assignee.id', 'tax_invoice.assignee_id');
}

function withNames(query: ReturnType<typeof joined>) {
  return query
    .selectAll('tax_invoice')
    .select(['person.name as client_name', 'assignee.name as assignee_name']);
}
