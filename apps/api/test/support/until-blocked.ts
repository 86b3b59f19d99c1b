import { sql, type Kysely } from 'kysely';
import type { Schema, Tx } from '../../src/database/schema.ts';

/**
 * Until somebody waits for what this transaction holds; with `wanted`, until so many do, counting
 * those who wait for one who waits.
 */
export async function untilBlockedBy(tx: Tx, db: Kysely<Schema>, wanted = 1): Promise<void> {
  const mine = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  const pid = mine.rows[0]?.pid ?? 0;
  for (;;) {
    const { rows } = await sql`
      with recursive waiting as (
        select pid from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))
        union
        select behind.pid from pg_stat_activity behind
        join waiting on waiting.pid = any(pg_blocking_pids(behind.pid))
      )
      select pid from waiting
    `.execute(db);
    if (rows.length >= wanted) return;
  }
}
