import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiProgram } from '@tolk/api/program';
import { startCluster } from '@tolk/embedded-postgres';
import {
  findFreePort,
  startChild,
  startRedis,
  startSandbox,
  type Child,
  type RedisServer,
  type Sandbox,
} from '@tolk/testing/processes';
import { startS3Store } from '@tolk/testing/s3-store';
import { openGate, type TcpGate } from '@tolk/testing/tcp-gate';
import { migrate } from '@tolk/api/measured';
import { readRegistry } from '@tolk/release';
import { bringFronts } from '@tolk/launch/build';
import pg from 'pg';
import { startProxy, type Proxy } from './proxy.ts';

const instances = 3;
const candidate = '0.1.0-faultrun';
const readyWithinMs = 30_000;

/** One api process; it keeps its port through restarts. */
export interface Instance {
  port: number;
  pid: () => number;
  /** Takes no new call any more, ends, and comes back; nobody shall notice. */
  restart: () => Promise<void>;
  /** kill -9, and a start as a supervisor makes it. */
  crash: () => Promise<void>;
}

/** Three apis behind nginx, with PostgreSQL, Redis and an S3 store that they share. */
export interface Installation {
  url: string;
  databaseUrl: string;
  pool: pg.Pool;
  sandbox: Sandbox;
  instances: readonly Instance[];
  /** Fast shutdown; whoever owns the cluster brings it up again. */
  restartPostgres: () => Promise<void>;
  redis: RedisServer;
  store: TcpGate;
  /** What a command beside it has: database and bucket. */
  env: NodeJS.ProcessEnv;
  remotes: readonly string[];
  /** A version of every remote that is laid and not in use. */
  candidate: string;
  stop: () => Promise<void>;
}

export async function startInstallation(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const later = <Part>(part: Part, end: (part: Part) => Promise<unknown>): Part => {
    ends.unshift(() => end(part));
    return part;
  };
  const stop = async () => {
    for (const end of ends) await end();
  };
  try {
    const cluster = later(await startCluster({ dataDir: join(folder, 'postgres') }), (one) =>
      one.stop(),
    );
    const databaseUrl = await cluster.ensureDatabase('tolk');
    await migrate(databaseUrl);
    const pool = later(quietPool(databaseUrl), (one) => one.end());
    const redis = later(await startRedis(), (one) => one.stop());
    const s3 = later(await startS3Store(), (one) => one.stop());
    const store = later(await openGate(s3.port), (gate) => gate.shut());
    const ports = await Promise.all(Array.from({ length: instances }, () => findFreePort()));
    const proxy = later(await startProxy(join(folder, 'nginx'), ports), (one) => one.stop());
    const data = join(folder, 'data');
    await bringFronts(data);
    // The first start sends them to the bucket.
    const remotes = await layCandidates(join(data, 'releases'));
    const sandbox = later(await startSandbox({ apiUrl: proxy.url, dataDir: data }), (one) =>
      one.stop(),
    );
    const env = {
      TOLK_DATA: data,
      TOLK_PUBLIC_URL: proxy.url,
      TRUST_PROXY: '127.0.0.1',
      TOLK_SERVER_KEY: randomBytes(32).toString('hex'),
      TOLK_SANDBOX_URL: sandbox.url,
      TOLK_SANDBOX_SECRET: sandbox.secret,
      TOLK_CALLS_PER_ADDRESS: '0',
      TOLK_CALLS_PER_PERSON: '0',
      TOLK_CALL_LIMITS: 'off',
      TOLK_LOG: 'error',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      S3_BUCKET: s3.bucket,
      S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
      S3_ACCESS_KEY_ID: s3.keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.keys.secretAccessKey,
      S3_PATH_STYLE: 'on',
    };
    const started: Instance[] = [];
    for (const port of ports) started.push(await startInstance(port, env, proxy, later));
    return {
      url: proxy.url,
      databaseUrl,
      pool,
      sandbox,
      instances: started,
      restartPostgres: () => restartPostgres(join(folder, 'postgres')),
      redis,
      store,
      env: { ...process.env, ...env },
      remotes,
      candidate,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Copies the release of each remote that is in use under another name. Answers the remotes. */
async function layCandidates(releases: string): Promise<string[]> {
  const remotes = Object.entries(readRegistry(releases).remotes);
  for (const [remote, { version }] of remotes)
    await cp(join(releases, remote, version), join(releases, remote, candidate), {
      recursive: true,
    });
  return remotes.map(([remote]) => remote);
}

type Later = <Part>(part: Part, end: (part: Part) => Promise<unknown>) => Part;

/** Our own connections may be cut as well; the next query opens another. */
function quietPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on('error', () => undefined);
  return pool;
}

/** PostgreSQL cuts its connections and rolls back; the cluster that we own starts it again. */
async function restartPostgres(cluster: string): Promise<void> {
  const file = join(cluster, 'cluster/postmaster.pid');
  const postmaster = async () => {
    const text = await readFile(file, 'utf8').catch(() => '');
    return Number.parseInt(text, 10) || undefined;
  };
  const former = await postmaster();
  if (former === undefined) throw new Error('PostgreSQL does not run.');
  process.kill(former, 'SIGINT');
  const until = performance.now() + readyWithinMs;
  for (
    let now = await postmaster();
    now === former || now === undefined;
    now = await postmaster()
  ) {
    if (performance.now() > until) throw new Error('PostgreSQL did not come back.');
    await pause(20);
  }
}

async function startInstance(
  port: number,
  env: Record<string, string>,
  proxy: Proxy,
  later: Later,
): Promise<Instance> {
  const start = () => startChild({ script: apiProgram, env: { ...env, PORT: String(port) } });
  let child: Child = await start();
  later(null, () => child.stop());
  return {
    port,
    pid: () => child.pid,
    async restart() {
      await proxy.withdraw(port);
      await child.stop();
      child = await start();
      await untilReady(port);
      await proxy.admit(port);
    },
    async crash() {
      await child.kill();
      child = await start();
    },
  };
}

async function untilReady(port: number): Promise<void> {
  const until = performance.now() + readyWithinMs;
  while (performance.now() < until) {
    const ok = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await pause(50);
  }
  throw new Error(`The api at ${port} is not ready after ${readyWithinMs} ms.`);
}
