import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '@tolk/testing/caller';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { openMarket } from '../../test/support/market.ts';
import {
  startPostgres,
  startReplica,
  type PostgresServer,
} from '../../test/support/postgres-server.ts';
import { testApp } from '../../test/support/test-app.ts';
import { CallRefusal } from '../calls/refusal.ts';
import { openReplica } from './late-reads.ts';
import { migrate } from './migrate.ts';
import type { Queryable } from './schema.ts';

const maxLagMs = 2_000;

/** A real primary with a real replica that follows it by streaming replication. */
const servers: { primary?: PostgresServer; replica?: PostgresServer } = {};
const replicaUrl = () => servers.replica?.url('tolk') ?? '';
const tolk = testApp({
  async through() {
    const primary = await startPostgres();
    servers.primary = primary;
    await ask(primary.url('postgres'), 'create database tolk');
    await migrate(primary.url('tolk'));
    servers.replica = await startReplica(primary);
    return primary.url('tolk');
  },
  services: () => ({ replica: { url: replicaUrl(), maxLagMs } }),
});
afterAll(async () => {
  await servers.replica?.stop();
  await servers.primary?.stop();
}, 60_000);

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(query);
  await client.end();
  return rows;
}

/** The replica hears what is written, and applies nothing of it until it goes on. */
const standStill = () => ask(replicaUrl(), 'select pg_wal_replay_pause()');
const goOn = () => ask(replicaUrl(), 'select pg_wal_replay_resume()');

const metric = async () =>
  /^tolk_replica_follows (\d)$/m.exec(await (await fetch(`${tolk.url}/metrics`)).text())?.[1];

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50);
}

const whereRead = async (db: Queryable) => {
  const { rows } = await sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(
    db,
  );
  return rows[0]?.replica === true ? 'replica' : 'primary';
};
const hall = async (caller: Caller) =>
  (
    await caller.call<{ list: { projectReleaseInforId: string }[] }>(
      '/supinterface/getProjectReleaseInforList',
      { page: 1, size: 20 },
    )
  ).data.list.map(({ projectReleaseInforId: id }) => id);

const write = () =>
  ask(
    servers.primary?.url('tolk') ?? '',
    `create table if not exists scratch (); comment on table scratch is '${Math.random()}'`,
  );

it('reads go to the replica, also of somebody who has just written', async () => {
  const { lateReads } = tolk.app.deps;
  await until(async () => lateReads.follows === true);
  expect(await lateReads.read(false, whereRead)).toBe('replica');
  await write();
  await until(async () => (await lateReads.read(true, whereRead)) === 'replica');
  expect(await metric()).toBe('1');
});

it('while it is behind a visitor may see the state of before; who is signed in never does', async () => {
  const market = await openMarket(tolk);
  await until(async () => (await tolk.app.deps.lateReads.read(true, whereRead)) === 'replica');
  await standStill();
  const posting = await market.publish();
  expect(await hall(tolk.caller())).not.toContain(posting);
  expect(await hall(market.client)).toContain(posting);

  // Further behind than it may be: everybody is answered by the primary.
  await until(async () => (await metric()) === '0');
  expect(await hall(tolk.caller())).toContain(posting);

  await goOn();
  await until(async () => (await metric()) === '1');
  expect(await hall(tolk.caller())).toContain(posting);
}, 60_000);

it('what fails at the replica is asked at the primary; what is refused is an answer', async () => {
  const { lateReads } = tolk.app.deps;
  const asked: string[] = [];
  await until(async () => (await lateReads.read(false, whereRead)) === 'replica');
  await expect(
    lateReads.read(false, async (db) => {
      asked.push(await whereRead(db));
      throw new CallRefusal('notFound');
    }),
  ).rejects.toThrow(CallRefusal);
  expect(asked).toEqual(['replica']);
  asked.length = 0;
  await expect(
    lateReads.read(false, async (db) => {
      asked.push(await whereRead(db));
      await sql`select from nowhere`.execute(db);
    }),
  ).rejects.toThrow('nowhere');
  expect(asked).toEqual(['replica', 'primary']);
});

it('a server that is no replica is said to be none, and nothing is read from it', async () => {
  const lines = new PassThrough();
  const said = once(lines, 'data');
  const reads = await openReplica({
    url: servers.primary?.url('tolk') ?? '',
    primary: tolk.app.deps.db,
    poolSize: 1,
    maxLagMs,
    isAnswer: () => false,
    log: pino({ level: 'warn' }, lines),
  });
  expect(String(await said)).toContain('DATABASE_REPLICA_URL names no replica');
  expect(reads.follows).toBe(false);
  await reads.close();
});

it('a replica that answers no more holds one read up for some seconds, and none after it', async () => {
  const { lateReads } = tolk.app.deps;
  await until(async () => lateReads.follows === true);
  await servers.replica?.freeze();
  try {
    expect(await lateReads.read(false, whereRead)).toBe('primary');
    const began = performance.now();
    expect(await lateReads.read(false, whereRead)).toBe('primary');
    expect(performance.now() - began).toBeLessThan(1_000);
  } finally {
    await servers.replica?.thaw();
  }
  await until(async () => (await lateReads.read(false, whereRead)) === 'replica');
}, 60_000);

it('a replica that goes away costs no read', async () => {
  const { lateReads } = tolk.app.deps;
  await until(async () => lateReads.follows === true);
  await servers.replica?.stop();
  delete servers.replica;
  expect(await lateReads.read(false, whereRead)).toBe('primary');
  expect(await lateReads.read(true, whereRead)).toBe('primary');
  expect((await tolk.caller().call('/supinterface/getHallCounts', {})).code).toBe(0);
  expect(await metric()).toBe('0');
});
