import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { ConfidentialityPromiseTable } from './promise-table.ts';

/** The first promise stands; false where there was one. */
export async function insertPromise(
  tx: Tx,
  promise: Insertable<ConfidentialityPromiseTable>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('confidentiality_promise')
    .values(promise)
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function hasPromised(
  db: Queryable,
  postingId: string,
  personId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('confidentiality_promise')
    .select('version')
    .where('posting_id', '=', postingId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Who promised about the files of a posting, the first one first. */
export function promisesOf(db: Queryable, postingId: string) {
  return db
    .selectFrom('confidentiality_promise as promise')
    .innerJoin('person', 'person.id', 'promise.person_id')
    .select(['promise.person_id', 'person.name', 'promise.version', 'promise.promised_at'])
    .where('promise.posting_id', '=', postingId)
    .orderBy('promise.promised_at')
    .orderBy('promise.person_id')
    .execute();
}

export type PromiseRecord = Awaited<ReturnType<typeof promisesOf>>[number];
