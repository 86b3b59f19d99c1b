import { sql, type Insertable, type Selectable } from 'kysely';
import type { EarningsStatus } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { EarningTable } from './earning-table.ts';
import { containing } from '../../database/search-pattern.ts';
import { holdOrders } from '../order/order-repository.ts';

export type Earning = Selectable<EarningTable>;
/** Whose earnings: an order's, or those of one milestone of it. */
export interface EarningOf {
  order_id: string;
  milestone_id: string | null;
}
export type Fee = NonNullable<Awaited<ReturnType<typeof lockFees>>[number]>;

export async function insertEarning(tx: Tx, earning: Insertable<EarningTable>): Promise<void> {
  await tx.insertInto('earning').values(earning).execute();
}

/** All that an order has earned: one row, or one for each milestone that was accepted. */
export function earningsOfOrder(db: Queryable, orderId: string): Promise<Earning[]> {
  return db.selectFrom('earning').selectAll().where('order_id', '=', orderId).execute();
}

/** What each of these orders has earned, all its milestones together; who has earned nothing is missing. */
export async function earnedWith(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; earned: number }>`
    select order_id as id, sum(amount)::bigint as earned from earning
    where order_id = any(${[...orderIds]}::uuid[]) group by order_id`.execute(db);
  return new Map(rows.map(({ id, earned }) => [id, earned]));
}

/** Locked until the end of the transaction; the order's lock comes first, as everywhere. */
export function lockEarning(tx: Tx, of: EarningOf): Promise<Earning | undefined> {
  return tx.selectFrom('earning').selectAll().where(isOf(of)).forUpdate().executeTakeFirst();
}

export async function updateEarning(
  tx: Tx,
  of: EarningOf,
  changes: Partial<Pick<Earning, 'amount' | 'status' | 'settlement_id'>>,
): Promise<void> {
  await tx.updateTable('earning').set(changes).where(isOf(of)).execute();
}

export async function deleteEarning(tx: Tx, of: EarningOf): Promise<void> {
  await tx.deleteFrom('earning').where(isOf(of)).execute();
}

function isOf({ order_id, milestone_id }: EarningOf) {
  return sql<boolean>`earning.order_id = ${order_id}
    and earning.milestone_id is not distinct from ${milestone_id}`;
}

/** What an order's supplier is paid for, in queries that join both. */
export const nameWithMilestone = sql<string>`project_order.name || coalesce(' · ' || order_milestone.name, '')`;

/** How a supplier names earnings: by the marking, by the milestone, else by the order. */
const feeId = sql<string>`coalesce(earning.marking_id, earning.milestone_id, earning.order_id)`;

/** What is earned by in queries that join orders, milestones and markings; one without an order has a pair. */
export const earnedBy = [
  sql<string>`coalesce(project_order.number, test_marking.number)`.as('number'),
  sql<string | null>`${nameWithMilestone}`.as('order_name'),
  'test_marking.source_language',
  'test_marking.target_language',
] as const;

/** Earnings with their orders and the invoice that covers them as they are now. */
function fees(db: Queryable, supplierId: string) {
  return db
    .selectFrom('earning')
    .leftJoin('project_order', 'project_order.id', 'earning.order_id')
    .leftJoin('person as client', 'client.id', 'project_order.client_id')
    .leftJoin('order_milestone', 'order_milestone.id', 'earning.milestone_id')
    .leftJoin('test_marking', 'test_marking.id', 'earning.marking_id')
    .leftJoin('fee_invoice_order', (join) =>
      join
        .onRef('fee_invoice_order.order_id', '=', 'earning.order_id')
        .on(sql<boolean>`fee_invoice_order.milestone_id is not distinct from earning.milestone_id`)
        .onRef('fee_invoice_order.amount', '=', 'earning.amount'),
    )
    .where('earning.supplier_id', '=', supplierId);
}

