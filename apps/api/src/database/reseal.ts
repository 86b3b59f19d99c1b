import { sql, type Kysely } from 'kysely';
import type { Schema, Tx } from './schema.ts';
import { keyedHash, seal, unseal, type KeyUse, type ServerKeys } from './server-key.ts';

/** A table with a sealed column; its key is `id`, a uuid. */
export interface SealedTable {
  table: string;
  /** Of bytes; for jobs of a kind it is `sealed` of their payload, as base64. */
  sealed: { column: string } | { jobsOf: string };
  use: KeyUse;
  /** What is hashed to find the row, and with what it is made. */
  hashed?: {
    column: string;
    use: KeyUse;
    /** A column that goes into it. */
    with: string;
    textOf: (opened: string, value: string) => string;
  };
}

export interface Resealed {
  table: string;
  /** Under the sealing key now. */
  changed: number;
  /** Under it before. */
  fresh: number;
  /** Ids of rows that none of the keys opens. */
  unreadable: string[];
}

interface Row {
  id: string;
  sealed: Buffer;
  value: string | null;
}

const batchSize = 200;

/** How the bytes of a table are read, stored, and which rows have some. */
function accessTo(sealed: SealedTable['sealed']) {
  if ('jobsOf' in sealed) {
    return {
      bytes: sql`decode(payload ->> 'sealed', 'base64')`,
      // A message that was given up is sent when an admin restarts it, however old it is.
      where: sql`kind = ${sealed.jobsOf} and done_at is null`,
      store: (bytes: Buffer) =>
        sql`payload = jsonb_set(payload, '{sealed}', to_jsonb(${bytes.toString('base64')}::text))`,
    };
  }
  const column = sql.ref(sealed.column);
  return {
    bytes: column,
    where: sql`true`,
    store: (bytes: Buffer) => sql`${column} = ${bytes}`,
  };
}

/**
 * Seals every row of the table under the first key, and goes over it again for what was added
 * meanwhile. Each batch is a transaction of its own that holds its rows, so it may be killed at any
 * moment, be begun again, and run several times at once. With `write: false` it counts what is left.
 */
export async function resealTable(
  db: Kysely<Schema>,
  keys: ServerKeys,
  table: SealedTable,
  { write }: { write: boolean },
): Promise<Resealed> {
  const done = await goThrough(db, keys, table, write);
  if (!write || done.changed === 0) return done;
  const { changed, unreadable } = await resealTable(db, keys, table, { write });
  return { ...done, changed: done.changed + changed, unreadable };
}

async function goThrough(
  db: Kysely<Schema>,
  keys: ServerKeys,
  table: SealedTable,
  write: boolean,
): Promise<Resealed> {
  const done: Resealed = { table: table.table, changed: 0, fresh: 0, unreadable: [] };
  let last: string | null = null;
  for (;;) {
    const after: string | null = last;
    const rows = await db.transaction().execute(async (tx) => {
      const batch = await readBatch(tx, table, after);
      for (const row of batch) await resealRow(tx, keys, { table, row, write, done });
      return batch;
    });
    last = rows.at(-1)?.id ?? null;
    if (last === null) return done;
  }
}

async function readBatch(tx: Tx, table: SealedTable, after: string | null): Promise<Row[]> {
  const { bytes, where } = accessTo(table.sealed);
  const value = table.hashed === undefined ? sql`null` : sql.ref(table.hashed.with);
  const { rows } = await sql<Row>`
    select id, ${bytes} as sealed, ${value} as value from ${sql.table(table.table)}
    where (${after}::uuid is null or id > ${after}::uuid) and ${bytes} is not null
      and ${where}
    order by id limit ${batchSize} for no key update`.execute(tx);
  return rows;
}

async function resealRow(
  tx: Tx,
  keys: ServerKeys,
  { table, row, write, done }: { table: SealedTable; row: Row; write: boolean; done: Resealed },
): Promise<void> {
  const [sealing] = keys;
  if (opened([sealing], table.use, row.sealed) !== null) {
    done.fresh += 1;
    return;
  }
  const text = opened(keys, table.use, row.sealed);
  if (text === null) {
    done.unreadable.push(row.id);
    return;
  }
  done.changed += 1;
  if (!write) return;
  const assignments = [accessTo(table.sealed).store(seal(keys, table.use, text))];
  if (table.hashed !== undefined) {
    const { column, use, textOf } = table.hashed;
    const hash = keyedHash(keys, use, textOf(text, row.value ?? ''));
    assignments.push(sql`${sql.ref(column)} = ${hash}`);
  }
  await sql`update ${sql.table(table.table)} set ${sql.join(assignments)} where id = ${row.id}`.execute(
    tx,
  );
}

function opened(keys: ServerKeys, use: KeyUse, sealed: Buffer): string | null {
  try {
    return unseal(keys, use, sealed);
  } catch {
    return null;
  }
}
