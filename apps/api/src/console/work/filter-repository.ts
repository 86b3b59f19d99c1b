import type { FilterScreen } from '@tolk/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { WorkFilterTable } from './work-table.ts';

export type SavedFilter = Selectable<WorkFilterTable> & { by_name: string };

/** Own filters and those that colleagues share, by name. */
export function filtersFor(db: Queryable, staffId: string): Promise<SavedFilter[]> {
  return db
    .selectFrom('work_filter')
    .innerJoin('staff', 'staff.id', 'work_filter.staff_id')
    .selectAll('work_filter')
    .select('staff.name as by_name')
    .where((eb) =>
      eb.or([
        eb('staff_id', '=', staffId),
        eb.and([eb('shared', '=', true), eb('staff.active', '=', true)]),
      ]),
    )
    .orderBy('work_filter.name')
    .orderBy('work_filter.id')
    .execute();
}

/** The screen that this member has a filter of the name on. */
export async function screenOfName(
  tx: Tx,
  { staffId, name }: { staffId: string; name: string },
): Promise<FilterScreen | undefined> {
  const found = await tx
    .selectFrom('work_filter')
    .select('screen')
    .where('staff_id', '=', staffId)
    .where('name', '=', name)
    .executeTakeFirst();
  return found?.screen;
}

export async function countFilters(
  tx: Tx,
  { staffId, besides }: { staffId: string; besides: string },
): Promise<number> {
  const { count } = await tx
    .selectFrom('work_filter')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('name', '<>', besides)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes over the filter of the same name, which is one of the same screen; answers its id. */
export async function writeFilter(tx: Tx, filter: Insertable<WorkFilterTable>): Promise<string> {
  const { query, shared } = filter;
  const { id } = await tx
    .insertInto('work_filter')
    .values(filter)
    .onConflict((conflict) => conflict.columns(['staff_id', 'name']).doUpdateSet({ query, shared }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False: it is none of this member's. */
export async function removeFilter(tx: Tx, id: string, staffId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('work_filter')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
