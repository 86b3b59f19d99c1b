import {
  sql,
  type Insertable,
  type RawBuilder,
  type SelectQueryBuilder,
  type Selectable,
} from 'kysely';
import type { QueueSort, SettlementMethodName, SettlementStatus } from '@tolk/domain';
import { countingSettlementStatuses } from '@tolk/domain';
import { earnedBy, nameWithMilestone } from '../../orders/earnings/earning-repository.ts';
import type { EarnedBy } from '../../orders/earnings/name-of-earning.ts';
import type { Queryable, Schema, Tx } from '../../database/schema.ts';
import type {
  SettlementEventTable,
  SettlementItemTable,
  SettlementTable,
} from './settlement-table.ts';
import type { OpenSpan } from '../../calls/day-span.ts';
import { containing } from '../../database/search-pattern.ts';

export type Settlement = Selectable<SettlementTable>;
export type SettlementChanges = Partial<
  Pick<
    Settlement,
    | 'status'
    | 'version'
    | 'settled_at'
    | 'ended_at'
    | 'failure'
    | 'payout_batch_id'
    | 'provider_state'
    | 'provider_reference'
  >
>;

/** A number that no application had before; numbers of failed ones stay unused. */
export async function nextSettlementNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    number: number;
  }>`select nextval('settlement_number') as number`.execute(tx);
  return rows[0]?.number ?? 0;
}

export async function insertSettlement(
  tx: Tx,
  settlement: Insertable<SettlementTable>,
  items: readonly Insertable<SettlementItemTable>[],
): Promise<void> {
  await tx.insertInto('settlement').values(settlement).execute();
  await tx.insertInto('settlement_item').values(items).execute();
}

export function findSettlement(
  db: Queryable,
  id: string,
  supplierId?: string,
): Promise<Settlement | undefined> {
  let query = db.selectFrom('settlement').selectAll().where('id', '=', id);
  if (supplierId !== undefined) query = query.where('supplier_id', '=', supplierId);
  return query.executeTakeFirst();
}

export function findSettlementByNumber(
  db: Queryable,
  number: string,
): Promise<Settlement | undefined> {
  return db.selectFrom('settlement').selectAll().where('number', '=', number).executeTakeFirst();
}

