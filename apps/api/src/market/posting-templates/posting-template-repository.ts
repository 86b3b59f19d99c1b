import { sql, type Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { PostingTemplateTable } from './posting-template-table.ts';

/** A client's templates by name. */
export function postingTemplatesOf(db: Queryable, ownerId: string) {
  return db
    .selectFrom('posting_template')
    .select(['id', 'name', 'form'])
    .where('owner_id', '=', ownerId)
    .orderBy(sql`lower(name)`)
    .execute();
}

export async function insertPostingTemplate(
  tx: Tx,
  template: Insertable<PostingTemplateTable>,
): Promise<void> {
  await tx.insertInto('posting_template').values(template).execute();
}

/** False where the template is not the client's. */
export async function renamePostingTemplate(
  tx: Tx,
  { id, owner_id, name }: Pick<PostingTemplateTable, 'id' | 'owner_id' | 'name'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('posting_template')
    .set({ name })
    .where((eb) => eb.and({ id, owner_id }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePostingTemplate(tx: Tx, id: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('posting_template')
    .where((eb) => eb.and({ id, owner_id: ownerId }))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** With an account go its templates. */
export async function forgetPostingTemplates(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom('posting_template').where('owner_id', '=', ownerId).execute();
}
