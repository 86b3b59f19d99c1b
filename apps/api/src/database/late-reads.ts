import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { messageOf } from './error-shape.ts';
import { openDatabase } from './pool.ts';
import type { Queryable, Schema } from './schema.ts';

/** Reads of what may be a second old. */
export interface LateReads {
  /**
   * Reads at the replica while it follows closely, else at the primary. Who may have written
   * something (`isKnown`) finds all that was committed before, wherever it was.
   */
  read<Result>(isKnown: boolean, work: (db: Queryable) => Promise<Result>): Promise<Result>;
  /** Whether the replica is asked at present; null where there is none. */
  readonly follows: boolean | null;
  close(): Promise<void>;
}

const everyMs = 1_000;
/** For so long somebody waits for the replica to have what was committed before (ms). */
const catchUpMs = 50;
const askAgainMs = 5;
/** A replica that answers no more is not waited for (ms). */
const answerMs = 3_000;

export function readsAtPrimary(db: Queryable): LateReads {
  return { read: (_isKnown, work) => work(db), follows: null, close: async () => undefined };
}

interface Options {
  url: string;
  primary: Kysely<Schema>;
  poolSize: number;
  /** The replica may be behind by this much (ms). */
  maxLagMs: number;
  /** An error that is an answer, which would be the same at the primary. */
  isAnswer: (error: unknown) => boolean;
  log: Pick<Logger, 'warn' | 'info'>;
}

/** Opens the replica; that it is away or no replica is said in the log and costs no read. */
export async function openReplica(options: Options): Promise<LateReads> {
  const { url, primary, poolSize, maxLagMs, isAnswer, log } = options;
  const { db, pool } = openDatabase(url, { size: poolSize, answerMs }, () => undefined);
  /** Where the primary's log stood, and when. */
  let stood: { lsn: string; at: number }[] = [];
  /** The time whose state the replica has. */
  let freshAsOf = Number.NEGATIVE_INFINITY;
  let said: boolean | null = null;
  const follows = () => performance.now() - freshAsOf <= maxLagMs;
  await look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();

  return {
    async read(isKnown, work) {
      if (!follows()) return work(primary);
      try {
        if (isKnown && !(await hasCaughtUp())) return await work(primary);
        return await work(db);
      } catch (error) {
        if (isAnswer(error)) throw error;
        freshAsOf = Number.NEGATIVE_INFINITY;
        tell(messageOf(error));
        return work(primary);
      }
    },
    get follows() {
      return follows();
    },
    async close() {
      clearInterval(timer);
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };

  /** Compares positions in the log instead of times, which mean nothing while nobody writes. */
  async function look(): Promise<void> {
    try {
      const at = performance.now();
      stood.push({ lsn: await primaryLsn(), at });
      const { rows } = await sql<{ at: number | null; replica: boolean }>`
        select max(at) as at, pg_is_in_recovery() as replica
        from unnest(${stood.map(({ lsn }) => lsn)}::pg_lsn[], ${stood.map((one) => one.at)}::float8[])
          as stood (lsn, at)
        where lsn <= pg_last_wal_replay_lsn()`.execute(db);
      const [found] = rows;
      freshAsOf = found?.replica ? (found.at ?? freshAsOf) : Number.NEGATIVE_INFINITY;
      if (found?.replica === false) tell('DATABASE_REPLICA_URL names no replica');
    } catch (error) {
      freshAsOf = Number.NEGATIVE_INFINITY;
      tell(messageOf(error));
    }
    stood = stood.filter(({ at }) => performance.now() - at <= 2 * maxLagMs + everyMs);
    if (follows() !== said) tell('it is behind');
  }

  function tell(reason: string): void {
    const now = follows();
    if (now === said) return;
    said = now;
    if (now) log.info('the replica follows and is read from');
    else log.warn({ reason }, 'the replica does not follow; all is read from the primary');
  }

  async function primaryLsn(): Promise<string> {
    const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn() as lsn`.execute(
      primary,
    );
    return rows[0]?.lsn ?? '0/0';
  }

  async function hasCaughtUp(): Promise<boolean> {
    const lsn = await primaryLsn();
    const until = performance.now() + catchUpMs;
    for (;;) {
      const { rows } = await sql<{ there: boolean | null }>`
        select pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as there`.execute(db);
      if (rows[0]?.there) return true;
      if (performance.now() >= until) return false;
      await delay(askAgainMs);
    }
  }
}