const feeColumns = [
  'earning.order_id',
  'earning.milestone_id',
  'earning.marking_id',
  'earning.amount',
  'earning.currency',
  'earning.status',
  'earning.earned_at',
  'earning.hold_until',
  'earning.settlement_id',
  ...earnedBy,
  sql<number>`coalesce(order_milestone.price, project_order.price, earning.amount)`.as('price'),
  sql<number>`coalesce(order_milestone.commission, project_order.commission, 0)`.as('commission'),
  feeId.as('fee_id'),
  'client.name as client_name',
  'fee_invoice_order.fee_invoice_id',
] as const;

/** What a supplier needs besides the hold so that earnings count as ready. */
export interface ReadyConditions {
  methodCertified: boolean;
  invoiceNeeded: boolean;
}

export interface FeeFilter {
  status?: EarningsStatus;
  search?: string;
}

/** The supplier's earnings, those that are ready first, then the newest; `status` is the one that is shown. */
export async function listFees(
  db: Queryable,
  supplierId: string,
  { status, search }: FeeFilter,
  { methodCertified, invoiceNeeded }: ReadyConditions,
  { limit, offset }: { limit: number; offset: number },
) {
  const stands = sql<boolean>`(${methodCertified} and (not ${invoiceNeeded}
    or earning.marking_id is not null or fee_invoice_order.fee_invoice_id is not null))`;
  const shown = sql<EarningsStatus>`case when earning.status = 'ready' and not ${stands}
    then 'unsettled' else earning.status end`;
  const matching = fees(db, supplierId)
    .$if(status !== undefined, (query) => query.where(shown, '=', status ?? 'ready'))
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([
          eb('project_order.name', 'ilike', containing(search ?? '')),
          eb('project_order.number', 'ilike', containing(search ?? '')),
          eb('test_marking.number', 'ilike', containing(search ?? '')),
        ]),
      ),
    );
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(feeColumns)
    .orderBy(sql`${shown} = 'ready'`, 'desc')
    .orderBy('earning.earned_at', 'desc')
    .orderBy(feeId)
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

/** The supplier's earnings that are named; those that are not there are missing. */
export function findFees(db: Queryable, supplierId: string, feeIds: readonly string[]) {
  return fees(db, supplierId)
    .select(feeColumns)
    .where(feeId, 'in', feeIds)
    .orderBy(feeId)
    .execute();
}

/** The same, locked until the end of the transaction; their orders are held first. */
export async function lockFees(tx: Tx, supplierId: string, feeIds: readonly string[]) {
  const named = await findFees(tx, supplierId, feeIds);
  if (named.length === 0) return [];
  const orderIds = [...new Set(named.flatMap(({ order_id }) => order_id ?? []))];
  if (orderIds.length > 0) await holdOrders(tx, orderIds);
  await tx
    .selectFrom('earning')
    .select('order_id')
    .where('supplier_id', '=', supplierId)
    .where(feeId, 'in', feeIds)
    .orderBy(feeId)
    .forUpdate()
    .execute();
  return findFees(tx, supplierId, feeIds);
}

/** Puts earnings into an application; false where one of them is not ready. */
export async function putIntoSettlement(
  tx: Tx,
  feeIds: readonly string[],
  settlementId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('earning')
    .set({ status: 'settling', settlement_id: settlementId })
    .where(feeId, 'in', feeIds)
    .where('status', '=', 'ready')
    .executeTakeFirst();
  return numUpdatedRows === BigInt(feeIds.length);
}

export async function markPaidOut(tx: Tx, settlementId: string): Promise<void> {
  await tx
    .updateTable('earning')
    .set({ status: 'settled' })
    .where('settlement_id', '=', settlementId)
    .execute();
}

/** Earnings of an application that came to nothing are ready again. */
export async function takeOutOfSettlement(tx: Tx, settlementId: string): Promise<void> {
  await tx
    .updateTable('earning')
    .set({ status: 'ready', settlement_id: null })
    .where('settlement_id', '=', settlementId)
    .execute();
}
