import { randomInt, randomUUID } from 'node:crypto';
import type { OrderTable } from '../../src/orders/order/order-table.ts';
import type { TestApp } from './test-app.ts';

type Changes = Partial<
  Pick<OrderTable, 'client_id' | 'supplier_id' | 'name' | 'field' | 'completed_at' | 'ended_at'>
>;

/** One more order like this one, past the calls that bring it about; answers its id. */
export async function likeOrder(tolk: TestApp, orderId: string, changes: Changes): Promise<string> {
  const [id = ''] = await likeOrders(tolk, orderId, 1, changes);
  return id;
}

/** So many of them. */
export async function likeOrders(
  { app: { deps } }: TestApp,
  orderId: string,
  count: number,
  changes: Changes = {},
): Promise<string[]> {
  const order = await deps.db
    .selectFrom('project_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: count }, () => randomUUID());
  // As many rows as have room for their parameters in one statement.
  for (let from = 0; from < count; from += 200) {
    const rows = ids.slice(from, from + 200).map((id) => ({
      ...order,
      id,
      number: `TK20200101-${String(randomInt(10 ** 12)).padStart(12, '0')}`,
      word_analysis: null,
      bookings: '[]',
      breaks: null,
      cancellation_tiers: null,
      overtime: '[]',
      ...changes,
    }));
    await deps.db.insertInto('project_order').values(rows).execute();
  }
  return ids;
}
