import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/** What there is of a supplier's profile; answers one row for everybody, also for nobody. */
export async function profileFactsOf(db: Queryable, personId: string) {
  const any = (table: string, condition = sql`true`) =>
    sql<boolean>`exists (select from ${sql.table(table)} where person_id = ${personId} and ${condition})`;
  const certified = sql`status = 'certified'`;
  return db
    .selectNoFrom([
      any('supplier_output').as('output'),
      sql<boolean>`${any('education')} or ${any('work_experience')} or ${any('project_experience')}`.as(
        'background',
      ),
      any('certificate').as('certificate'),
      any('verified_party').as('verified'),
      any('company_certification', certified).as('company'),
      any('settlement_method', certified).as('settlement'),
      sql<boolean>`exists (select from person where id = ${personId} and avatar_url is not null)`.as(
        'avatar',
      ),
    ])
    .executeTakeFirstOrThrow();
}
