import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '@tolk/testing/processes';
import { postgresAccount } from './postgres-server.ts';

export interface Pooler {
  url: string;
  stop(): Promise<void>;
}

/** PgBouncer before the database at `url`. */
export async function startPooler(url: string, mode: 'transaction' | 'session'): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'api-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const { hostname, port: server, username, password, pathname } = new URL(url);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
pooled = host=${hostname} port=${server} dbname=${pathname.slice(1)} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 8
`,
  );
  const account = process.getuid?.() === 0 ? await postgresAccount() : {};
  const program = process.env.TOLK_PGBOUNCER ?? 'pgbouncer';
  const child = spawn(program, ['--quiet', file], { stdio: 'inherit', ...account });
  const ended = once(child, 'exit');
  const pooled = `postgres://anybody@127.0.0.1:${port}/pooled`;
  while (!(await answers(pooled))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    await pause(20);
  }
  return {
    url: pooled,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
