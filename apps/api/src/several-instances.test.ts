import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { RegistryDocument } from '@tolk/contract/remotes';
import type { Invalidation } from '@tolk/contract/socket-events';
import { HOUR, MINUTE } from '@tolk/domain';
import { activateRelease, changeReleases, readHistory, rollbackRemote } from '@tolk/release';
import type { Caller } from '@tolk/testing/caller';
import pg from 'pg';
import pino from 'pino';
import { download } from '../test/support/download.ts';
import { heard, openTestSockets } from '../test/support/open-sockets.ts';
import { signUp, type TestPerson } from '../test/support/people.ts';
import { startRedis, type RedisServer } from '@tolk/testing/processes';
import { openGate, type TcpGate } from '@tolk/testing/tcp-gate';
import { buildShell, commandEnvironment, layBuild } from '../test/support/releases.ts';
import { s3Server } from '../test/support/s3-server.ts';
import { testApp, type OtherProcess } from '../test/support/test-app.ts';
import { transaction } from './database/transaction.ts';
import type { FileStore } from './files/file-store.ts';
import { openS3Store } from './files/s3-store.ts';
import { previewLink } from './http/remotes/preview-link.ts';
import { changeReleases as changeDepot } from './releases/depot.ts';
import { beginArchive } from './releases/release-repository.ts';
import { invalidationChannel } from './messages/invalidations/invalidation-repository.ts';
import { invalidate } from './messages/invalidations/invalidate.ts';

const callsInAMinute = 30;

const s3 = s3Server();
const servers: {
  redis?: RedisServer;
  other?: OtherProcess;
  folder?: string;
  gate?: TcpGate;
} = {};
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
  buildShell(webIn(servers.folder).shell, 'aaaaaaaaaa');
  servers.gate = await openGate(Number(new URL(s3.config.endpoint ?? '').port));
  servers.other = await tolk.startAnother(whereOtherIs());
}, 120_000);
afterAll(async () => {
  await servers.other?.close();
  await servers.gate?.shut();
  await servers.redis?.stop();
  if (servers.folder !== undefined) await rm(servers.folder, { recursive: true, force: true });
});
const sockets = openTestSockets({
  get url() {
    return other().url;
  },
  clock: tolk.clock,
});

/** Folders of a process alone. */
const webIn = (folder: string) => ({
  shell: join(folder, 'shell'),
  releases: join(folder, 'releases'),
});

function gate(): TcpGate {
  if (servers.gate === undefined) throw new Error('The gate is open from beforeAll on.');
  return servers.gate;
}

/** The other process reaches the bucket through a gate. */
function whereOtherIs() {
  const dataDir = servers.folder ?? '';
  const endpoint = `http://127.0.0.1:${gate().port}`;
  return { dataDir, web: webIn(dataDir), s3: { ...s3.config, endpoint } };
}

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
  expect(file).toMatchObject({ mediaType: 'text/plain', fileName: '合同.txt' });
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

