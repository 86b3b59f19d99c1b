import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { errorCode, messageOf } from './error-shape.ts';
import type { Queryable } from './schema.ts';
import { statement } from './statement.ts';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /**
   * The index that the one statement of `sql` builds beside the traffic, outside a transaction
   * (`create index concurrently`).
   */
  concurrently?: string;
}

const folder = new URL('./migrations/', import.meta.url);
/** Any number: every process that migrates this database takes the same lock. */
const lockKey = 7_460_011;
const turnMs = 250;
/** Calls wait behind a change that waits for a table: it steps back after this time … (ms) */
const lockMs = 3_000;
/** … lets them pass … (ms) */
const stepBackMs = 1_000;
/** … and tries so often. */
const tries = 60;
/** Lock timeout, and deadlock with a call: both go by. */
const heldUp: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);

/**
 * Brings the database forward: runs each file of `migrations/` once, in the order of its number,
 * each in a transaction unless it builds an index concurrently, one process at a time. Answers the
 * names that it ran. Throws when a migration that already ran was changed afterwards.
 */
export async function migrate(url: string, migrations?: readonly Migration[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await takeTurn(client);
    await client.query(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    return await runPending(client, migrations ?? (await loadMigrations()));
  } finally {
    await client.end();
  }
}

/** Asks again and again: an index that is built concurrently would wait for whoever waits in a query. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lockKey],
    );
    if (rows[0]?.taken) return;
    await delay(turnMs);
  }
}

const appliedNames = statement<{ name: string }>('select name from migration');

/** Whether `migrate` would have nothing left to run. Throws while the database is away. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const done = new Set((await appliedNames(db, [])).map(({ name }) => name));
  return (await loadMigrations()).every(({ name }) => done.has(name));
}

/** All that there are, in the order in which they run. */
export async function loadMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder))
    .filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const module: { up: string; concurrently?: string } = await import(
        new URL(file, folder).href
      );
      const checksum = createHash('sha256').update(module.up).digest('hex');
      const { up: sql, concurrently } = module;
      return {
        name: file.replace(/\.ts$/, ''),
        sql,
        checksum,
        ...(concurrently === undefined ? {} : { concurrently }),
      };
    }),
  );
}

async function runPending(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
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

async function run(client: pg.Client, migration: Migration): Promise<void> {
  const work = migration.concurrently === undefined ? inTransaction : beside;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work(client, migration);
      return;
    } catch (error) {
      if (!heldUp.has(errorCode(error)) || attempt === tries)
        throw new Error(`Migration ${migration.name} failed: ${messageOf(error)}`, {
          cause: error,
        });
      await delay(stepBackMs);
    }
  }
}

async function inTransaction(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockMs}`);
    await client.query(migration.sql);
    await note(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** What an attempt that was broken off left of the index is of no use to anybody and goes first. */
async function beside(client: pg.Client, migration: Migration): Promise<void> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [migration.concurrently],
  );
  if (rows[0]?.valid === false)
    await client.query(`drop index concurrently ${migration.concurrently}`);
  if (rows[0]?.valid !== true) await client.query(migration.sql);
  await note(client, migration);
}

async function note(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
}
