import type { ApplicationDraftForm } from '@tolk/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import { inSightOf } from '../postings/posting-sight-repository.ts';

export interface DraftKey {
  personId: string;
  postingId: string;
}

interface DraftFor {
  personId: string;
  posting: {
    id: string;
    unit: string;
    currency: string;
    source_language: string;
    target_language: string;
  };
}

export function findDraft(db: Queryable, { personId, postingId }: DraftKey) {
  return db
    .selectFrom('application_draft')
    .select([
      'member_id',
      'form',
      'unit',
      'currency',
      'source_language',
      'target_language',
      'saved_at',
    ])
    .where('person_id', '=', personId)
    .where('posting_id', '=', postingId)
    .executeTakeFirst();
}

/** All that the person has, the newest first, with whether they still see the posting. */
export function draftsOf(db: Queryable, personId: string) {
  return db
    .selectFrom('application_draft as draft')
    .innerJoin('posting', 'posting.id', 'draft.posting_id')
    .select([
      'draft.posting_id',
      'draft.form',
      'draft.unit',
      'draft.currency',
      'draft.source_language',
      'draft.target_language',
      'draft.saved_at',
    ])
    .select(inSightOf(sql.ref('draft.person_id')).as('isSeen'))
    .where('draft.person_id', '=', personId)
    .orderBy('draft.saved_at', 'desc')
    .orderBy('draft.posting_id')
    .execute();
}

/** The postings for which the person has one, in the order in which they were saved. */
export async function draftedPostings(db: Queryable, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('application_draft')
    .select('posting_id')
    .where('person_id', '=', personId)
    .orderBy('saved_at')
    .orderBy('posting_id')
    .execute();
  return rows.map(({ posting_id }) => posting_id);
}

/** In the place of the one before. */
export async function writeDraft(
  tx: Tx,
  { personId, posting }: DraftFor,
  { memberId, form }: { memberId: string | null; form: ApplicationDraftForm },
  at: Date,
): Promise<void> {
  const { id, unit, currency, source_language, target_language } = posting;
  const terms = { unit, currency, source_language, target_language };
  const kept = { member_id: memberId, form: JSON.stringify(form), ...terms, saved_at: at };
  await tx
    .insertInto('application_draft')
    .values({ person_id: personId, posting_id: id, ...kept })
    .onConflict((conflict) => conflict.columns(['person_id', 'posting_id']).doUpdateSet(kept))
    .execute();
}

/** False where there is none. */
export async function deleteDraft(tx: Tx, { personId, postingId }: DraftKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('application_draft')
    .where('person_id', '=', personId)
    .where('posting_id', '=', postingId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those whose posting takes no applications any more since `before`. */
export async function forgetDrafts(db: Queryable, before: Date): Promise<void> {
  await db
    .deleteFrom('application_draft')
    .using('posting')
    .whereRef('posting.id', '=', 'application_draft.posting_id')
    .where('posting.deadline', '<', before)
    .execute();
}
