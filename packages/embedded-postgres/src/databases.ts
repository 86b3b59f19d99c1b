import pg from 'pg';
import { withClient } from './connection.ts';
import { codeOf } from './failure.ts';

// Another session made the same database at the same moment: 42P04 seen in time, 23505 a blink later.
const alreadyThere = new Set(['42P04', '23505']);

/** Makes a database in UTF-8 if it is missing. `server` is the address of any other database there. */
export async function ensureDatabase(server: string, name: string): Promise<void> {
  await withClient(server, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
      if (!alreadyThere.has(codeOf(error) ?? '')) throw error;
    });
  });
}

/** Makes a copy of a database that nobody is connected to. Throws when the name is taken. */
export async function createFromTemplate(
  server: string,
  name: string,
  template: string,
): Promise<void> {
  const sql = `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(template)}`;
  await withClient(server, (client) => client.query(sql));
}

/** Drops a database if it is there, and cuts off its connections. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  const sql = `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`;
  await withClient(server, (client) => client.query(sql));
}

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}
