import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { SupplierOutputTable } from './profile-table.ts';

export type Output = Selectable<SupplierOutputTable>;

/** In the order in which they were added. */
export function listOutputs(db: Queryable, personId: string): Promise<Output[]> {
  return db
    .selectFrom('supplier_output')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertOutput(tx: Tx, output: Insertable<SupplierOutputTable>): Promise<void> {
  await tx.insertInto('supplier_output').values(output).execute();
}

/** False when the person has no such row. */
export async function updateOutput(
  tx: Tx,
  { id, person_id, ...columns }: Omit<Insertable<SupplierOutputTable>, 'created_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('supplier_output')
    .set(columns)
    .where('id', '=', id)
    .where('person_id', '=', person_id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when the person has no such row. */
export async function deleteOutput(tx: Tx, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('supplier_output')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
