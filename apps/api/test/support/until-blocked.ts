import { sql, type Kysely } from 'kysely';
import type { Schema, Tx } from '../../src/database/schema.ts';

/** Until somebody waits for what this transaction holds. */
export async function untilBlockedBy(tx: Tx, db: Kysely<Schema>): Promise<void> {
  const mine = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  const pid = mine.rows[0]?.pid ?? 0;
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))
    `.execute(db);
    if (rows.length > 0) return;
  }
}
