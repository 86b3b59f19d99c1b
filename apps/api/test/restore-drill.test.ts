import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startCluster, type Cluster } from '@tolk/embedded-postgres';
import { DAY } from '@tolk/domain';
import { createCaller } from '@tolk/testing/caller';
import pg from 'pg';
import { buildApp, type App } from '../src/build-app.ts';
import { scheduleAccountMessage } from '../src/accounts/codes/account-message.ts';
import { migrate } from '../src/database/migrate.ts';
import { unseal } from '../src/database/server-key.ts';
import { totpSecretOf } from '../src/staff/login/staff-login.ts';
import { findStaff } from '../src/staff/members/staff-repository.ts';
import { expectBooksToFit } from './support/books.ts';
import { fakePayments } from './support/fake-payments.ts';
import { openMarket, type Market } from './support/market.ts';
import { makePayable, payoutForms } from './support/payable-supplier.ts';
import { startPostgres, type PostgresServer } from './support/postgres-server.ts';
import { addStaffMember, staffSecret } from './support/staff.ts';
import { testApp } from './support/test-app.ts';

const scripts = fileURLToPath(new URL('../../../deploy/backup/', import.meta.url));
const key = 'c7'.repeat(32);

/** An installation with a server of its own, which is then lost: what is left is its backup. */
const lost: { postgres?: PostgresServer } = {};
const tolk = testApp({
  config: { serverKeys: [Buffer.from(key, 'hex')] },
  replacements: { payments: fakePayments() },
  async through() {
    const postgres = await startPostgres();
    lost.postgres = postgres;
    const admin = new pg.Client({ connectionString: postgres.url('postgres') });
    await admin.connect();
    await admin.query('create database tolk');
    await admin.end();
    await migrate(postgres.url('tolk'));
    return postgres.url('tolk');
  },
});

interface Restored {
  app: App;
  url: string;
  cluster: Cluster;
}
const state: { folder: string; market?: Market; staffId?: string; restored?: Restored } = {
  folder: '',
};
let counted: Record<string, number>;
let digests: Map<string, string>;

beforeAll(async () => {
  state.folder = await mkdtemp(join(tmpdir(), 'api-restore-'));
}, 60_000);
afterAll(async () => {
  await state.restored?.app.close();
  await state.restored?.cluster.stop();
  await rm(state.folder, { recursive: true, force: true });
}, 60_000);

function restored(): Restored {
  if (state.restored === undefined) throw new Error('It was not restored.');
  return state.restored;
}

