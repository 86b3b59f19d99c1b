import { sql, type Insertable, type Selectable } from 'kysely';
import type { EarningsStatus } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { EarningTable } from './earning-table.ts';
import { containing } from '../../database/search-pattern.ts';

export type Earning = Selectable<EarningTable>;
export type Fee = NonNullable<Awaited<ReturnType<typeof lockFees>>[number]>;

export async function insertEarning(tx: Tx, earning: Insertable<EarningTable>): Promise<void> {
  await tx.insertInto('earning').values(earning).execute();
}

export function findEarning(db: Queryable, orderId: string): Promise<Earning | undefined> {
  return db.selectFrom('earning').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Locked until the end of the transaction; the order's lock comes first, as everywhere. */
export function lockEarning(tx: Tx, orderId: string): Promise<Earning | undefined> {
  return tx
    .selectFrom('earning')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateEarning(
  tx: Tx,
  orderId: string,
  changes: Partial<Pick<Earning, 'amount' | 'status' | 'settlement_id'>>,
): Promise<void> {
  await tx.updateTable('earning').set(changes).where('order_id', '=', orderId).execute();
}

export async function deleteEarning(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('earning').where('order_id', '=', orderId).execute();
}

/** Earnings with their orders and the invoice that covers them as they are now. */
function fees(db: Queryable, supplierId: string) {
  return db
    .selectFrom('earning')
    .innerJoin('project_order', 'project_order.id', 'earning.order_id')
    .innerJoin('person as client', 'client.id', 'project_order.client_id')
    .leftJoin('fee_invoice_order', (join) =>
      join
        .onRef('fee_invoice_order.order_id', '=', 'earning.order_id')
        .onRef('fee_invoice_order.amount', '=', 'earning.amount'),
    )
    .where('earning.supplier_id', '=', supplierId);
}

const feeColumns = [
  'earning.order_id',
  'earning.amount',
  'earning.currency',
  'earning.status',
  'earning.earned_at',
  'earning.hold_until',
  'earning.settlement_id',
  'project_order.number',
  'project_order.name',
  'project_order.price',
  'project_order.commission',
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
    or fee_invoice_order.fee_invoice_id is not null))`;
  const shown = sql<EarningsStatus>`case when earning.status = 'ready' and not ${stands}
    then 'unsettled' else earning.status end`;
  const matching = fees(db, supplierId)
    .$if(status !== undefined, (query) => query.where(shown, '=', status ?? 'ready'))
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([
          eb('project_order.name', 'ilike', containing(search ?? '')),
          eb('project_order.number', 'ilike', containing(search ?? '')),
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
    .orderBy('earning.order_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

/** The supplier's earnings of these orders; orders without any are missing. */
export function findFees(db: Queryable, supplierId: string, orderIds: readonly string[]) {
  return fees(db, supplierId)
    .select(feeColumns)
    .where('earning.order_id', 'in', orderIds)
    .orderBy('earning.order_id')
    .execute();
}

/** The same, locked until the end of the transaction; the orders are held first. */
export async function lockFees(tx: Tx, supplierId: string, orderIds: readonly string[]) {
  await tx
    .selectFrom('earning')
    .select('order_id')
    .where('supplier_id', '=', supplierId)
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .forUpdate()
    .execute();
  return findFees(tx, supplierId, orderIds);
}

/** Puts earnings into an application. */
export async function putIntoSettlement(
  tx: Tx,
  orderIds: readonly string[],
  settlementId: string,
): Promise<void> {
  await tx
    .updateTable('earning')
    .set({ status: 'settling', settlement_id: settlementId })
    .where('order_id', 'in', orderIds)
    .execute();
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
