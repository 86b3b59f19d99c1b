import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import { provenFieldsOf } from '../certification/proven-field-repository.ts';

/** What a resume says about the person besides what they wrote; nothing of a deleted account. */
export function findResumePerson(db: Queryable, personId: string) {
  return db
    .selectFrom('person')
    .select([
      'id',
      'name',
      'avatar_url',
      'created_at',
      sql<boolean>`exists (
        select from real_name_verification where person_id = person.id and status = 'certified'
      )`.as('real_name_verified'),
      sql<boolean>`exists (
        select from company_certification where person_id = person.id and status = 'certified'
      )`.as('company_verified'),
    ])
    .where('id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The newest passed test of each pair; tests of who left the team or the organisation are not theirs any more. */
export function newestPassedTests(db: Queryable, personId: string) {
  return db
    .selectFrom('passed_test')
    .distinctOn(['source_language', 'target_language'])
    .select(['source_language', 'target_language', 'score', 'is_offline', 'finished_at'])
    .select(provenFieldsOf('passed_test').as('proven_fields'))
    .where('person_id', '=', personId)
    .orderBy('source_language')
    .orderBy('target_language')
    .orderBy('finished_at', 'desc')
    .execute();
}
