import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ConfigurationError } from '../adapters/environment.ts';

/** Throws when a connection to this database is not one session: LISTEN, for one, is lost there. */
export async function requireSessions(url: string): Promise<void> {
  if (!(await isPooledByTransaction(url))) return;
  throw new ConfigurationError(
    'The database stands behind a pooler in transaction mode, such as PgBouncer. There live updates (LISTEN), prepared statements and the lock by which instances migrate one after another are lost. Set DATABASE_DIRECT_URL to the database itself, or to a pool in session mode; calls may go on through the pooler of DATABASE_URL.',
  );
}

/**
 * Whether two connections get the same process of the server in turns, or one hears nothing of what
 * it listens to.
 */
export async function isPooledByTransaction(url: string): Promise<boolean> {
  const [listener, other] = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url }),
  ];
  try {
    await listener.connect();
    await other.connect();
    const channel = `tolk_${randomBytes(8).toString('hex')}`;
    let heard = false;
    listener.on('notification', () => (heard = true));
    await listener.query(`listen ${channel}`);
    const own = await processOf(listener);
    await other.query('begin');
    const taken = await processOf(other);
    const moved = (await processOf(listener)) !== own;
    await other.query(`notify ${channel}`);
    await other.query('commit');
    // What was notified before comes with an answer at the latest.
    await processOf(listener);
    return taken === own || moved || !heard;
  } finally {
    await listener.end();
    await other.end();
  }
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
