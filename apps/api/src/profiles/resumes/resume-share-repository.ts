import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { ResumeShareTable } from './resume-share-table.ts';

export function findShare(db: Queryable, personId: string): Promise<ResumeShareTable | undefined> {
  return db
    .selectFrom('resume_share')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Opens a share, or changes the parts of the open one, whose token stays. */
export async function openShare(tx: Tx, share: ResumeShareTable): Promise<ResumeShareTable> {
  return tx
    .insertInto('resume_share')
    .values(share)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ parts: share.parts }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function closeShare(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('resume_share').where('person_id', '=', personId).execute();
}

/** Whose resume is public under this token, and which parts of it; nobody’s while staff hides it. */
export function findSharedPerson(db: Queryable, token: string) {
  return db
    .selectFrom('resume_share')
    .innerJoin('person', 'person.id', 'resume_share.person_id')
    .select(['person.id', 'person.name', 'person.avatar_url', 'person.created_at', 'parts'])
    .where('token', '=', token)
    .where('person.deleted_at', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from supplier_profile as profile
        where profile.person_id = person.id and profile.hidden_at is not null
      )`,
    )
    .executeTakeFirst();
}

/** The supplier's completed orders by pair of languages, the most frequent first. */
export function completedPairs(db: Queryable, supplierId: string) {
  return completed(db, supplierId)
    .select(['source_language', 'target_language'])
    .groupBy(['source_language', 'target_language'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('source_language')
    .orderBy('target_language')
    .execute();
}

/** The same by field. */
export function completedFields(db: Queryable, supplierId: string) {
  return completed(db, supplierId)
    .select(['field'])
    .groupBy('field')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('field')
    .execute();
}

export async function countCompleted(db: Queryable, supplierId: string): Promise<number> {
  const { orders } = await completed(db, supplierId)
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  return orders;
}

function completed(db: Queryable, supplierId: string) {
  return db
    .selectFrom('project_order')
    .where('supplier_id', '=', supplierId)
    .where('state', '=', 'completed');
}
