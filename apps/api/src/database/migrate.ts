import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import pg from 'pg';
import type { Queryable } from './schema.ts';
import { statement } from './statement.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const folder = new URL('./migrations/', import.meta.url);
/** Any number: every process that migrates this database takes the same lock. */
const lockKey = 7_460_011;

/**
 * Brings the database forward: runs each file of `migrations/` once, in the order of its number,
 * each in a transaction, one process at a time. Answers the names that it ran. Throws when a
 * migration that already ran was changed afterwards.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    return await runPending(client, await loadMigrations());
  } finally {
    await client.end();
  }
}

const appliedNames = statement<{ name: string }>('select name from migration');

/** Whether `migrate` would have nothing left to run. Throws while the database is away. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const done = new Set((await appliedNames(db, [])).map(({ name }) => name));
  return (await loadMigrations()).every(({ name }) => done.has(name));
}

async function loadMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder))
    .filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const module: { up: string } = await import(new URL(file, folder).href);
      const checksum = createHash('sha256').update(module.up).digest('hex');
      return { name: file.replace(/\.ts$/, ''), sql: module.up, checksum };
    }),
  );
}

async function runPending(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const ran: string[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) {
      await run(client, migration);
      ran.push(migration.name);
    } else if (checksum !== migration.checksum) {
      throw new Error(
        `Migration ${migration.name} was changed after it ran; add a new one instead.`,
      );
    }
  }
  return ran;
}

async function run(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(
      `Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}
