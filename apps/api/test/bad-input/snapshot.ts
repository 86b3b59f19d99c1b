import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../src/database/schema.ts';

/** How many rows were inserted, changed or deleted so far, by table. */
export type Snapshot = Record<string, number>;

/** Written by refused calls too: a nonce is used up, and wrong tries count. */
const alwaysWritten: readonly string[] = ['nonce', 'tally'];

/** What was counted so far in the databases that note what is written to them. */
const counts = new WeakMap<Kysely<Schema>, Promise<Map<string, number>>>();

/** What was written until now; two are equal when nothing was committed in between. */
export async function takeSnapshot(
  db: Kysely<Schema>,
  besides: readonly string[] = [],
): Promise<Snapshot> {
  const counting = counts.get(db) ?? noteWrites(db);
  counts.set(db, counting);
  const counted = await counting;
  // Counted rows go: a table of all of them would be read again for each snapshot.
  const { rows } = await sql<{ name: string; written: number }>`
    with seen as (delete from observed.write returning name)
    select name, count(*)::int as written from seen group by name`.execute(db);
  for (const { name, written } of rows) counted.set(name, (counted.get(name) ?? 0) + written);
  const leftOut = new Set([...alwaysWritten, ...besides]);
  return Object.fromEntries([...counted].filter(([name]) => !leftOut.has(name)));
}

/**
 * Has every table tell of each row that is written, in the transaction that writes it, so that what is
 * rolled back doesn't count. An update that leaves a row as it is writes nothing.
 */
async function noteWrites(db: Kysely<Schema>): Promise<Map<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  const triggers = tables.map(
    ({ name }) => `
      create trigger note_rows after insert or delete on "${name}"
        for each row execute function observed.note_row();
      create trigger note_changes after update on "${name}"
        for each row when (old is distinct from new) execute function observed.note_row();`,
  );
  await sql
    .raw(
      `create schema observed;
      create unlogged table observed.write (name text not null);
      create function observed.note_row() returns trigger language plpgsql as
        'begin insert into observed.write values (tg_table_name); return null; end';
      ${triggers.join('')}`,
    )
    .execute(db);
  return new Map();
}
