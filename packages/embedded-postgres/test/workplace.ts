import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A folder that only this account can enter; with it goes everything made in it. */
export async function makeWorkplace(): Promise<{
  path: (name: string) => string;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  return {
    path: (name) => join(folder, name),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Asks again until the server answers; jest's own time limit ends a vain attempt. */
export async function askUntilAnswered(url: string, sql: string): Promise<unknown[]> {
  for (;;) {
    const rows = await ask(url, sql).catch(() => undefined);
    if (rows) return rows;
  }
}

export const isRoot = process.getuid?.() === 0;
