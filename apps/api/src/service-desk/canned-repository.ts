import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../database/schema.ts';
import type { ServiceCannedTable } from './service-table.ts';

export type Canned = Selectable<ServiceCannedTable>;
type Texts = Pick<Canned, 'shortcut' | 'text_en' | 'text_zh'>;

/** By shortcut; those that are offered no more are last. */
export function listCanned(db: Queryable): Promise<Canned[]> {
  return db
    .selectFrom('service_canned')
    .selectAll()
    .orderBy((eb) => eb('retired_at', 'is not', null))
    .orderBy('shortcut')
    .orderBy('id')
    .execute();
}

/** Throws PostgreSQL's 23505 for a shortcut that another one has. */
export function insertCanned(tx: Tx, texts: Texts): Promise<Canned> {
  return tx
    .insertInto('service_canned')
    .values({ ...texts, id: randomUUID(), retired_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findCanned(db: Queryable, id: string): Promise<Canned | undefined> {
  return db.selectFrom('service_canned').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Undefined where it has another version meanwhile. Throws 23505 as above. */
export function updateCanned(
  tx: Tx,
  id: string,
  version: number,
  texts: Texts,
): Promise<Canned | undefined> {
  return tx
    .updateTable('service_canned')
    .set({ ...texts, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** Throws 23505 where its shortcut was given to another one meanwhile. */
export function retireCannedRow(tx: Tx, id: string, at: Date | null): Promise<Canned | undefined> {
  return tx
    .updateTable('service_canned')
    .set({ retired_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
