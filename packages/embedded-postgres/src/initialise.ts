import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { stagingPrefix, type DataFolder } from './data-folder.ts';
import { codeOf } from './failure.ts';
import { pathForAccount, type Settings } from './settings.ts';
import { runProgram } from './program.ts';

/** The only role; its password is random and never leaves the data folder. */
export const superuser = 'postgres';

/**
 * Makes a cluster. initdb works in a staging folder that is renamed in one step, so that a crash in the
 * middle leaves no half cluster, and of two servers that start at once one wins.
 * Throws an Error with what initdb printed.
 */
export async function initialise(
  folder: DataFolder,
  binaries: Binaries,
  account: Account | undefined,
  settings: Settings,
): Promise<void> {
  const staging = await mkdtemp(join(folder.root, stagingPrefix));
  try {
    const password = randomBytes(24).toString('hex');
    await writeFor(account, join(staging, 'password'), password);
    if (account) await chown(staging, account.uid, account.gid);
    await runInitdb(staging, binaries, account, settings);
    await writeFor(account, join(staging, 'cluster', 'owner-password'), password);
    await rename(join(staging, 'cluster'), folder.cluster).catch(keepWinner);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function runInitdb(
  staging: string,
  binaries: Binaries,
  account: Account | undefined,
  settings: Settings,
): Promise<void> {
  const target = join(staging, 'cluster');
  await mkdir(target, { mode: 0o700 });
  if (account) await chown(target, account.uid, account.gid);
  const here = pathForAccount(target, account);
  const args = [
    `--pgdata=${here}`,
    `--pwfile=${here}/../password`,
    `--username=${superuser}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(settings['fsync'] === 'off' ? ['--no-sync'] : []),
  ];
  const { code, output } = await runProgram(binaries.initdb, args, { cwd: target, account });
  if (code !== 0) throw new Error(output || `initdb ended with ${code}`);
}

async function writeFor(account: Account | undefined, file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flag: 'wx' });
  if (account) await chown(file, account.uid, account.gid);
}

function keepWinner(error: unknown): void {
  const code = codeOf(error);
  if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
}

/** Removes what killed starts left behind; a staging folder younger than ten minutes may be at work. */
export async function sweepStaging(folder: DataFolder): Promise<void> {
  const oldest = Date.now() - 10 * 60_000;
  for (const name of await readdir(folder.root)) {
    if (!name.startsWith(stagingPrefix)) continue;
    const path = join(folder.root, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < oldest) await rm(path, { recursive: true, force: true });
  }
}
