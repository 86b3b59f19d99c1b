import type { Queryable, Tx } from '../../database/schema.ts';

export interface References {
  purchaseOrder: string;
  costCentre: string;
}

/** Empty texts where the client said nothing. */
export async function findReferences(db: Queryable, orderId: string): Promise<References> {
  const found = await db
    .selectFrom('order_reference')
    .select(['purchase_order as purchaseOrder', 'cost_centre as costCentre'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return found ?? { purchaseOrder: '', costCentre: '' };
}

/** Those of these orders that have some, by order. */
export async function referencesOf(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, References>> {
  if (orderIds.length === 0) return new Map();
  const found = await db
    .selectFrom('order_reference')
    .select(['order_id', 'purchase_order as purchaseOrder', 'cost_centre as costCentre'])
    .where('order_id', 'in', orderIds)
    .execute();
  return new Map(found.map(({ order_id, ...references }) => [order_id, references]));
}

export async function saveReferences(
  tx: Tx,
  orderId: string,
  { purchaseOrder, costCentre }: References,
): Promise<void> {
  const values = { purchase_order: purchaseOrder, cost_centre: costCentre };
  await tx
    .insertInto('order_reference')
    .values({ order_id: orderId, ...values })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
    .execute();
}

/** They are the client's alone, and go with the account. */
export async function forgetReferences(tx: Tx, clientId: string): Promise<void> {
  await tx
    .deleteFrom('order_reference')
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('project_order').select('id').where('client_id', '=', clientId),
    )
    .execute();
}
