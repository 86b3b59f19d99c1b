import type { QuietHours } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';

/** Null: the person has none. */
export async function quietHoursOf(db: Queryable, personId: string): Promise<QuietHours | null> {
  const row = await db
    .selectFrom('quiet_hours')
    .select(['from_time as from', 'until_time as until', 'zone'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

export async function putQuietHours(
  tx: Tx,
  personId: string,
  { from, until, zone }: QuietHours,
): Promise<void> {
  const hours = { from_time: from, until_time: until, zone };
  await tx
    .insertInto('quiet_hours')
    .values({ person_id: personId, ...hours })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(hours))
    .execute();
}

export async function dropQuietHours(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('quiet_hours').where('person_id', '=', personId).execute();
}
