import { access } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { bringUp, type Running } from './bring-up.ts';
import { ClusterError, explain } from './cluster-error.ts';
import { addressOf } from './connection.ts';
import { describeFolder, openFolder, secureFolder } from './data-folder.ts';
import { createFromTemplate, databaseUrl, dropDatabase, ensureDatabase } from './databases.ts';
import { initialise } from './initialise.ts';
import { takeOwnership } from './ownership.ts';
import { shutDown, type Launch } from './postmaster.ts';
import { baseSettings, type Settings } from './settings.ts';

export interface ClusterOptions {
  /** Made when missing; closed to everybody but the account that PostgreSQL runs as. */
  dataDir: string;
  /** Told in one sentence what goes on: first start, adoption, restart. */
  log?: (message: string) => void;
  /** Added to ours, for example `{ fsync: 'off' }` in tests. An adopted server keeps its own. */
  settings?: Settings;
}

export interface Cluster {
  /** A server that survived its killed owner was taken over as it stood. */
  readonly adopted: boolean;
  /** postgres:// address with user and password; it stays the same for the cluster's life. */
  url(database: string): string;
  /** Makes the database if it is missing; answers its address. */
  ensureDatabase(name: string): Promise<string>;
  /** Copies a database that nobody is connected to; answers the copy's address. */
  createFromTemplate(name: string, template: string): Promise<string>;
  /** Drops the database if it is there, cutting off its connections. */
  dropDatabase(name: string): Promise<void>;
  /** Fast shutdown; may be called more than once. */
  stop(): Promise<void>;
}

/**
 * Brings up PostgreSQL on the folder and owns it until `stop` or the end of this process: makes the
 * cluster at the first start, adopts one whose owner was killed, restarts one that was killed itself.
 * Throws ClusterError with a sentence for people, for example when another server owns the folder.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const folder = describeFolder(options.dataDir);
  const log = options.log ?? (() => undefined);
  try {
    const account = await chooseAccount(folder.cluster);
    const binaries = await findBinaries(account);
    const settings = { ...baseSettings, ...options.settings };
    const start: Launch = { folder, binaries, account, settings };
    if (!(await openFolder(folder, binaries.major))) {
      log(`Making a new PostgreSQL ${binaries.major} cluster in ${folder.root}`);
      await initialise(folder, binaries, account, settings);
    }
    await secureFolder(folder, account);
    const running = await bringUp(start);
    const server = await addressOf(folder, running.server.port, 'postgres');
    const owner = await takeOwnership(server, folder.root);
    if (running.adopted) log(`Adopted the PostgreSQL that still ran in ${folder.root}`);
    return own(start, running, server, owner, log);
  } catch (error) {
    throw explain(folder.root, error);
  }
}

function own(
  start: Launch,
  running: Running,
  server: string,
  firstOwner: pg.Client,
  log: (message: string) => void,
): Cluster {
  let owner = firstOwner;
  let postmaster = running.server;
  let stopping: Promise<void> | undefined;
  let reviving: Promise<void> = Promise.resolve();
  watch();

  return {
    adopted: running.adopted,
    url: (database) => databaseUrl(server, database),
    async ensureDatabase(name) {
      await ensureDatabase(server, name);
      return databaseUrl(server, name);
    },
    async createFromTemplate(name, template) {
      await createFromTemplate(server, name, template);
      return databaseUrl(server, name);
    },
    dropDatabase: (name) => dropDatabase(server, name),
    stop: () => (stopping ??= stop()),
  };

  async function stop(): Promise<void> {
    await reviving;
    // The lock is kept to the end, so that nobody adopts a server that is going down.
    await shutDown(start, postmaster);
    await owner.end();
  }

  function watch(): void {
    owner.once('end', () => {
      if (!stopping) reviving = revive();
    });
  }

  /** The server or our connection was killed: bring it back where everybody expects it. */
  async function revive(): Promise<void> {
    log(`PostgreSQL in ${start.folder.root} went away; starting it again`);
    for (let waitMs = 50; !stopping && (await exists(start.folder.cluster)); waitMs *= 2) {
      try {
        postmaster = (await bringUp(start, running.server.port)).server;
        owner = await takeOwnership(server, start.folder.root);
        watch();
        log('PostgreSQL is back');
        return;
      } catch (error) {
        log(explain(start.folder.root, error).message);
        if (error instanceof ClusterError && error.code === 'locked') return;
        await delay(Math.min(waitMs, 5_000));
      }
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
