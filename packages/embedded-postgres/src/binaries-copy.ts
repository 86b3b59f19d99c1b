import { chmod, copyFile, lstat, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** Folders to copy the programs to, best first; each is tried until one works. */
export function copyTargets(version: string, account: Account | undefined): string[] {
  const shared = [tmpdir(), '/var/tmp'];
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  const parents = account ? ['/var/cache', ...shared] : [cache, ...shared];
  const name = `embedded-postgres-${version}-${process.platform}-${process.arch}-${process.getuid?.() ?? 'user'}`;
  return parents.map((parent) => join(parent, name));
}

/**
 * Copies <package>/native to <target>/native, unless it is there already, and returns that folder.
 * Readable for everybody, writable for the copying account only.
 */
export async function copyBinaries(
  packageFolder: string,
  target: string,
  makeLinks: (folder: string) => Promise<boolean>,
): Promise<string> {
  const native = join(target, 'native');
  if (await isTrusted(target)) return native;
  await mkdir(join(target, '..'), { recursive: true });
  const partial = await mkdtemp(`${target}.`);
  try {
    await copyTree(join(packageFolder, 'native'), join(partial, 'native'));
    if (!(await makeLinks(partial))) throw new Error(`links can't be made in ${partial}`);
    await chmod(partial, 0o755);
    await rename(partial, target).catch(async (error: unknown) => {
      if (!(await isTrusted(target))) throw error;
    });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return native;
}

/** A folder under /tmp that somebody else made could hold anybody's programs: never run those. */
async function isTrusted(target: string): Promise<boolean> {
  const found = await lstat(target).catch(() => undefined);
  if (!found) return false;
  const own = process.getuid === undefined || found.uid === process.getuid();
  if (!found.isDirectory() || !own || (found.mode & 0o022) !== 0) {
    throw new Error(`${target} belongs to somebody else`);
  }
  return true;
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, copy);
    // Links are made again; .a files serve compilers only.
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(source, copy);
      const { mode } = await lstat(source);
      await chmod(copy, mode & 0o100 ? 0o755 : 0o644);
    }
  }
}
