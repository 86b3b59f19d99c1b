import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database/schema.ts';

/** What a browser or a mailed link shows. */
export interface Key {
  hash: Buffer;
  kind: 'cookie' | 'link';
  now: Date;
}

/** Whom this key opens, while it holds. */
export async function visitorOfKey(
  db: Queryable,
  { hash, kind, now }: Key,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('service_key')
    .select('visitor_id')
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.visitor_id;
}

export async function insertKey(
  tx: Queryable,
  visitorId: string,
  { hash, kind, now, until }: Key & { until: Date },
): Promise<void> {
  await tx
    .insertInto('service_key')
    .values({ hash, kind, visitor_id: visitorId, created_at: now, expires_at: until })
    .execute();
}

/** First messages with one cookie come one after another. */
export async function lockKey(tx: Tx, hash: Buffer): Promise<void> {
  const key = `service-key/${hash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** New visitors of one network come one after another, so that each is counted. */
export async function lockNetwork(tx: Tx, network: string): Promise<void> {
  const key = `service-network/${network}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** A new visitor, with the cookie that was given to the browser; an old row of that cookie goes. */
export async function insertVisitor(
  tx: Tx,
  { network, hash, now, until }: { network: string; hash: Buffer; now: Date; until: Date },
): Promise<string> {
  const id = randomUUID();
  await tx.insertInto('service_visitor').values({ id, network, created_at: now }).execute();
  await tx.deleteFrom('service_key').where('hash', '=', hash).execute();
  await insertKey(tx, id, { hash, kind: 'cookie', now, until });
  return id;
}

/** Visitors of one network that came after `since`. */
export async function countVisitors(db: Queryable, network: string, since: Date): Promise<number> {
  const { visitors } = await db
    .selectFrom('service_visitor')
    .select((eb) => eb.fn.countAll<number>().as('visitors'))
    .where('network', '=', network)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return visitors;
}

/** The browser is used; it is known for longer. */
export async function prolongKey(db: Queryable, hash: Buffer, until: Date): Promise<void> {
  await db
    .updateTable('service_key')
    .set({ expires_at: until })
    .where('hash', '=', hash)
    .where('kind', '=', 'cookie')
    .execute();
}

/** No browser and no link opens what this visitor wrote any more. */
export async function deleteKeysOf(tx: Queryable, visitorId: string): Promise<void> {
  await tx.deleteFrom('service_key').where('visitor_id', '=', visitorId).execute();
}

/** Links go with this cookie; other browsers of the visitor stay known. */
export async function deleteCookieAndLinks(
  tx: Queryable,
  visitorId: string,
  hash: Buffer,
): Promise<void> {
  await tx
    .deleteFrom('service_key')
    .where('visitor_id', '=', visitorId)
    .where((eb) => eb.or([eb('kind', '=', 'link'), eb('hash', '=', hash)]))
    .execute();
}

export async function deleteLinksOf(tx: Queryable, visitorId: string): Promise<void> {
  await tx
    .deleteFrom('service_key')
    .where('visitor_id', '=', visitorId)
    .where('kind', '=', 'link')
    .execute();
}

export async function forgetKeys(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('service_key').where('expires_at', '<', now).execute();
}
