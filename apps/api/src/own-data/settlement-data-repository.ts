import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';

/** The person's applications for settlement with what belongs to them, and their fee invoices. */
export async function settlementData(db: Queryable, supplierId: string) {
  const own = db
    .selectFrom('settlement')
    .select('settlement.id')
    .where('supplier_id', '=', supplierId);
  return {
    settlements: await db
      .selectFrom('settlement')
      .select([
        'id',
        'number',
        'method',
        'payee',
        'bank',
        'gross',
        'netted',
        'payout_currency',
        'rate',
        'payout_gross',
        'payout_fee',
        'status',
        'applied_at',
        'settled_at',
        'ended_at',
        'failure',
      ])
      .where('supplier_id', '=', supplierId)
      .orderBy('applied_at')
      .execute(),
    items: await db
      .selectFrom('settlement_item')
      .leftJoin('project_order', 'project_order.id', 'settlement_item.order_id')
      .leftJoin('test_marking', 'test_marking.id', 'settlement_item.marking_id')
      .select([
        'settlement_id',
        sql<string>`coalesce(project_order.number, test_marking.number)`.as('number'),
        'project_order.name',
        'amount',
      ])
      .where('settlement_id', 'in', own)
      .orderBy('number')
      .execute(),
    steps: await db
      .selectFrom('settlement_event')
      .select(['settlement_id', 'action', 'actor', 'note', 'at'])
      .where('settlement_id', 'in', own)
      .orderBy('id')
      .execute(),
    invoices: await db
      .selectFrom('fee_invoice')
      .innerJoin('file', 'file.id', 'fee_invoice.file_id')
      .select([
        'fee_invoice.number',
        'fee_invoice.amount',
        'fee_invoice.currency',
        'file.name as file',
        'fee_invoice.created_at',
      ])
      .where('supplier_id', '=', supplierId)
      .orderBy('fee_invoice.created_at')
      .execute(),
  };
}
