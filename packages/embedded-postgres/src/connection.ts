import { randomBytes } from 'node:crypto';
import { chown, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import type { Account } from './account.ts';
import type { DataFolder } from './data-folder.ts';
import { superuser } from './initialise.ts';

/** A postgres:// address with the password in it: for programs, never for logs. */
export async function addressOf(
  folder: DataFolder,
  port: number,
  database: string,
): Promise<string> {
  const password = await readFile(folder.password, 'utf8');
  return `postgres://${superuser}:${password.trim()}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

/** Connects, runs the work and disconnects. */
export async function withClient<T>(
  address: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'embedded-postgres',
  });
  // A server that goes away in the middle fails the work itself; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Asks the server for a file that was just put in the folder: only the one that serves it can know. */
export async function provesFolder(
  address: string,
  folder: DataFolder,
  account: Account | undefined,
): Promise<boolean> {
  const secret = randomBytes(16).toString('hex');
  const file = join(folder.cluster, `proof-${randomBytes(6).toString('hex')}`);
  await writeFile(file, secret, { mode: 0o600, flag: 'wx' });
  try {
    if (account) await chown(file, account.uid, account.gid);
    return await withClient(address, async (client) => {
      const sql = 'SELECT pg_read_file($1, true) AS text';
      const { rows } = await client.query<{ text: string | null }>(sql, [basename(file)]);
      return rows[0]?.text === secret;
    });
  } finally {
    await rm(file, { force: true });
  }
}