/** Runs a script as an operator does; answers what it printed on both outputs. */
async function script(
  name: 'backup.sh' | 'restore.sh',
  argument: string,
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const path = [lost.postgres?.programs, process.env.PATH].join(':');
  return promisify(execFile)(join(scripts, name), [argument], { env: { PATH: path, ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );
}

const backups = () => join(state.folder, 'backups');
const environment = () => ({
  DATABASE_URL: tolk.app.deps.config.databaseUrl ?? '',
  TOLK_DATA: tolk.app.deps.config.dataDir,
  TOLK_KEY_BACKUP: join(state.folder, 'safe'),
});

/** How many rows each table has. */
async function countRows(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from "${name}"`);
    counts[name] = Number(rows[0]?.n);
  }
  await client.end();
  return counts;
}

/** SHA-256 of every file, read as the product reads it. */
async function digestFiles({ deps }: App): Promise<Map<string, string>> {
  const rows = await deps.db.selectFrom('file').select('id').execute();
  const pairs = rows.map(async ({ id }) => {
    const content = await buffer(await deps.files.open(id));
    return [id, createHash('sha256').update(content).digest('hex')] as const;
  });
  return new Map(await Promise.all(pairs));
}

async function mailTo(value: string, at: Date): Promise<void> {
  const { deps } = tolk.app;
  const to = { channel: 'email', value } as const;
  await scheduleAccountMessage(deps, deps.db, { kind: 'accountExists', to, language: 'en' }, at);
}

it('a product with orders, money, files, staff and a mail that waits is backed up', async () => {
  const market = await openMarket(tolk);
  state.market = market;
  await makePayable(tolk, market.supplier.personId);
  await market.complete({ orderFileIds: [await market.upload(market.client, 'order')] });
  await market.start();
  state.staffId = (await addStaffMember(tolk, 'finance')).staffId;
  await writeFile(join(tolk.app.deps.config.dataDir, 'server.key'), key);
  await mailTo('done@tolk.example', tolk.clock.now());
  await tolk.settle();
  await mailTo('waits@tolk.example', new Date(tolk.clock.now().getTime() + DAY));

  digests = await digestFiles(tolk.app);
  counted = await countRows(environment().DATABASE_URL);
  const { code, said } = await script('backup.sh', backups(), environment());
  expect(said).toMatch(/\/backups\/\d{8}T\d{6}Z\n$/);
  expect(code).toBe(0);
  expect(digests.size).toBe(2);
  expect(await readFile(join(state.folder, 'safe/server.key'), 'utf8')).toBe(key);
  const [backup = ''] = await readdir(backups());
  expect(await readdir(join(backups(), backup))).toEqual([
    'SHA256SUMS',
    'database.dump',
    'files.tar',
  ]);
});

it('the key may not lie beside what it opens', async () => {
  const inside = { ...environment(), TOLK_KEY_BACKUP: join(backups(), 'key') };
  const { code, said } = await script('backup.sh', backups(), inside);
  expect(code).toBe(1);
  expect(said).toContain('keep the key elsewhere');
  expect(await readdir(backups())).toHaveLength(1);
});

it('without pg_dump it says what to install', async () => {
  const bare = join(state.folder, 'bare');
  await mkdir(bare);
  const { code, said } = await script('backup.sh', backups(), { ...environment(), PATH: bare });
  expect(code).not.toBe(0);
  expect(said).toContain('comes with postgresql-client');
});

it('a backup with one byte changed is refused before anything is written', async () => {
  const [name = ''] = await readdir(backups());
  const damaged = join(state.folder, 'damaged');
  await promisify(execFile)('cp', ['-r', join(backups(), name), damaged]);
  const dump = await readFile(join(damaged, 'database.dump'));
  dump[dump.length >> 1] = (dump[dump.length >> 1] ?? 0) ^ 1;
  await writeFile(join(damaged, 'database.dump'), dump);
  const target = join(state.folder, 'untouched');
  const { code, said } = await script('restore.sh', damaged, {
    ...environment(),
    TOLK_DATA: target,
  });
  expect(code).toBe(1);
  expect(said).toContain('the backup is damaged');
});

it('all is lost, and restored into a fresh embedded server', async () => {
  const { config } = tolk.app.deps;
  await tolk.app.close();
  await lost.postgres?.stop();
  await rm(config.dataDir, { recursive: true });

  const dataDir = join(state.folder, 'fresh');
  const cluster = await startCluster({
    dataDir: join(dataDir, 'postgres'),
    settings: { fsync: 'off' },
  });
  const url = await cluster.ensureDatabase('tolk');
  const [name = ''] = await readdir(backups());
  const env = { ...environment(), DATABASE_URL: url, TOLK_DATA: dataDir };
  const { code, said } = await script('restore.sh', join(backups(), name), env);
  expect(said).toContain('restore: done');
  expect(code).toBe(0);
  expect(await countRows(url)).toEqual(counted);

  expect(await migrate(url)).toEqual([]);
  const mail = { send: async (message: { to: string }) => void sent.push(message.to) };
  const serverKey = Buffer.from(await readFile(join(dataDir, 'server.key'), 'utf8'), 'hex');
  const app = await buildApp(
    { ...config, databaseUrl: url, dataDir, serverKeys: [serverKey] },
    { clock: tolk.clock, mail, payments: fakePayments() },
  );
  state.restored = { app, cluster, url: await app.start() };
}, 120_000);

const sent: string[] = [];

it('every posting balances, and what can be settled is what stands there', async () => {
  await expectBooksToFit({ ...tolk, app: restored().app });
  const { db } = restored().app.deps;
  const lines = await db.selectFrom('ledger_line').selectAll().execute();
  expect(lines.length).toBeGreaterThan(4);
  await expect(db.deleteFrom('ledger_line').execute()).rejects.toThrow('append');
});

it('every file opens with the bytes it had', async () => {
  expect(await digestFiles(restored().app)).toEqual(digests);
});

it('sealed numbers, accounts and second factors open', async () => {
  const { db, config } = restored().app.deps;
  const names = await db.selectFrom('real_name_verification').selectAll().execute();
  const numbers = names.map(({ sealed_number: sealed }) =>
    unseal(config.serverKeys, 'document-number', sealed),
  );
  expect(numbers).toContain('11010519491231002X');
  const methods = await db.selectFrom('settlement_method').selectAll().execute();
  const forms = methods.map(({ sealed_details: sealed }): unknown =>
    JSON.parse(unseal(config.serverKeys, 'settlement-details', sealed)),
  );
  expect(forms).toEqual(expect.arrayContaining([...payoutForms]));
  const member = await findStaff(db, state.staffId ?? '');
  expect(member && totpSecretOf(member, config.serverKeys)).toBe(staffSecret);
});

it('people sign in with their passwords, and who was signed in still is', async () => {
  const { client } = state.market ?? {};
  if (client === undefined) throw new Error('There is no market.');
  const caller = createCaller({ baseUrl: restored().url, language: 'en' });
  const timestamp = tolk.clock.now().getTime();
  const login = { account: client.account, password: client.password };
  const answer = await caller.send('/supinterface/login', login, { forged: { timestamp } });
  expect(answer.code).toBe(0);
  caller.token = client.token;
  const who = await caller.send('/supinterface/getSupUserData', {}, { forged: { timestamp } });
  expect(who.code).toBe(0);
});

it('what was done is not done again, and what waited is done once', async () => {
  tolk.clock.advance(DAY + 1);
  await restored().app.deps.jobs.drain();
  expect(sent.filter((to) => to === 'waits@tolk.example')).toHaveLength(1);
  expect(tolk.mails.map(({ to }) => to)).toContain('done@tolk.example');
  expect(sent).not.toContain('done@tolk.example');
});
