import pg from 'pg';
import { testDatabase } from '@tolk/testing/database';
import { migrate, type Migration } from './migrate.ts';

const database = testDatabase();
const clients: pg.Client[] = [];

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  clients.push(client);
  return client;
}
beforeEach(async () => {
  const client = await connect();
  await client.query('drop table if exists shelf');
  await client.query('create table shelf (book text)');
  await client.query(`delete from migration where name like 'test%'`);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
});

const indexed: Migration = {
  name: 'test-index',
  sql: 'create index concurrently shelf_book on shelf (book)',
  checksum: 'one',
  concurrently: 'shelf_book',
};

async function waitsFor(client: pg.Client, lock: string): Promise<void> {
  const query = `select from pg_locks join pg_stat_activity using (pid)
    where not granted and mode = $1 and datname = current_database()`;
  while ((await client.query(query, [lock])).rowCount === 0) await new Promise(setImmediate);
}

/** Under faketime (a moved clock) lock_timeout never fires in PostgreSQL. */
const itInRealTime = process.env.TOLK_CLOCK_AHEAD === undefined ? it : it.skip;

itInRealTime(
  'a change that waits for a table lets calls pass and is made once it can be',
  async () => {
    const [reader, caller] = [await connect(), await connect()];
    await reader.query('begin');
    await reader.query('select from shelf');
    const changed = migrate(database.url, [
      { name: 'test-column', sql: 'alter table shelf add column pages integer', checksum: 'one' },
    ]);
    await waitsFor(caller, 'AccessExclusiveLock');
    // Stands behind the change until that steps back, for the reader does not end before.
    await caller.query('select from shelf');
    await reader.query('commit');
    // oxlint-disable-next-line jest/no-standalone-expect -- it stands in a test
    expect([await changed, (await caller.query('select pages from shelf')).rows]).toEqual([
      ['test-column'],
      [],
    ]);
  },
);

it('a change that waits for a call which waits for it is broken off, and made after it', async () => {
  const [writer, other] = [await connect(), await connect()];
  await writer.query('begin');
  await writer.query('select from shelf');
  await other.query('select pg_advisory_lock(1)');
  const changed = migrate(database.url, [
    {
      name: 'test-column',
      sql: `lock table shelf in share row exclusive mode;
        select pg_advisory_xact_lock(1);
        alter table shelf add column pages integer`,
      checksum: 'one',
    },
  ]);
  await waitsFor(other, 'ExclusiveLock');
  const written = writer.query(`insert into shelf values ('one')`);
  await waitsFor(other, 'RowExclusiveLock');
  await other.query('select pg_advisory_unlock(1)');
  await written;
  await writer.query('commit');
  expect(await changed).toEqual(['test-column']);
});

it('an index that is built concurrently lets writers write, and is there once for two that start at once', async () => {
  const [writer, other] = [await connect(), await connect()];
  await writer.query('begin');
  await writer.query(`insert into shelf values ('one')`);
  const both = Promise.all([migrate(database.url, [indexed]), migrate(database.url, [indexed])]);
  await waitsFor(other, 'ShareLock');
  await other.query(`insert into shelf values ('two')`);
  await writer.query('commit');
  expect((await both).flat()).toEqual(['test-index']);
});

it('what is left of an index that was broken off is built anew', async () => {
  const client = await connect();
  await client.query(`insert into shelf values ('same'), ('same')`);
  const unique = { ...indexed, sql: indexed.sql.replace('index', 'unique index') };
  await expect(migrate(database.url, [unique])).rejects.toThrow(
    'Migration test-index failed: could not create unique index',
  );
  await client.query('truncate shelf');
  expect(await migrate(database.url, [unique])).toEqual(['test-index']);
  const { rows } = await client.query(
    `select indisvalid from pg_index where indexrelid = 'shelf_book'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});
