import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@tolk/embedded-postgres';
import { fastSettings } from './fast-settings.ts';

/** Brings an empty database to the schema that tests work on. */
export type Migrate = (url: string) => Promise<unknown>;

export const serverVariable = 'TOLK_TEST_SERVER';
export const templateName = 'migrated';
const folderPrefix = 'test-server-';
/** Where Linux keeps files in memory, and its file system's number. */
const memory = { folder: '/dev/shm', type: 0x01021994 };
/** A run's databases and their log stay below this (bytes). */
const room = 4 * 1024 ** 3;
const hasSockets = process.platform !== 'win32';
/** Longer ones name no socket on any system (bytes, without the zero at the end). */
const socketPathMax = 103;

export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/** One throw-away PostgreSQL server with a migrated template database; its folder goes with it. */
export async function startTestServer(migrate: Migrate): Promise<TestServer> {
  await sweepAbandoned();
  const dataDir = await mkdtemp(join(await roomyFolder(), `${folderPrefix}${process.pid}-`));
  const settings = { ...fastSettings, ...(hasSockets && { unix_socket_directories: '.' }) };
  const cluster = await startCluster({ dataDir, settings });
  const stop = async (): Promise<void> => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(await cluster.ensureDatabase(templateName));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: throughSocket(cluster.url('postgres'), cluster.folder), stop };
}

/**
 * The address with the socket file in `folder` as its host, where the system has such and its path is
 * not too long: a query costs a fifth less than over TCP. What needs a port finds it in the address.
 */
function throughSocket(url: string, folder: string): string {
  const address = new URL(url);
  const path = join(folder, `.s.PGSQL.${address.port}`);
  if (!hasSockets || Buffer.byteLength(path) > socketPathMax) return url;
  address.searchParams.set('host', folder);
  return address.href;
}

/**
 * A database is some 1,300 files, made and removed for each test file: a disk's file system takes ten
 * times longer over them than memory does.
 */
async function roomyFolder(): Promise<string> {
  const found = await statfs(memory.folder).catch(() => undefined);
  const isRoomy = found?.type === memory.type && found.bavail * found.bsize >= room;
  return isRoomy ? memory.folder : tmpdir();
}

/**
 * Removes the folders of runs that were killed. Their servers end by themselves within a minute once
 * postmaster.pid is gone, so that no process has to be guessed at.
 */
async function sweepAbandoned(): Promise<void> {
  for (const root of [memory.folder, tmpdir()]) {
    for (const name of await readdir(root).catch(() => [])) {
      const pid = new RegExp(`^${folderPrefix}(\\d+)-`).exec(name)?.[1];
      if (pid === undefined || isAlive(Number(pid))) continue;
      await rm(join(root, name), { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another account's process may not be signalled, but lives.
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}
