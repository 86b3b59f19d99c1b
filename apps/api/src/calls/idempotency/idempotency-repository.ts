import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

export interface IdempotencyId {
  caller: string;
  path: string;
  key: string;
}

export interface StoredRun {
  body_hash: Buffer;
  request_id: string;
  committed: boolean;
  answer: Buffer | null;
  alive: boolean;
}

/** Wall time for which a run that gives no sign counts as alive. */
const lease = sql<Date>`clock_timestamp() + interval '70 seconds'`;

/**
 * True when this request is the first with its key, or takes over from one that died unfinished. The
 * first of `bodyHashes` is kept, any of them is the same body.
 */
export async function claimRun(
  db: Queryable,
  id: IdempotencyId,
  run: { bodyHashes: readonly Buffer[]; requestId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency (caller, path, key, body_hash, request_id, created_at, locked_until)
    values (${id.caller}, ${id.path}, ${id.key}, ${run.bodyHashes[0]}, ${run.requestId}, ${run.now}, ${lease})
    on conflict (caller, path, key) do update
      set request_id = excluded.request_id, locked_until = excluded.locked_until
      where idempotency.answer is null and not idempotency.committed
        and idempotency.body_hash = any(${run.bodyHashes})
        and idempotency.locked_until < clock_timestamp()
    returning 1`.execute(db);
  return rows.length === 1;
}

export async function readRun(db: Queryable, id: IdempotencyId): Promise<StoredRun | undefined> {
  return db
    .selectFrom('idempotency')
    .select(['body_hash', 'request_id', 'committed', 'answer'])
    .select(sql<boolean>`locked_until >= clock_timestamp()`.as('alive'))
    .where('caller', '=', id.caller)
    .where('path', '=', id.path)
    .where('key', '=', id.key)
    .executeTakeFirst();
}

/** False when another request has taken this one for dead and carries the call out instead. */
export async function markCommitted(
  tx: Queryable,
  id: IdempotencyId,
  requestId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await ofRequest(tx, id, requestId)
    .set({ committed: true })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function storeAnswer(
  db: Queryable,
  id: IdempotencyId,
  requestId: string,
  answer: Buffer,
): Promise<void> {
  await ofRequest(db, id, requestId).set({ answer }).execute();
}

/** Lets the same key be tried again: nothing was changed. */
export async function releaseRun(
  db: Queryable,
  id: IdempotencyId,
  requestId: string,
): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('caller', '=', id.caller)
    .where('path', '=', id.path)
    .where('key', '=', id.key)
    .where('request_id', '=', requestId)
    .where('committed', '=', false)
    .execute();
}

export async function forgetRuns(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', before).execute();
}

function ofRequest(db: Queryable, id: IdempotencyId, requestId: string) {
  return db
    .updateTable('idempotency')
    .where('caller', '=', id.caller)
    .where('path', '=', id.path)
    .where('key', '=', id.key)
    .where('request_id', '=', requestId);
}
