import { defaultOpeningHours, type OpeningHours } from '@tolk/domain';
import type { Queryable, Tx } from '../database/schema.ts';

export interface SetHours extends OpeningHours {
  /** 0 until staff set others. */
  version: number;
}

export async function readHours(db: Queryable): Promise<SetHours> {
  const row = await db
    .selectFrom('service_hours')
    .select(['version', 'zone', 'week', 'holidays'])
    .executeTakeFirst();
  return row ?? { ...defaultOpeningHours, version: 0 };
}

/** False when somebody else set them since `version`. */
export async function writeHours(
  tx: Tx,
  { zone, week, holidays }: OpeningHours,
  version: number,
): Promise<boolean> {
  const set = { zone, week: JSON.stringify(week), holidays: JSON.stringify(holidays) };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('service_hours')
    .values({ ...set, version: version + 1 })
    .onConflict((conflict) =>
      conflict
        .column('single')
        .doUpdateSet({ ...set, version: version + 1 })
        .where('service_hours.version', '=', version),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
