import { execFile } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@tolk/testing/processes';

const run = promisify(execFile);

/** A PostgreSQL as an operator has one: server and clients from one installation. */
export interface PostgresServer {
  /** Address of a database; `postgres` is there. */
  url(database: string): string;
  /** Where `pg_dump`, `pg_restore` and `psql` are. */
  programs: string;
  stop(): Promise<void>;
  /** It keeps its connections and answers nothing until it goes on. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

/** Debian keeps each version in a folder of its own; `npm test` names one (tooling/check). */
async function findPrograms(): Promise<string> {
  if (process.env.TOLK_POSTGRES_PROGRAMS) return process.env.TOLK_POSTGRES_PROGRAMS;
  const all = '/usr/lib/postgresql';
  const versions = await readdir(all).catch(() => []);
  const [newest] = versions.toSorted((a, b) => Number(b) - Number(a));
  if (newest === undefined)
    throw new Error(
      'A PostgreSQL with initdb and pg_dump is missing. On Debian: apt-get install postgresql; elsewhere name the folder of its programs by TOLK_POSTGRES_PROGRAMS.',
    );
  return join(all, newest, 'bin');
}

/** Starts one on a fresh folder. */
export function startPostgres(): Promise<PostgresServer> {
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  return start((data, programs) => [join(programs, 'initdb'), '-D', data, ...options]);
}

/** One that follows `primary` by streaming replication. */
export function startReplica(primary: PostgresServer): Promise<PostgresServer> {
  return start((data, programs) => [
    join(programs, 'pg_basebackup'),
    '-D',
    data,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
    '-d',
    primary.url('postgres'),
  ]);
}

/** PostgreSQL refuses to run as root. */
async function start(make: (data: string, programs: string) => string[]): Promise<PostgresServer> {
  const programs = await findPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'api-postgres-'));
  const data = join(folder, 'data');
  const account = process.getuid?.() === 0 ? await postgresAccount() : undefined;
  await mkdir(data, { mode: 0o700 });
  if (account) for (const path of [folder, data]) await chown(path, account.uid, account.gid);
  const as = { ...account, cwd: folder };
  const [program = '', ...args] = make(data, programs);
  await run(program, args, as);
  const port = await findFreePort();
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c fsync=off`;
  const control = (...words: string[]) =>
    run(join(programs, 'pg_ctl'), ['-D', data, '-w', ...words], as);
  await control('-l', join(folder, 'log'), '-o', options, 'start');
  return {
    programs,
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      await control('-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
    freeze: () => signal(data, 'SIGSTOP'),
    thaw: () => signal(data, 'SIGCONT'),
  };
}

/** Signals a server with all processes that serve its connections. */
async function signal(data: string, name: NodeJS.Signals): Promise<void> {
  const postmaster = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0] ?? '';
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', postmaster]);
  for (const pid of [postmaster, ...stdout.trim().split(/\s+/)]) process.kill(Number(pid), name);
}

/** The account that programs of PostgreSQL run as where the tests are root. */
export async function postgresAccount(): Promise<{ uid: number; gid: number }> {
  const rows = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const row = rows.find(([name]) => name === 'postgres' || name === 'nobody');
  if (row === undefined) throw new Error('There is no account to run PostgreSQL as');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}
