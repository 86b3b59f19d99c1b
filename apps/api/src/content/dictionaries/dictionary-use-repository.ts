import type { EditableDictionary } from '@tolk/domain/dictionaries/index';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/** Where entries of a dictionary were chosen, a row each time; null where none is stored yet. */
const choices: Readonly<Record<EditableDictionary, RawBuilder<unknown> | null>> = {
  field: sql`select field as value from posting
    union all select field from project_order
    union all select unnest(fields) from supplier_profile`,
  source: sql`select source as value from supplier_profile`,
  mediaPlatform: sql`select unnest(media_platforms) as value from supplier_profile`,
  degree: sql`select degree as value from education`,
  jobLevel: sql`select job_level as value from posting`,
  feedbackType: sql`select type as value from feedback`,
  appealType: sql`select type as value from appeal`,
  bank: sql`select masked_details ->> 'bank' as value from settlement_method`,
};

/** How often each entry was chosen, by its value; entries that never were are missing. */
export async function countUses(
  db: Queryable,
  dictType: EditableDictionary,
): Promise<ReadonlyMap<string, number>> {
  const chosen = choices[dictType];
  if (chosen === null) return new Map();
  const { rows } = await sql<{ value: string | null; uses: number }>`
    select value, count(*) as uses from (${chosen}) as chosen group by value`.execute(db);
  return new Map(rows.map(({ value, uses }) => [value ?? '', uses]));
}
