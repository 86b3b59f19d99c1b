import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openServerDatabase } from './database.ts';

/** What a server that is started with this environment answers to `SHOW fsync`. */
async function fsyncWith(env: Record<string, string>): Promise<string | undefined> {
  const TOLK_DATA = await mkdtemp(join(tmpdir(), 'test-database-'));
  const database = await openServerDatabase({ ...env, TOLK_DATA }, () => undefined);
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ fsync: string }>('SHOW fsync');
    return rows[0]?.fsync;
  } finally {
    await client.end();
    await database.stop();
    await rm(TOLK_DATA, { recursive: true });
  }
}

describe('openServerDatabase', () => {
  it('waits for the disk, unless all it keeps is a test’s', async () => {
    const TOLK_SANDBOX_URL = 'http://127.0.0.1:1';
    expect(await fsyncWith({})).toBe('on');
    expect(await fsyncWith({ TOLK_FSYNC: 'off' })).toBe('on');
    expect(await fsyncWith({ TOLK_FSYNC: 'off', TOLK_SANDBOX_URL })).toBe('off');
  });
});
