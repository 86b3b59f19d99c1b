import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** While others use the pooler, one look may find each connection with the process that it had before. */
const looks = 5;

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
    for (let look = 0; look < looks; look += 1) {
      if (await takeTurns(listener, other)) return true;
    }
    return false;
  } finally {
    await listener.end();
    await other.end();
  }
}

async function takeTurns(listener: pg.Client, other: pg.Client): Promise<boolean> {
  const channel = `tolk_${randomBytes(8).toString('hex')}`;
  let heard = false;
  listener.once('notification', () => (heard = true));
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
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
