import { lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ClusterError } from './cluster-error.ts';

/** The account that PostgreSQL's processes run as, because PostgreSQL refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

// `postgres` is made for this; `nobody` exists nearly everywhere. initdb wants an account with a name.
const candidates = ['postgres', '_postgres', 'nobody'];

/**
 * The account to drop to, or undefined when this process is no root and keeps its own.
 * Existing data stays with the account that owns it, so that a later account never locks it out.
 */
export async function chooseAccount(clusterFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return parseAccount(await readFile('/etc/passwd', 'utf8'));
}

/** Finds the best candidate in the text of /etc/passwd. Throws ClusterError when there is none. */
export function parseAccount(passwd: string): Account {
  const rows = passwd.split('\n').map((line) => line.split(':'));
  for (const candidate of candidates) {
    const row = rows.find(([name]) => name === candidate);
    // macOS writes nobody's id as -2; the kernel wants it unsigned.
    if (row) return { uid: Number(row[2]) >>> 0, gid: Number(row[3]) >>> 0 };
  }
  throw new ClusterError(
    'permission',
    `PostgreSQL does not run as root, and /etc/passwd has none of the accounts ${candidates.join(', ')} to run it as. Add one of them, or start as an ordinary user.`,
  );
}

/** Gives a folder and all it holds to the account; links are not followed. */
export async function giveTo(account: Account, folder: string): Promise<void> {
  await lchown(folder, account.uid, account.gid);
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), account.uid, account.gid);
  }
}
