import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import { shownTo } from '../postings/posting-sight-repository.ts';
import { wantsColumns, type PostingWants } from '../people/match-repository.ts';

export type StandingRecord = PostingWants & { own: boolean; saved: boolean; applied: boolean };

/** These postings as the match score looks at them, with what the supplier has done about each. */
export function standingsOf(
  db: Queryable,
  supplierId: string,
  postingIds: readonly string[],
): Promise<StandingRecord[]> {
  return db
    .selectFrom('posting')
    .select([
      ...wantsColumns,
      sql<boolean>`owner_id = ${supplierId}`.as('own'),
      sql<boolean>`exists (
        select from saved_posting where posting_id = posting.id and person_id = ${supplierId}
      )`.as('saved'),
      sql<boolean>`exists (
        select from application where posting_id = posting.id and supplier_id = ${supplierId}
      )`.as('applied'),
    ])
    .where(sql<boolean>`posting.id = any(${postingIds}::uuid[])`)
    .where(shownTo(sql`${supplierId}::uuid`))
    .execute();
}
