import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { ApplicationTemplateTable } from './application-template-table.ts';

/** A supplier's templates by name. */
export function templatesOf(db: Queryable, personId: string) {
  return db
    .selectFrom('application_template')
    .select(['id', 'name', 'content'])
    .where('person_id', '=', personId)
    .orderBy(sql`lower(name)`)
    .execute();
}

export async function insertTemplate(tx: Tx, template: ApplicationTemplateTable): Promise<void> {
  await tx.insertInto('application_template').values(template).execute();
}

/** False where the template is not the person's. */
export async function updateTemplate(
  tx: Tx,
  { id, person_id, name, content }: Omit<ApplicationTemplateTable, 'created_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('application_template')
    .set({ name, content })
    .where((eb) => eb.and({ id, person_id }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteTemplate(tx: Tx, id: string, personId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('application_template')
    .where((eb) => eb.and({ id, person_id: personId }))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
