import type { Queryable } from '../../database/schema.ts';
import { liveOrder } from './posting-repository.ts';

/** Orders for postings of the client, however they came about, that are neither rejected nor ended. */
export function listLiveOrders(
  db: Queryable,
  { clientId, supplierId }: { clientId: string; supplierId: string },
): Promise<{ id: string; posting_id: string }[]> {
  return db
    .selectFrom('project_order')
    .select(['id', 'posting_id'])
    .where('client_id', '=', clientId)
    .where('supplier_id', '=', supplierId)
    .where('posting_id', 'is not', null)
    .$narrowType<{ posting_id: string }>()
    .where(liveOrder)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Whether the supplier has one for this posting. */
export async function hasLiveOrder(
  db: Queryable,
  postingId: string,
  supplierId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('project_order')
    .select('id')
    .where('posting_id', '=', postingId)
    .where('supplier_id', '=', supplierId)
    .where(liveOrder)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
