import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../src/database/schema.ts';

/** Rows and a digest of their contents, by table. */
export type Snapshot = Record<string, string>;

/** Written by every call, refused or not: a nonce is used up. */
const alwaysWritten = ['nonce'];

/** Everything that is stored; two are equal when nothing was written in between. */
export async function takeSnapshot(
  db: Kysely<Schema>,
  besides: readonly string[] = [],
): Promise<Snapshot> {
  const skipped = new Set([...alwaysWritten, ...besides]);
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  const digests = tables
    .filter(({ name }) => !skipped.has(name))
    .map(
      ({ name }) =>
        sql`select ${sql.lit(name)} as name, count(*) || ' rows, ' ||
        coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${sql.table(name)} t`,
    );
  const { rows } = await sql<{
    name: string;
    digest: string;
  }>`${sql.join(digests, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
