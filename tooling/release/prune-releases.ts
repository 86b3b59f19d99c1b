import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asOneWriter } from './one-writer.ts';
import { readHistory, readRegistry, replaceHistory } from './registry-file.ts';
import type { Activation } from './registry-types.ts';

/** Open tabs keep their version: a folder stays at least this long after it was last in use (ms). */
const kept = 7 * 24 * 60 * 60 * 1000;

/** Removes folders that nobody can still be using; those in use and the one before them stay. */
export function pruneReleases(releases: string, remote: string, now = Date.now()): void {
  asOneWriter(releases, () => {
    const history = readHistory(releases, remote);
    const { version: active, trial } = readRegistry(releases).remotes[remote] ?? {};
    const previous = history.findLast((one) => isForAll(one) && one.version !== active)?.version;
    const staying = [active, trial?.version, previous];
    const gone = readdirSync(join(releases, remote), { withFileTypes: true })
      .filter((item) => item.isDirectory() && !staying.includes(item.name))
      .map(({ name }) => name)
      .filter((name) => now - lastUse(history, name, join(releases, remote, name)) > kept);
    for (const name of gone) rmSync(join(releases, remote, name), { recursive: true });
    if (gone.length === 0) return;
    const left = history.filter(({ version }) => !gone.includes(version));
    replaceHistory(releases, remote, left);
  });
}

/** When a version ceased to be in use, for all or for a share; when its folder was made, if it never was. */
function lastUse(history: readonly Activation[], version: string, folder: string): number {
  const ends = history.flatMap((one, index) => {
    if (one.version !== version || one.reason === 'taken back') return [];
    const later = history.slice(index + 1);
    // A trial ends with whatever comes next, what is in use for all only when something else is.
    return later.find((next) => !isForAll(one) || isForAll(next))?.at ?? [];
  });
  return Math.max(statSync(folder).mtimeMs, ...ends);
}

function isForAll({ reason }: Activation): boolean {
  return reason === 'release' || reason === 'rollback';
}
