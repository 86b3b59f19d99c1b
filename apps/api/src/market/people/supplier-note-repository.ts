import { sql, type Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { SupplierNoteTable } from './supplier-note-table.ts';

export type NoteRecord = Awaited<ReturnType<typeof listNotes>>['list'][number];
type NoteText = Pick<Insertable<SupplierNoteTable>, 'grade' | 'text' | 'tags' | 'updated_at'>;

/** A client's notes, the one changed last first. */
export async function listNotes(
  db: Queryable,
  clientId: string,
  filter: { id?: string; supplierId?: string; search?: string },
  { limit, offset }: { limit: number; offset: number },
) {
  let query = notes(db).where('client_id', '=', clientId);
  if (filter.id !== undefined) query = query.where('supplier_note.id', '=', filter.id);
  if (filter.supplierId !== undefined) query = query.where('supplier_id', '=', filter.supplierId);
  if (filter.search !== undefined) {
    const like = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<boolean>`(person.name ilike ${like} or text ilike ${like}
        or exists (select from unnest(tags) as tag where tag ilike ${like}))`,
    );
  }
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await query
    .selectAll('supplier_note')
    .select(['person.name as supplier_name', 'person.avatar_url as supplier_avatar'])
    .orderBy('updated_at', 'desc')
    .orderBy('supplier_note.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, list };
}

/** False when the client has a note on this supplier. */
export async function insertNote(tx: Tx, note: Insertable<SupplierNoteTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('supplier_note')
    .values(note)
    .onConflict((conflict) => conflict.columns(['client_id', 'supplier_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False when the client has no such note. */
export async function updateNote(
  tx: Tx,
  clientId: string,
  id: string,
  text: NoteText,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('supplier_note')
    .set(text)
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function notes(db: Queryable) {
  return db
    .selectFrom('supplier_note')
    .innerJoin('person', 'person.id', 'supplier_note.supplier_id');
}
