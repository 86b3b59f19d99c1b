import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import { hasBlocked } from '../../messages/threads/side-repository.ts';
import type { SupplierListTable } from './supplier-list-table.ts';

interface Page {
  limit: number;
  offset: number;
}

/** A client's lists by name, with how many are in each and whether `supplierId` is. */
export function listsOf(
  db: Queryable,
  clientId: string,
  { id, supplierId }: { id?: string; supplierId?: string } = {},
) {
  let query = db.selectFrom('supplier_list').where('client_id', '=', clientId);
  if (id !== undefined) query = query.where('supplier_list.id', '=', id);
  return query
    .select([
      'supplier_list.id',
      'supplier_list.name',
      sql<number>`(select count(*)::int from supplier_list_entry
        where list_id = supplier_list.id)`.as('suppliers'),
      sql<boolean>`exists (select from supplier_list_entry
        where list_id = supplier_list.id and supplier_id = ${supplierId ?? null})`.as('holds'),
    ])
    .orderBy(sql`lower(supplier_list.name)`)
    .execute();
}

/** The names of the client’s lists that hold these suppliers, by supplier; who is in none is left out. */
export async function listNamesOf(
  db: Queryable,
  clientId: string,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ supplier_id: string; names: string[] }>`
    select supplier_id, array_agg(name order by lower(name)) as names
    from supplier_list join supplier_list_entry on list_id = supplier_list.id
    where client_id = ${clientId} and supplier_id = any(${supplierIds}::uuid[])
    group by supplier_id`.execute(db);
  return new Map(rows.map(({ supplier_id, names }) => [supplier_id, names]));
}

/** False where the client has a list of this name. */
export async function insertList(tx: Tx, list: SupplierListTable): Promise<boolean> {
  const inserted = await tx
    .insertInto('supplier_list')
    .values(list)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether another list of the client has this name. */
export async function isTaken(
  tx: Tx,
  { id, client_id, name }: Pick<SupplierListTable, 'id' | 'client_id' | 'name'>,
): Promise<boolean> {
  const found = await tx
    .selectFrom('supplier_list')
    .select('id')
    .where('client_id', '=', client_id)
    .where('id', '<>', id)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return found !== undefined;
}

/** False where the list is not the client's. */
export async function renameList(
  tx: Tx,
  { id, client_id, name }: Pick<SupplierListTable, 'id' | 'client_id' | 'name'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('supplier_list')
    .set({ name })
    .where('id', '=', id)
    .where('client_id', '=', client_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteList(tx: Tx, id: string, clientId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('supplier_list')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function addEntry(
  tx: Tx,
  entry: { list_id: string; supplier_id: string; added_at: Date },
): Promise<void> {
  await tx
    .insertInto('supplier_list_entry')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeEntry(tx: Tx, listId: string, supplierId: string): Promise<void> {
  await tx
    .deleteFrom('supplier_list_entry')
    .where('list_id', '=', listId)
    .where('supplier_id', '=', supplierId)
    .execute();
}

/** Who is in a list, those added last first. */
export async function entriesOf(db: Queryable, listId: string, { limit, offset }: Page) {
  const entries = db.selectFrom('supplier_list_entry').where('list_id', '=', listId);
  const { total } = await entries
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await entries
    .innerJoin('person', 'person.id', 'supplier_id')
    .select(['supplier_id', 'added_at', 'person.name', 'person.avatar_url'])
    .orderBy('added_at', 'desc')
    .orderBy('supplier_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, list };
}

/**
 * Whom a posting's client asks first: everybody in the list, except who can't sign in, is blocked by
 * staff, or has blocked the client or the member who published it.
 */
export async function membersOfList(db: Queryable, postingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('posting')
    .innerJoin('supplier_list_entry', 'list_id', 'asked_first_list')
    .innerJoin('person', 'person.id', 'supplier_id')
    .select('supplier_id')
    .where('posting.id', '=', postingId)
    .whereRef('supplier_id', '<>', 'posting.owner_id')
    .where('person.deleted_at', 'is', null)
    .where('person.blocked_at', 'is', null)
    .where((eb) => eb.not(hasBlocked(sql.ref('person.id'), sql.ref('posting.owner_id'))))
    .where((eb) => eb.not(hasBlocked(sql.ref('person.id'), sql.ref('posting.member_id'))))
    .orderBy('supplier_id')
    .execute();
  return rows.map(({ supplier_id }) => supplier_id);
}

/** A client's lists with the names in them, for their own data. */
export function listData(db: Queryable, clientId: string) {
  return db
    .selectFrom('supplier_list')
    .leftJoin('supplier_list_entry', 'list_id', 'supplier_list.id')
    .leftJoin('person', 'person.id', 'supplier_id')
    .select(['supplier_list.name as list', 'person.name as supplier', 'added_at'])
    .where('supplier_list.client_id', '=', clientId)
    .orderBy('supplier_list.created_at')
    .orderBy('added_at')
    .execute();
}

/** Removes a person's lists, and the person from those of others. */
export async function forgetLists(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('supplier_list').where('client_id', '=', personId).execute();
  await tx.deleteFrom('supplier_list_entry').where('supplier_id', '=', personId).execute();
}
