import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { PublicAddressTable, PublicProfileTable } from './public-profile-table.ts';

export function findPublicProfile(
  db: Queryable,
  personId: string,
): Promise<Selectable<PublicProfileTable> | undefined> {
  return db
    .selectFrom('public_profile')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export async function writePublicProfile(
  tx: Tx,
  profile: Insertable<PublicProfileTable>,
): Promise<void> {
  await tx
    .insertInto('public_profile')
    .values(profile)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(profile))
    .execute();
}

export async function closePublicProfile(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx
    .updateTable('public_profile')
    .set({ is_open: false, agreed_at: null, changed_at: now })
    .where('person_id', '=', personId)
    .execute();
}

/** Whose an address is, or one that looks like it; of a deleted account it is nobody's. */
export function findAddress(db: Queryable, key: string): Promise<PublicAddressTable | undefined> {
  return db.selectFrom('public_address').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function countAddresses(db: Queryable, personId: string): Promise<number> {
  const { addresses } = await db
    .selectFrom('public_address')
    .select((eb) => eb.fn.countAll<number>().as('addresses'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return addresses;
}

/** Gives the address to the person for good. Answers whose it is now: somebody may have been faster. */
export async function takeAddress(
  tx: Tx,
  taken: { key: string; address: string; person_id: string },
): Promise<string | null> {
  await tx
    .insertInto('public_address')
    .values(taken)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await findAddress(tx, taken.key);
  return found?.person_id ?? null;
}

/** The same address written another way, such as with a hyphen more. */
export async function respellAddress(tx: Tx, key: string, address: string): Promise<void> {
  await tx.updateTable('public_address').set({ address }).where('key', '=', key).execute();
}

/** Nobody reads any more whose they were, and nobody else gets them. */
export async function forgetAddresses(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('public_address')
    .set({ address: null, person_id: null })
    .where('person_id', '=', personId)
    .execute();
}

/** Addresses that the person has or had. */
export function addressData(db: Queryable, personId: string) {
  return db
    .selectFrom('public_address')
    .select('address')
    .where('person_id', '=', personId)
    .orderBy('address')
    .execute();
}

/** Takes the page out of the public's sight, or back; its owner's own choice stays. */
export async function setProfileHidden(
  tx: Tx,
  personId: string,
  hiddenAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('public_profile')
    .set({ hidden_at: hiddenAt })
    .where('person_id', '=', personId)
    .execute();
}
