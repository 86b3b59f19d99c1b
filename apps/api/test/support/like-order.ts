import { randomInt, randomUUID } from 'node:crypto';
import type { OrderTable } from '../../src/orders/order/order-table.ts';
import type { TestApp } from './test-app.ts';

/** One more order like this one, past the calls that bring it about; answers its id. */
export async function likeOrder(
  { app: { deps } }: TestApp,
  orderId: string,
  changes: Partial<
    Pick<OrderTable, 'client_id' | 'supplier_id' | 'name' | 'field' | 'completed_at' | 'ended_at'>
  >,
): Promise<string> {
  const order = await deps.db
    .selectFrom('project_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await deps.db
    .insertInto('project_order')
    .values({
      ...order,
      id,
      number: `TK20200101-${String(randomInt(10 ** 12)).padStart(12, '0')}`,
      word_analysis: null,
      bookings: '[]',
      breaks: null,
      cancellation_tiers: null,
      overtime: '[]',
      ...changes,
    })
    .execute();
  return id;
}
