import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { explain } from './cluster-error.ts';
import { describeFolder, openFolder, secureFolder } from './data-folder.ts';
import { createFromTemplate, databaseUrl, dropDatabase, ensureDatabase } from './databases.ts';
import { initialise, sweepStaging } from './initialise.ts';
import { ownServer, type OwnedServer } from './owned-server.ts';
import type { Launch } from './postmaster.ts';
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
  /** Where PostgreSQL keeps its data; a relative `unix_socket_directories` begins there. */
  readonly folder: string;
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
    await sweepStaging(folder);
    await secureFolder(folder, account);
    const server = await ownServer(start, log);
    if (server.adopted) log(`Adopted the PostgreSQL that still ran in ${folder.root}`);
    return toCluster(server, folder.cluster);
  } catch (error) {
    throw explain(folder.root, error);
  }
}

function toCluster({ adopted, address, release }: OwnedServer, folder: string): Cluster {
  const url = (database: string): string => databaseUrl(address, database);
  return {
    adopted,
    folder,
    url,
    async ensureDatabase(name) {
      await ensureDatabase(address, name);
      return url(name);
    },
    async createFromTemplate(name, template) {
      await createFromTemplate(address, name, template);
      return url(name);
    },
    dropDatabase: (name) => dropDatabase(address, name),
    stop: release,
  };
}