/** Locked until the end of the transaction, by id order; the suppliers' accounts come first. */
export function lockSettlements(tx: Tx, ids: readonly string[]): Promise<Settlement[]> {
  return tx
    .selectFrom('settlement')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateSettlement(
  tx: Tx,
  id: string,
  changes: SettlementChanges,
): Promise<void> {
  await tx.updateTable('settlement').set(changes).where('id', '=', id).execute();
}

export async function insertSettlementEvent(
  tx: Tx,
  event: Insertable<SettlementEventTable>,
): Promise<void> {
  await tx.insertInto('settlement_event').values(event).execute();
}

/** The application that uses up the month (`2026-11`). */
export function countingSettlement(
  db: Queryable,
  supplierId: string,
  month: string,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('settlement')
    .select('id')
    .where('supplier_id', '=', supplierId)
    .where('month', '=', month)
    .where('status', 'in', countingSettlementStatuses)
    .executeTakeFirst();
}

type Rows<Row> = SelectQueryBuilder<Schema, 'settlement', Row>;

/** What an application's money was earned by. */
const projects = sql<EarnedBy[]>`(
  select coalesce(json_agg(json_build_object(
    'order_name', ${nameWithMilestone},
    'source_language', test_marking.source_language,
    'target_language', test_marking.target_language
  ) order by project_order.number, order_milestone.position, test_marking.number), '[]')
  from settlement_item
  left join project_order on project_order.id = settlement_item.order_id
  left join order_milestone on order_milestone.id = settlement_item.milestone_id
  left join test_marking on test_marking.id = settlement_item.marking_id
  where settlement_item.settlement_id = settlement.id)`;

export type SettlementRecord = Settlement & { projects: EarnedBy[] };

function withProjects<Row>(query: Rows<Row>) {
  return query.selectAll('settlement').select(projects.as('projects'));
}

/** The supplier's applications, the newest first. */
export async function listSettlements(
  db: Queryable,
  supplierId: string,
  status: SettlementStatus | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: SettlementRecord[] }> {
  let matching = db.selectFrom('settlement').where('supplier_id', '=', supplierId);
  if (status !== undefined) matching = matching.where('status', '=', status);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withProjects(matching)
    .orderBy('applied_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

/** What staff sees besides: whose application it is, and since when its payout is out. */
const owner = [
  sql<string>`(select name from person where person.id = settlement.supplier_id)`.as('person_name'),
  sql<boolean>`coalesce((select party_kind = 'company' from personal_information
    where person_id = settlement.supplier_id), false)`.as('is_company'),
  sql<boolean>`exists (select from person
    where person.id = settlement.supplier_id and blocked_at is not null)`.as('is_blocked'),
  sql<Date | null>`(select approved_at from payout_batch
    where payout_batch.id = settlement.payout_batch_id)`.as('sent_at'),
] as const;

export type StaffSettlementRecord = SettlementRecord & {
  person_name: string;
  is_company: boolean;
  is_blocked: boolean;
  /** Null while its batch, if it has one, is not approved. */
  sent_at: Date | null;
};

const isOpen = sql`settlement.status in ('applied', 'sent')`;
const inTurn = sql`${isOpen} desc, case when ${isOpen} then applied_at end, applied_at desc`;

const orders: Readonly<Record<QueueSort, RawBuilder<unknown>>> = {
  oldest: sql`applied_at`,
  newest: sql`applied_at desc`,
  amount: sql`gross desc, applied_at`,
};

export interface StaffSettlementFilter {
  status?: SettlementStatus;
  method?: SettlementMethodName;
  search?: string;
  /** Only those whose payout went out by then and has not ended. */
  sentBefore?: Date;
  /** Of the application. */
  span: OpenSpan;
}

/**
 * Unless another order is asked for, open applications stand first, the oldest at the top; after them
 * the others, the newest first.
 */
export async function listStaffSettlements(
  db: Queryable,
  { status, method, search, sentBefore, span }: StaffSettlementFilter,
  { limit, offset }: { limit: number; offset: number },
  sort?: QueueSort,
): Promise<{ total: number; rows: StaffSettlementRecord[] }> {
  const like = containing(search ?? '');
  let matching = db.selectFrom('settlement');
  if (status !== undefined) matching = matching.where('status', '=', status);
  if (method !== undefined) matching = matching.where('method', '=', method);
  if (span.from !== undefined) matching = matching.where('applied_at', '>=', span.from);
  if (span.before !== undefined) matching = matching.where('applied_at', '<', span.before);
  if (sentBefore !== undefined) {
    matching = matching.where('status', '=', 'sent').where(
      sql<boolean>`exists (select from payout_batch
          where payout_batch.id = settlement.payout_batch_id and approved_at <= ${sentBefore})`,
    );
  }
  if (search) {
    matching = matching.where(
      sql<boolean>`(settlement.number ilike ${like} or exists (select from person
        where person.id = settlement.supplier_id and person.name ilike ${like}))`,
    );
  }
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withProjects(matching)
    .select(owner)
    .orderBy(sql`${sort === undefined ? inTurn : orders[sort]}`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

export function findStaffSettlement(
  db: Queryable,
  id: string,
): Promise<StaffSettlementRecord | undefined> {
  return withProjects(db.selectFrom('settlement'))
    .select(owner)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The applications of a batch by their numbers. */
export function staffSettlementsOf(
  db: Queryable,
  payoutBatchId: string,
): Promise<StaffSettlementRecord[]> {
  return withProjects(db.selectFrom('settlement'))
    .select(owner)
    .where('payout_batch_id', '=', payoutBatchId)
    .orderBy('number')
    .execute();
}

/** Locked until the end of the transaction. */
export async function lockSettlementsOf(tx: Tx, payoutBatchId: string): Promise<Settlement[]> {
  return tx
    .selectFrom('settlement')
    .selectAll()
    .where('payout_batch_id', '=', payoutBatchId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function settlementsOfBatch(db: Queryable, payoutBatchId: string): Promise<Settlement[]> {
  return db
    .selectFrom('settlement')
    .selectAll()
    .where('payout_batch_id', '=', payoutBatchId)
    .orderBy('number')
    .execute();
}

/** Numbers of those among these applications whose supplier is kept out by staff. */
export async function blockedAmong(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('settlement')
    .innerJoin('person', 'person.id', 'settlement.supplier_id')
    .select('number')
    .where('settlement.id', 'in', ids)
    .where('blocked_at', 'is not', null)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** Numbers of those among these applications whose account staff have revoked or refused since. */
export async function revokedAmong(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('settlement')
    .innerJoin('settlement_method', (join) =>
      join
        .onRef('settlement_method.person_id', '=', 'settlement.supplier_id')
        .onRef('settlement_method.method', '=', 'settlement.method'),
    )
    .select('number')
    .where('settlement.id', 'in', ids)
    .where('settlement_method.status', '=', 'refused')
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** What an application pays for. */
export function settlementItems(db: Queryable, settlementId: string) {
  return db
    .selectFrom('settlement_item')
    .leftJoin('project_order', 'project_order.id', 'settlement_item.order_id')
    .leftJoin('order_milestone', 'order_milestone.id', 'settlement_item.milestone_id')
    .leftJoin('test_marking', 'test_marking.id', 'settlement_item.marking_id')
    .select([
      'settlement_item.order_id',
      sql<string>`coalesce(settlement_item.marking_id, settlement_item.milestone_id,
        settlement_item.order_id)`.as('fee_id'),
      ...earnedBy,
      'amount',
    ])
    .where('settlement_id', '=', settlementId)
    .orderBy('project_order.number')
    .orderBy('order_milestone.position')
    .orderBy('test_marking.number')
    .execute();
}

/** What happened to it, the first first. */
export function settlementEvents(db: Queryable, settlementId: string) {
  return db
    .selectFrom('settlement_event')
    .select(['action', 'actor', 'note', 'at'])
    .where('settlement_id', '=', settlementId)
    .orderBy('id')
    .execute();
}

/** Invoices of the projects of an application, with their files. */
export function invoicesOfSettlement(db: Queryable, settlementId: string) {
  return db
    .selectFrom('fee_invoice')
    .innerJoin('file', 'file.id', 'fee_invoice.file_id')
    .selectAll('file')
    .select('fee_invoice.number as invoice_number')
    .where(
      sql<boolean>`exists (select from fee_invoice_order
        join settlement_item on settlement_item.order_id = fee_invoice_order.order_id
          and settlement_item.milestone_id is not distinct from fee_invoice_order.milestone_id
        where fee_invoice_order.fee_invoice_id = fee_invoice.id
          and settlement_item.settlement_id = ${settlementId})`,
    )
    .orderBy('fee_invoice.created_at')
    .execute();
}
