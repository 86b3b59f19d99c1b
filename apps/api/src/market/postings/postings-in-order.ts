import type { Queryable } from '../../database/schema.ts';
import { postingsOf, type CountedPosting } from './posting-repository.ts';

/** These postings in the order of their ids; one that is gone meanwhile is left out. */
export async function postingsInOrder(
  db: Queryable,
  ids: readonly string[],
): Promise<CountedPosting[]> {
  const rows = await postingsOf(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