describe('releases with a bucket, where the two have folders of their own', () => {
  const remote = 'client-portal';
  const offered = ['1.9'];

  const put = (hash: string) => (releases: string) =>
    activateRelease(remote, layBuild(releases, remote, hash), { releases, offered });
  const byCommand = (hash: string, changes: NodeJS.ProcessEnv = {}) =>
    changeReleases(put(hash), { ...commandEnvironment(tolk.app.deps.config), ...changes });

  async function openBucket(): Promise<FileStore> {
    const folder = await mkdtemp(join(tmpdir(), 'api-arriving-'));
    arriving.push(folder);
    return openS3Store(s3.config, folder, 'releases');
  }
  const arriving: string[] = [];
  afterAll(() => Promise.all(arriving.map((folder) => rm(folder, { recursive: true }))));

  /** What the commands do, without a process for each step. */
  async function change<Result>(work: (releases: string) => Result): Promise<Result> {
    const { db, clock } = tolk.app.deps;
    return changeDepot({ db, store: await openBucket(), now: () => clock.now() }, work);
  }

  const inUse = async (url: string, of = remote): Promise<string | undefined> =>
    (JSON.parse(await (await fetch(`${url}/remotes.json`)).text()) as RegistryDocument).remotes[of]
      ?.version;

  const seen = (url: string, version: string, of = remote) =>
    becomes(() => inUse(url, of), version);

  /** An instance looks every second, and pauses for a few once the bucket was away. */
  async function becomes(read: () => Promise<unknown>, wanted: string): Promise<void> {
    const until = Date.now() + 20_000;
    while ((await read()) !== wanted && Date.now() < until)
      await new Promise((done) => setTimeout(done, 100));
    expect(await read()).toBe(wanted);
  }

  const objects = async () => {
    const found = await readdir(join(s3.folder, 'tolk/releases'), { recursive: true });
    return found.filter((name) => name.endsWith('_object'));
  };

  it('what a command releases is served by both, with our headers; a rollback is seen by both', async () => {
    await change(put('aa'));
    await byCommand('bb');
    for (const url of [tolk.url, other().url]) {
      await seen(url, '0.1.0-bb');
      const file = await fetch(`${url}/releases/${remote}/0.1.0-bb/entry.js`);
      expect(await file.text()).toBe('// bb');
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(file.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    }
    await change((releases) => rollbackRemote(remote, { releases, offered }));
    await seen(tolk.url, '0.1.0-aa');
    await seen(other().url, '0.1.0-aa');
  }, 120_000);

  it('of two releases at once none is lost, and one is in use at both', async () => {
    await Promise.all([change(put('c1')), change(put('c2'))]);
    const history = await change((releases) => readHistory(releases, remote));
    const last = history.slice(-2).map(({ version }) => version);
    expect(last.toSorted()).toEqual(['0.1.0-c1', '0.1.0-c2']);
    await seen(tolk.url, last[1] ?? '');
    await seen(other().url, last[1] ?? '');
  }, 120_000);

  it('what is laid and in use for nobody is previewed at either', async () => {
    await change((releases) => layBuild(releases, remote, 'dd'));
    const { serverKeys } = tolk.app.deps.config;
    const until = tolk.clock.now().getTime() + HOUR;
    const link = previewLink('', serverKeys, { remote, version: '0.1.0-dd', until });
    for (const url of [tolk.url, other().url]) {
      const { status } = await fetch(`${url}${link}`, { redirect: 'manual' });
      expect(status).toBe(303);
      expect(await (await fetch(`${url}/releases/${remote}/0.1.0-dd/entry.js`)).text()).toBe(
        '// dd',
      );
    }
  }, 120_000);

  it('a version that is taken back by itself is so at both', async () => {
    const before = (await inUse(tolk.url)) ?? '';
    await change(put('ee'));
    await seen(other().url, '0.1.0-ee');
    expect(await tolk.app.deps.releases.takeBack(remote, '0.1.0-ee', 'screens crashed')).toBe(
      before,
    );
    expect(await inUse(tolk.url)).toBe(before);
    await seen(other().url, before);
  }, 120_000);

  it('while the bucket is away nothing is released, a rollback is, and what is in use is served', async () => {
    await change(put('f1'));
    await change(put('f2'));
    await seen(other().url, '0.1.0-f2');
    await gate().shut();
    const S3_ENDPOINT = whereOtherIs().s3.endpoint;
    await expect(byCommand('f3', { S3_ENDPOINT })).rejects.toThrow(
      /^The bucket could not be reached\. Nothing was released, and what was in use stays in use/,
    );
    expect(await inUse(tolk.url)).toBe('0.1.0-f2');
    await change((releases) => rollbackRemote(remote, { releases, offered }));
    // Started anew it has its copy; one that has nothing yet takes no calls.
    await servers.other?.close();
    servers.other = await tolk.startAnother(whereOtherIs());
    await seen(other().url, '0.1.0-f1');
    const file = await fetch(`${other().url}/releases/${remote}/0.1.0-f1/entry.js`);
    expect(await file.text()).toBe('// f1');
    expect((await fetch(`${other().url}/readyz`)).status).toBe(200);
    const folder = await mkdtemp(join(tmpdir(), 'api-empty-'));
    const empty = await tolk.startAnother({
      ...whereOtherIs(),
      dataDir: folder,
      web: webIn(folder),
    });
    expect((await fetch(`${empty.url}/readyz`)).status).toBe(503);
    await empty.close();
    await rm(folder, { recursive: true });
    await gate().open();
  }, 120_000);

  it('what a killed command has sent is seen by nobody, and swept an hour later', async () => {
    const { db } = tolk.app.deps;
    const archive = { name: `${remote}/0.1.0-gg`, sha256: 'left', marks: '{}' };
    await beginArchive(db, archive, tolk.clock.now());
    const store = await openBucket();
    await store.put(`${archive.name}/left`, Readable.from(['{}']), 100, async () => undefined);
    expect(await objects()).toContain(`${archive.name}/left._S3rver_object`);
    const answer = await fetch(`${other().url}/releases/${archive.name}/entry.js`);
    expect(answer.status).toBe(404);

    const leftBehind = () =>
      db.selectFrom('release_archive').select('name').where('whole', '=', false).execute();
    // The release that found the bucket away was begun as well.
    expect((await leftBehind()).map(({ name }) => name).toSorted()).toEqual([
      `${remote}/0.1.0-f3`,
      archive.name,
    ]);
    await tolk.advance(2 * HOUR);
    while ((await leftBehind()).length > 0) await new Promise((done) => setTimeout(done, 100));
    const left = await objects();
    expect(left.filter((name) => name.startsWith(archive.name))).toEqual([]);
    expect(left.filter((name) => name.startsWith(`${remote}/0.1.0-aa/`))).toHaveLength(1);
  }, 120_000);

  it('a tab of a build that one has finds its files at the other', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'api-next-shell-'));
    buildShell(webIn(folder).shell, 'bbbbbbbbbb');
    const next = await tolk.startAnother({ dataDir: folder, web: webIn(folder) });
    const ask = async (url: string, hash: string) =>
      (await fetch(`${url}/assets/main.${hash}.js`)).text();
    await becomes(() => ask(other().url, 'bbbbbbbbbb'), '// main of bbbbbbbbbb');
    expect(await ask(next.url, 'aaaaaaaaaa')).toBe('// main of aaaaaaaaaa');
    await next.close();
    await rm(folder, { recursive: true });
  }, 120_000);

  it('the first start with a bucket brings what lies on the folder, the next one changes nothing', async () => {
    const { db } = tolk.app.deps;
    await db.deleteFrom('release_registry').execute();
    const folder = await mkdtemp(join(tmpdir(), 'api-before-'));
    const { releases } = webIn(folder);
    const places = { dataDir: folder, web: webIn(folder) };
    activateRelease('marketing', layBuild(releases, 'marketing', 'm1'), { releases, offered });
    const first = await tolk.startAnother(places);
    await seen(first.url, '0.1.0-m1', 'marketing');
    await seen(other().url, '0.1.0-m1', 'marketing');
    await first.close();
    activateRelease('marketing', layBuild(releases, 'marketing', 'm2'), { releases, offered });
    const next = await tolk.startAnother(places);
    expect(await inUse(next.url, 'marketing')).toBe('0.1.0-m1');
    await next.close();
    await rm(folder, { recursive: true });
  }, 120_000);
});
