import type { Queryable, Tx } from '../../database/schema.ts';
import type { PersonWatchTable } from './watch-table.ts';

/** Why staff watch a person, who began and when; undefined: they don't. */
export function watchOf(db: Queryable, personId: string) {
  return db
    .selectFrom('person_watch')
    .innerJoin('staff', 'staff.id', 'person_watch.staff_id')
    .select(['reason', 'staff.name as by_name', 'at'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Those of an order's client and supplier whom staff watch. */
export async function watchedParties(
  db: Queryable,
  { client_id, supplier_id }: { client_id: string; supplier_id: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('person_watch')
    .select('person_id')
    .where('person_id', 'in', [client_id, supplier_id])
    .execute();
  return rows.map(({ person_id }) => person_id);
}

export async function insertWatch(tx: Tx, watch: PersonWatchTable): Promise<void> {
  await tx.insertInto('person_watch').values(watch).execute();
}

export async function deleteWatch(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('person_watch').where('person_id', '=', personId).execute();
}
