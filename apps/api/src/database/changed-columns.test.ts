import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { testDatabase } from '@tolk/testing/database';
import { openDatabase, type Database } from './pool.ts';

const database = testDatabase();
let opened: Database;
beforeAll(() => {
  opened = openDatabase(database.url, { size: 1 }, () => undefined);
});
afterAll(() => opened.db.destroy());

const addColumn = (name: string) =>
  sql.raw(`alter table person add ${name} text`).execute(opened.db);

it('an instance goes on while the migration of the next one adds a column', async () => {
  const read = () =>
    opened.db.selectFrom('person').selectAll().where('id', '=', randomUUID()).execute();
  expect(await read()).toEqual([]);
  await addColumn('added');
  expect(await read()).toEqual([]);
});

it('so do what it writes, and what it reads of several tables', async () => {
  const write = () =>
    opened.db
      .updateTable('person')
      .set({ name: 'Ada' })
      .where('id', '=', randomUUID())
      .returningAll()
      .execute();
  const join = () =>
    sql`select session.id, person.* from session join person on person.id = session.person_id
        where session.id = ${randomUUID()}`.execute(opened.db);
  await write();
  await join();
  await addColumn('added_too');
  expect(await write()).toEqual([]);
  expect((await join()).rows).toEqual([]);
});

it('what names its columns and is asked often is prepared once for each connection', async () => {
  const prepared = async () => {
    const { rows } = await opened.pool.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    );
    return rows.map(({ statement }) => statement);
  };
  const named = opened.db.selectFrom('person').select('id').where('email', '=', 'nobody');
  await named.execute();
  expect(await prepared()).not.toContain(named.compile().sql);
  const counting = sql`select count(*) from person where name = ${'Ada'}`.compile(opened.db);
  for (let at = 0; at < 5; at += 1) {
    await named.execute();
    await opened.db.executeQuery(counting);
  }
  expect(await prepared()).toEqual(expect.arrayContaining([named.compile().sql, counting.sql]));
});

it('statements of many kinds that are asked once take no name from those that are asked often', async () => {
  for (let at = 0; at < 450; at += 1) {
    await opened.pool.query(`select ${at} from person where name = $1`, ['Ada']);
  }
  const often = 'select email from person where id = $1';
  for (let at = 0; at < 5; at += 1) await opened.pool.query(often, [randomUUID()]);
  const { rows } = await opened.pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements where statement = $1',
    [often],
  );
  expect(rows).toEqual([{ statement: often }]);
});
