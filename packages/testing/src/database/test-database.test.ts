import pg from 'pg';
import { createTestDatabase, testDatabase } from './test-database.ts';

const database = testDatabase();

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('testDatabase', () => {
  it('holds what the migration put into the template', async () => {
    expect(await ask(database.url, 'SELECT text FROM word')).toEqual([{ text: '通译' }]);
  });

  it('gives each caller a database of its own', async () => {
    const other = await createTestDatabase();
    await ask(other.url, `INSERT INTO word VALUES ('other')`);
    expect(await ask(other.url, 'SELECT count(*)::int AS n FROM word')).toEqual([{ n: 2 }]);
    expect(await ask(database.url, 'SELECT count(*)::int AS n FROM word')).toEqual([{ n: 1 }]);
    await other.drop();
  });

  it('makes several databases at once', async () => {
    const several = await Promise.all([
      createTestDatabase(),
      createTestDatabase(),
      createTestDatabase(),
    ]);
    expect(new Set(several.map(({ url }) => url)).size).toBe(3);
    await Promise.all(several.map(({ drop }) => drop()));
  });

  it('drops a database that is still in use', async () => {
    const other = await createTestDatabase();
    const client = new pg.Client({ connectionString: other.url });
    client.on('error', () => undefined);
    await client.connect();
    await other.drop();
    const name = new URL(other.url).pathname.slice(1);
    const found = await ask(database.url, `SELECT 1 FROM pg_database WHERE datname = '${name}'`);
    expect(found).toEqual([]);
  });
});
