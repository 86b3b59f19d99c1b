import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './failure.ts';
import { runProgram } from './program.ts';

/** What a running server writes about itself into postmaster.pid, line by line. */
export interface Postmaster {
  pid: number;
  port: number;
  status: string;
}

const fileName = 'postmaster.pid';

/** undefined when there is no such file, or it is still being written. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, fileName), 'utf8').catch(() => '');
  return parsePostmaster(text);
}

/** Lines of postmaster.pid: 1 pid, 2 folder, 3 start, 4 port, 5 socket folder, 6 address, 7 memory key, 8 status. */
export function parsePostmaster(text: string): Postmaster | undefined {
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 0)) return undefined;
  return { pid, port, status: lines[7]?.trim() ?? '' };
}

/**
 * Does this process serve this folder? After a crash or in a new container the same number may belong
 * to any other program, which PostgreSQL itself would take for a server and refuse to start.
 */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') return worksIn(String(pid), cluster);
  if (process.platform === 'win32') return true;
  const { output } = await runProgram('ps', ['-p', String(pid), '-o', 'comm=']);
  return output.includes('postgres');
}

/**
 * Removes a postmaster.pid whose number now belongs to another program. Only once no process works in
 * the folder any more, because the file also guards against the children of a killed server.
 */
export async function removeStaleFile(cluster: string, stale: Postmaster): Promise<void> {
  if (!isAlive(stale.pid) || (await isAnyoneIn(cluster))) return;
  const now = await readPostmaster(cluster);
  if (now?.pid === stale.pid && now.port === stale.port)
    await rm(join(cluster, fileName), { force: true });
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

async function isAnyoneIn(cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const there = await Promise.all(pids.map((pid) => worksIn(pid, cluster)));
  return there.includes(true);
}

/**
 * Every process of a server has the cluster as its working directory. A dead one has none, not even
 * where nobody collects it; nobody works in a folder that was removed.
 */
async function worksIn(pid: string, cluster: string): Promise<boolean> {
  const [works, folder] = await Promise.all([
    stat(`/proc/${pid}/cwd`).catch(() => undefined),
    stat(cluster).catch(() => undefined),
  ]);
  return works !== undefined && works.ino === folder?.ino && works.dev === folder.dev;
}
