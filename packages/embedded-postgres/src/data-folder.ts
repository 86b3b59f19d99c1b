import { chmod, chown, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { giveTo, type Account } from './account.ts';
import { ClusterError } from './cluster-error.ts';
import { codeOf } from './failure.ts';

/** The folder's layout: PostgreSQL's own files in `cluster`, which the account owns, the rest beside it. */
export interface DataFolder {
  root: string;
  cluster: string;
  log: string;
  password: string;
}

export const stagingPrefix = 'staging-';

export function describeFolder(dataDir: string): DataFolder {
  const root = resolve(dataDir);
  const cluster = join(root, 'cluster');
  return {
    root,
    cluster,
    log: join(root, 'server.log'),
    password: join(cluster, 'owner-password'),
  };
}

/**
 * Makes the folder where it is missing and says whether it already holds a cluster.
 * Throws ClusterError for a folder with other things in it, and for data of another major version.
 */
export async function openFolder(folder: DataFolder, major: string): Promise<boolean> {
  await mkdir(folder.root, { recursive: true, mode: 0o700 });
  const version = await readFile(join(folder.cluster, 'PG_VERSION'), 'utf8').catch(absent);
  if (version === undefined) return refuseForeignFiles(folder);
  if (version.trim() !== major) {
    throw new ClusterError(
      'other-version',
      `The data in ${folder.root} was written by PostgreSQL ${version.trim()}; this release brings PostgreSQL ${major}. Nothing was changed. Export the data with the earlier release (pg_dumpall), and import it into a new folder with this one.`,
    );
  }
  return true;
}

async function refuseForeignFiles(folder: DataFolder): Promise<false> {
  const entries = await readdir(folder.root);
  const foreign = entries.filter(
    (name) => !name.startsWith(stagingPrefix) && join(folder.root, name) !== folder.log,
  );
  if (foreign.length > 0) {
    throw new ClusterError(
      'not-a-cluster',
      `The folder ${folder.root} is not empty and holds no database of ours (${foreign.slice(0, 3).join(', ')}). Nothing was changed. Choose an empty or a new folder.`,
    );
  }
  return false;
}

/** Closes folder and cluster to everybody else, which PostgreSQL insists on, and settles who owns them. */
export async function secureFolder(
  folder: DataFolder,
  account: Account | undefined,
): Promise<void> {
  await chmod(folder.root, 0o700);
  await chmod(folder.cluster, 0o700);
  if (!account) return;
  await chown(folder.root, account.uid, account.gid);
  const { uid } = await stat(folder.cluster);
  if (uid !== account.uid) await giveTo(account, folder.cluster);
}

function absent(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
}
