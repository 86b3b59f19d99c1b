import { spawn, type ChildProcess } from 'node:child_process';
import { open, type FileHandle } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';
import { readPostmaster, servesCluster, type Postmaster } from './postmaster-file.ts';
import { programEnvironment, runProgram } from './program.ts';
import { pathForAccount, settingArguments, type Settings } from './settings.ts';

const pollMs = 10;
const largestLog = 5_000_000;

export interface Launch {
  folder: DataFolder;
  binaries: Binaries;
  account: Account | undefined;
  settings: Settings;
}

/**
 * Starts a server and waits until it takes connections, however long its crash recovery lasts.
 * It has a session of its own, so that Ctrl-C reaches our process only, and outlives a killed one.
 * Throws an Error with what it printed when it ends instead.
 */
export async function launch(options: Launch, port: number): Promise<Postmaster> {
  const { folder } = options;
  const log = await openLog(folder.log);
  try {
    const { size } = await log.stat();
    const server = spawnServer(options, port, log.fd);
    const ended = endOf(server);
    for (;;) {
      const found = await readPostmaster(folder.cluster);
      if (found && found.pid === server.pid && found.status === 'ready') return found;
      const reason = await Promise.race([ended, delay(pollMs)]);
      if (reason !== undefined) throw new Error((await readFrom(log, size)).trim() || reason);
    }
  } finally {
    await log.close();
  }
}

function spawnServer(
  { folder, binaries, account, settings }: Launch,
  port: number,
  logFile: number,
): ChildProcess {
  const path = pathForAccount(folder.cluster, account);
  const args = settingArguments({ ...settings, port: String(port) });
  const server = spawn(binaries.postgres, ['-D', path, ...args], {
    cwd: folder.cluster,
    env: programEnvironment(),
    stdio: ['ignore', logFile, logFile],
    detached: true,
    windowsHide: true,
    ...account,
  });
  server.unref();
  return server;
}

/**
 * Fast shutdown: open transactions are rolled back, everything is written, the server ends.
 * After a minute it is cut off, which costs a recovery at the next start and no data.
 */
export async function shutDown({ folder, binaries }: Launch, server: Postmaster): Promise<void> {
  if (process.platform === 'win32') {
    await runProgram(binaries.pgCtl, ['stop', '-D', folder.cluster, '-m', 'fast', '-w'], {
      cwd: folder.cluster,
    });
    return;
  }
  // Its file goes a moment before the process does, which until then holds on to the folder.
  const isStillThere = () => servesCluster(server.pid, folder.cluster);
  if (await isStillThere()) signal(server.pid, 'SIGINT');
  const patience = performance.now() + 60_000;
  while (await isStillThere()) {
    if (performance.now() > patience) return signal(server.pid, 'SIGQUIT');
    await delay(pollMs);
  }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in the meantime.
  }
}

function endOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.once('exit', (code, cause) => resolve(`postgres ended with ${code ?? cause}`));
  });
}

async function openLog(path: string): Promise<FileHandle> {
  const log = await open(path, 'a+', 0o600);
  if ((await log.stat()).size > largestLog) await log.truncate();
  return log;
}

async function readFrom(log: FileHandle, position: number): Promise<string> {
  const length = (await log.stat()).size - position;
  const { buffer } = await log.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString();
}
