import { join } from 'node:path';
import { findRunningCluster, startCluster, type Cluster } from '@tolk/embedded-postgres';
import { product } from '@tolk/domain';
import type { Environment } from '../adapters/environment.ts';
import { dataDirOf } from './environment.ts';

export interface OpenedDatabase {
  url: string;
  /** Stops the embedded server, if this process started it. */
  stop(): Promise<void>;
}

const clusterFolder = (dataDir: string) => join(dataDir, 'postgres');

/** `DATABASE_URL`, or the embedded PostgreSQL in the data folder, started and owned by this process. */
export async function openServerDatabase(
  env: Environment,
  log: (message: string) => void,
): Promise<OpenedDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined };
  const cluster: Cluster = await startCluster({
    dataDir: clusterFolder(dataDirOf(env)),
    log,
    settings: waitsForDisk(env) ? {} : { fsync: 'off' },
  });
  const url = await cluster.ensureDatabase(product.slug);
  return { url, stop: () => cluster.stop() };
}

/** Only the data of tests, beside the sandbox's providers, may be lost in a power cut. */
function waitsForDisk(env: Environment): boolean {
  return env.TOLK_FSYNC !== 'off' || !env.TOLK_SANDBOX_URL;
}

/** The same for a command: works beside a server that runs, and starts the database when none does. */
export async function openCommandDatabase(env: Environment): Promise<OpenedDatabase> {
  const url = await findCommandDatabase(env);
  if (url !== undefined) return { url, stop: async () => undefined };
  return openServerDatabase(env, (message) => console.error(message));
}

/** The database that is there, for a command that must not start another one; undefined where none runs. */
export async function findCommandDatabase(env: Environment): Promise<string | undefined> {
  const named = env.DATABASE_DIRECT_URL || env.DATABASE_URL;
  return named || findRunningCluster(clusterFolder(dataDirOf(env)), product.slug);
}
