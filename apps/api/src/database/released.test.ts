import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { testDatabase } from '@tolk/testing/database';
import pg from 'pg';
import { breaksBetween, readCatalog } from '../../test/support/catalog.ts';
import { loadMigrations, migrate } from './migrate.ts';
import { readReleased } from './released.ts';

/** The image before runs on while the next one migrates, and may come back after it did. */
const database = testDatabase();

async function run(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

it('no released migration was changed or taken away', async () => {
  const { migrations } = await readReleased();
  const now = new Map((await loadMigrations()).map(({ name, checksum }) => [name, checksum]));
  const changed = Object.entries(migrations).filter(
    ([name, checksum]) => now.get(name) !== checksum,
  );
  expect(changed.map(([name]) => name)).toEqual([]);
});

it('what was added since takes nothing from the image before that is not accepted with a reason', async () => {
  const { migrations, accepted } = await readReleased();
  await run('drop schema public cascade; create schema public');
  const all = await loadMigrations();
  await migrate(
    database.url,
    all.filter(({ name }) => name in migrations),
  );
  const before = await readCatalog(database.url);
  expect(before.columns.size).toBeGreaterThan(50);
  await migrate(database.url, all);
  const breaks = breaksBetween(before, await readCatalog(database.url));
  expect(breaks.toSorted()).toEqual(Object.keys(accepted).toSorted());
  for (const reason of Object.values(accepted)) expect(reason.length).toBeGreaterThan(20);
}, 60_000);

describe('a migration that', () => {
  beforeEach(async () => {
    await run(`drop table if exists shelf, book, box;
      create table shelf (id integer primary key);
      create table book (id integer primary key, shelf_id integer, title text not null default '',
        pages integer, kind text check (kind in ('novel', 'play')))`);
  });

  it.each<[string, string, string[]]>([
    ['drops a table', 'drop table shelf', ['shelf is gone']],
    ['renames a column', 'alter table book rename pages to sheets', ['book.pages is gone']],
    [
      'changes a type',
      'alter table book alter pages type text',
      ['book.pages was integer and is text'],
    ],
    [
      'forbids null',
      'alter table book alter pages set not null',
      ['book.pages takes no null any more'],
    ],
    [
      'drops a default that writers leave to the database',
      'alter table book alter title drop default',
      ['book.title is not filled by itself any more'],
    ],
    [
      'adds a column that has to be given',
      'alter table book add author text not null',
      ['book.author is new and wanted'],
    ],
    [
      'takes a value out of a list',
      `alter table book drop constraint book_kind_check;
       alter table book add check (kind in ('novel'))`,
      ["book has a new rule, book_kind_check: CHECK ((kind = 'novel'::text))"],
    ],
    [
      'forbids repetitions',
      'create unique index book_title on book (title) where pages > 0',
      [
        'book has a new rule, book_title: UNIQUE ON public.book USING btree (title) WHERE (pages > 0)',
      ],
    ],
    [
      'refers to another table',
      'alter table book add foreign key (shelf_id) references shelf',
      ['book has a new rule, book_shelf_id_fkey: FOREIGN KEY (shelf_id) REFERENCES shelf(id)'],
    ],
    ['adds a table', 'create table box (id integer primary key, label text not null)', []],
    ['adds a column that may stay empty', 'alter table book add author text', []],
    ['adds a column with a default', `alter table book add author text not null default ''`, []],
    [
      'adds a column with a rule of its own',
      'alter table book add stars integer check (stars between 1 and 5)',
      [],
    ],
    [
      'wants a new column by a rule',
      'alter table book add author text check (author is not null)',
      ['book has a new rule, book_author_check: CHECK ((author IS NOT NULL))'],
    ],
    ['lifts a rule', 'alter table book drop constraint book_kind_check', []],
    ['allows null', 'alter table book alter title drop not null', []],
    ['adds an index', 'create index book_title on book (title)', []],
  ])('%s', async (_does, sql, breaks) => {
    const before = await readCatalog(database.url);
    await run(sql);
    expect(breaksBetween(before, await readCatalog(database.url))).toEqual(breaks);
  });
});

/** Matters of taste, and what `migrate` sees to itself: time-outs, transactions, a second run. */
const leftOut = [
  'ban-concurrent-index-creation-in-transaction',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
  'require-lock-timeout',
  'require-statement-timeout',
];

/** What the linter of migrations says, by rule. */
async function lint(sql: string): Promise<string[]> {
  const program = fileURLToPath(import.meta.resolve('squawk-cli/js/bin/squawk'));
  const args = [
    '--reporter',
    'Json',
    '--assume-in-transaction',
    '--pg-version',
    '15',
    '--exclude',
    leftOut.join(','),
  ];
  const report = await new Promise<string>((settle) => {
    const child = execFile(process.execPath, [program, ...args], (_error, stdout) =>
      settle(stdout),
    );
    child.stdin?.end(sql);
  });
  const faults: { rule_name: string }[] = JSON.parse(report);
  return faults.map((fault) => fault.rule_name);
}

it('the linter knows what stops traffic', async () => {
  expect(await lint('create index book_title on book (title);')).toEqual([
    'require-concurrent-index-creation',
  ]);
  expect(await lint('alter table book alter column pages type bigint;')).toEqual([
    'changing-column-type',
  ]);
  expect(await lint('alter table book add column author text;')).toEqual([]);
});

it('no migration that was added since stops traffic', async () => {
  const { migrations } = await readReleased();
  const added = (await loadMigrations()).filter(({ name }) => !(name in migrations));
  const found = await Promise.all(added.map(async ({ name, sql }) => [name, await lint(sql)]));
  expect(found.filter(([, faults]) => faults?.length)).toEqual([]);
});
