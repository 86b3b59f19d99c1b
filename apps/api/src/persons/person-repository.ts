import type { Identity } from '@tolk/domain';
import type { Queryable, Tx } from '../database/schema.ts';
import type { Insertable, Selectable } from 'kysely';
import type { PersonTable } from './person-table.ts';

export type Person = Selectable<PersonTable>;
export type NewPerson = Insertable<PersonTable>;

export async function findPersonByAccount(
  db: Queryable,
  { channel, value }: { channel: 'email' | 'phone'; value: string },
): Promise<Person | undefined> {
  return db.selectFrom('person').selectAll().where(channel, '=', value).executeTakeFirst();
}

export async function findPerson(db: Queryable, id: string): Promise<Person | undefined> {
  return db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when the e-mail address or phone is taken. */
export async function insertPerson(db: Queryable, person: NewPerson): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('person')
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function setPasswordHash(
  db: Queryable,
  id: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('person')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}

/** False when an identity was chosen before. */
export async function setFirstIdentity(
  db: Queryable,
  id: string,
  identity: Identity,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ identity })
    .where('id', '=', id)
    .where('identity', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Remembers the identity that was entered; the next login from the neutral page enters it again. */
export async function keepIdentity(db: Queryable, id: string, identity: Identity): Promise<void> {
  await db.updateTable('person').set({ identity }).where('id', '=', id).execute();
}

/** What others see of a person. Throws when there is no such person. */
export async function nameOf(db: Queryable, id: string): Promise<string> {
  const { name } = await db
    .selectFrom('person')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}

/** The names of these, where there are some. */
export async function namesOf(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const named = [...new Set(ids)].flatMap((id) => id ?? []);
  if (named.length === 0) return new Map();
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where('id', 'in', named)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * The person as they are now; nobody changes them before this transaction ends. Nobody when the
 * account was deleted. Others may go on writing rows that belong to the person: they would wait for
 * this transaction with what they hold, and it for them.
 */
export async function lockPersonForNoKeyUpdate(tx: Tx, id: string): Promise<Person | undefined> {
  return tx
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * As above, and nobody writes a row that belongs to the person: for what ends an account or changes
 * who may get in.
 */
export async function lockPersonForUpdate(tx: Tx, id: string): Promise<Person | undefined> {
  return tx
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * One change of a supplier's settlements after the other. Who works on their orders meanwhile may
 * still write rows that belong to the person, so that neither waits for the other.
 */
export async function lockPersonsForNoKeyUpdate(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('person')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Keeps these accounts from being deleted before the transaction ends: what it writes for them is
 * then seen by a deletion. False when one of them is not there any more.
 */
export async function lockPersonsForKeyShare(
  tx: Queryable,
  ids: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  const held = await tx
    .selectFrom('person')
    .select('id')
    .where('id', 'in', wanted)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return held.length === wanted.length;
}

/** The state of one account, which neither a block nor a deletion changes before the transaction ends. */
export function holdPerson(
  tx: Tx,
  id: string,
): Promise<Pick<Person, 'blocked_at' | 'deleted_at'> | undefined> {
  return tx
    .selectFrom('person')
    .select(['blocked_at', 'deleted_at'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

export async function setAvatarUrl(tx: Tx, id: string, avatarUrl: string): Promise<void> {
  await tx.updateTable('person').set({ avatar_url: avatarUrl }).where('id', '=', id).execute();
}

/** Whether staff keeps this person out. */
export async function isBlocked(db: Queryable, id: string): Promise<boolean> {
  const blocked = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst();
  return blocked !== undefined;
}

/** What a blocked person is told; undefined: the account isn’t blocked. */
export async function blockWordsOf(db: Queryable, id: string): Promise<string | undefined> {
  const blocked = await db
    .selectFrom('person')
    .select('block_words')
    .where('id', '=', id)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst();
  return blocked?.block_words;
}

/** Null lets the person in again. */
export async function setBlock(
  tx: Tx,
  id: string,
  block: { reason: string; words: string; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('person')
    .set({
      blocked_at: block?.at ?? null,
      block_reason: block?.reason ?? null,
      block_words: block?.words ?? '',
    })
    .where('id', '=', id)
    .execute();
}
