import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../src/database/schema.ts';

/** Rows and a digest of their contents, by table. */
export type Snapshot = Record<string, string>;

/** Written by refused calls too: a nonce is used up, and wrong tries count. */
const alwaysWritten: readonly string[] = ['nonce', 'tally'];

/** The tables stay the same while a file runs. */
const questions = new WeakMap<Kysely<Schema>, string>();

/** Everything that is stored; two are equal when nothing was written in between. */
export async function takeSnapshot(
  db: Kysely<Schema>,
  besides: readonly string[] = [],
): Promise<Snapshot> {
  const question = questions.get(db) ?? (await questionOf(db));
  questions.set(db, question);
  // A statement with a parameter is planned once per connection; for 80 tables that takes longer
  // than carrying it out.
  const { rows } = await sql<{ name: string; digest: string }>`
    select name, digest from (${sql.raw(question)}) as stored
    where name <> all (${besides}::text[])`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

async function questionOf(db: Kysely<Schema>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  return tables
    .filter(({ name }) => !alwaysWritten.includes(name))
    .map(
      ({ name }) => `select '${name}' as name, count(*) || ' rows, ' ||
        coalesce(sum(hashtextextended(t::text, 0)), 0) as digest from "${name}" t`,
    )
    .join(' union all ');
}
