import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Invalidation } from '@tolk/contract/socket-events';
import { MINUTE } from '@tolk/domain';
import type { Caller } from '@tolk/testing/caller';
import pg from 'pg';
import pino from 'pino';
import { download } from '../test/support/download.ts';
import { heard, openTestSockets } from '../test/support/open-sockets.ts';
import { signUp, type TestPerson } from '../test/support/people.ts';
import { startRedis, type RedisServer } from '@tolk/testing/processes';
import { s3Server } from '../test/support/s3-server.ts';
import { testApp, type OtherProcess } from '../test/support/test-app.ts';
import { transaction } from './database/transaction.ts';
import { invalidationChannel } from './messages/invalidations/invalidation-repository.ts';
import { invalidate } from './messages/invalidations/invalidate.ts';

const callsInAMinute = 30;

const s3 = s3Server();
const servers: { redis?: RedisServer; other?: OtherProcess; folder?: string } = {};
beforeAll(async () => {
  servers.redis = await startRedis();
});
const lines = new PassThrough();
const tolk = testApp({
  config: { rateLimits: { perAddress: 0, perPerson: callsInAMinute, perCall: false } },
  services: () => ({ s3: s3.config, redisUrl: redis().url }),
  replacements: { log: pino({ level: 'warn' }, lines) },
});
beforeAll(async () => {
  servers.folder = await mkdtemp(join(tmpdir(), 'api-other-'));
  servers.other = await tolk.startAnother({ dataDir: servers.folder });
}, 120_000);
afterAll(async () => {
  await servers.other?.close();
  await servers.redis?.stop();
  if (servers.folder !== undefined) await rm(servers.folder, { recursive: true, force: true });
});
const sockets = openTestSockets({
  get url() {
    return other().url;
  },
  clock: tolk.clock,
});

function redis(): RedisServer {
  if (servers.redis === undefined) throw new Error('Redis runs from beforeAll on.');
  return servers.redis;
}

function other(): OtherProcess {
  if (servers.other === undefined) throw new Error('The other process runs from beforeAll on.');
  return servers.other;
}

/** The same person at the other process. */
function elsewhere(person: TestPerson): Caller {
  const caller = other().caller();
  caller.token = person.token;
  return caller;
}

const codeOf = async (caller: Pick<Caller, 'call'>) =>
  (await caller.call('/supinterface/getUnreadMsg', {})).code;

/** Codes of so many calls at each process, one after another. */
async function alternately(person: TestPerson, rounds: number): Promise<number[]> {
  const codes: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    codes.push(await codeOf(person), await codeOf(elsewhere(person)));
  return codes;
}

const refused = (codes: readonly number[]) => codes.filter((code) => code === 429).length;

/** An invalidation that is made here, as it arrives at the other process. */
async function told(person: TestPerson): Promise<Invalidation> {
  const socket = await sockets.connected(person);
  const arrived = heard<Invalidation>(socket, 'invalidation');
  await transaction(tolk.app.deps.db, async (tx) => invalidate(tx, person.personId, ['Order']));
  return arrived;
}

/** Whether Redis answers, as each of the two says of itself. */
async function redisSeen(): Promise<string[]> {
  const pages = [tolk.url, other().url].map(async (url) => (await fetch(`${url}/metrics`)).text());
  return (await Promise.all(pages)).map(
    (page) => /^tolk_shared_memory_up (\d)$/m.exec(page)?.[1] ?? 'none',
  );
}

async function redisIs(up: '0' | '1'): Promise<void> {
  while ((await redisSeen()).some((seen) => seen !== up)) await new Promise(setImmediate);
}

it('what is uploaded at one process is downloaded at the other, with another folder', async () => {
  const person = await signUp(tolk, 'client');
  const form = new FormData();
  form.set('purpose', 'order');
  form.set('file', new Blob(['Supply contract']), '合同.txt');
  const { data } = await person.call<{ fileId: string }>('/supinterface/uploadFile', {}, { form });
  const file = await download(
    { url: other().url, clock: tolk.clock },
    elsewhere(person),
    '/supinterface/downloadFile',
    { fileId: data.fileId },
  );
  expect(file).toMatchObject({ mediaType: 'text/plain', fileName: '__.txt' });
  expect(String(file.content)).toBe('Supply contract');
});

it('calls are counted over both', async () => {
  const person = await signUp(tolk, 'supplier');
  tolk.clock.advance(MINUTE);
  const codes = await alternately(person, callsInAMinute / 2);
  expect(refused(codes)).toBe(0);
  expect([await codeOf(person), await codeOf(elsewhere(person))]).toEqual([429, 429]);
});

it('a socket at one hears what happens at the other, and no commit waits for NOTIFY', async () => {
  const person = await signUp(tolk, 'supplier');
  const postgres = new pg.Client({ connectionString: tolk.app.deps.config.databaseUrl ?? '' });
  await postgres.connect();
  const notified: string[] = [];
  postgres.on('notification', ({ channel }) => notified.push(channel));
  await postgres.query(`listen ${invalidationChannel}`);
  expect(await told(person)).toEqual({ tags: ['Order'] });
  // What was notified before comes with the answer at the latest.
  await postgres.query('select 1');
  await postgres.end();
  expect(notified).toEqual([]);
});

it('without Redis calls are answered, counted by each process, and live updates arrive', async () => {
  const person = await signUp(tolk, 'supplier');
  const said = once(lines, 'data');
  await redis().stop();
  await redisIs('0');
  expect(String(await said)).toContain('Redis is away');
  tolk.clock.advance(MINUTE);
  expect(refused(await alternately(person, callsInAMinute))).toBe(0);
  expect([await codeOf(person), await codeOf(elsewhere(person))]).toEqual([429, 429]);
  tolk.clock.advance(MINUTE);
  expect(await told(person)).toEqual({ tags: ['Order'] });

  await redis().start();
  await redisIs('1');
  tolk.clock.advance(MINUTE);
  expect(refused(await alternately(person, callsInAMinute))).toBe(callsInAMinute);
  tolk.clock.advance(MINUTE);
  expect(await told(person)).toEqual({ tags: ['Order'] });
});

it('a Redis that has stopped answering holds nobody up', async () => {
  const person = await signUp(tolk, 'supplier');
  redis().freeze();
  expect([await codeOf(person), await codeOf(elsewhere(person))]).toEqual([0, 0]);
  await redisIs('0');
  redis().thaw();
  tolk.clock.advance(MINUTE);
  while ((await redisSeen()).includes('0')) await alternately(person, 1);
});
