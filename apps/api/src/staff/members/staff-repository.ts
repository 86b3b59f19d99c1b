import type { StaffRole } from '@tolk/domain';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { StaffTable } from './staff-table.ts';

export type StaffMember = Selectable<StaffTable>;

/** False when the account is taken. */
export async function insertStaff(
  tx: Queryable,
  member: Omit<StaffMember, 'active' | 'wrong_tries'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff')
    .values(member)
    .onConflict((conflict) => conflict.column('account').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findStaff(db: Queryable, id: string): Promise<StaffMember | undefined> {
  return db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findStaffByAccount(
  db: Queryable,
  account: string,
): Promise<StaffMember | undefined> {
  return db.selectFrom('staff').selectAll().where('account', '=', account).executeTakeFirst();
}

/** Active members of these roles, by name. */
export function activeStaffOf(
  db: Queryable,
  roles: readonly StaffRole[],
): Promise<Pick<StaffMember, 'id' | 'name'>[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('active', '=', true)
    .where('role', 'in', roles)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function listStaff(db: Queryable): Promise<StaffMember[]> {
  return db.selectFrom('staff').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** The member as they are now; nobody changes them before this transaction ends. */
export async function lockStaff(tx: Tx, { id }: { id: string }): Promise<StaffMember | undefined> {
  return tx.selectFrom('staff').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateStaff(
  tx: Queryable,
  id: string,
  changes: Updateable<StaffTable>,
): Promise<void> {
  await tx.updateTable('staff').set(changes).where('id', '=', id).execute();
}

/** Changes of who may do what come one after the other, so that an admin is always left. */
export async function lockRoles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff/roles', 0))`.execute(tx);
}
