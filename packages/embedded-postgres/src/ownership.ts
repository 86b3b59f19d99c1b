import pg from 'pg';
import { ClusterError } from './cluster-error.ts';
import { codeOf } from './failure.ts';

// Any fixed number: the lock lives in the cluster's own `postgres` database, which nobody else uses.
const lockNumber = 7_041_886;
const holderName = /^owner (\d+)$/;
// The server frees a killed owner's lock as soon as it notices the closed connection.
const patience = '1500ms';

/**
 * Takes the cluster for this process as long as the returned connection lives. PostgreSQL itself drops
 * the lock with the connection, so a killed owner never has to be cleaned up after.
 * Throws ClusterError when another process has it.
 */
export async function takeOwnership(address: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: address,
    application_name: `owner ${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`SET lock_timeout = '${patience}'`);
    await client.query('SELECT pg_advisory_lock($1)', [lockNumber]);
    return client;
  } catch (error) {
    const taken = codeOf(error) === '55P03';
    const refusal = taken ? await describeHolder(client, dataDir) : error;
    await client.end().catch(() => undefined);
    throw refusal;
  }
}

async function describeHolder(client: pg.Client, dataDir: string): Promise<ClusterError> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted`,
    [lockNumber],
  );
  const pid = holderName.exec(rows[0]?.application_name ?? '')?.[1] ?? 'unknown';
  return new ClusterError(
    'locked',
    `The data folder ${dataDir} is in use by another server (process ${pid}). Stop that one first, or choose another folder.`,
  );
}
