import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { DisplayRateTable } from './display-rate-table.ts';

export type StoredDisplayRate = Awaited<ReturnType<typeof storedDisplayRates>>[number];

/** At most one for each currency of the dictionary, with who set it. */
export function storedDisplayRates(db: Queryable) {
  return db
    .selectFrom('display_rate')
    .innerJoin('staff', 'staff.id', 'display_rate.staff_id')
    .select(['currency', 'rate', 'set_at', 'staff.name as staff_name'])
    .execute();
}

export async function storeDisplayRate(tx: Tx, rate: Insertable<DisplayRateTable>): Promise<void> {
  const { currency: _, ...change } = rate;
  await tx
    .insertInto('display_rate')
    .values(rate)
    .onConflict((conflict) => conflict.column('currency').doUpdateSet(change))
    .execute();
}
