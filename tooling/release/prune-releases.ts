import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readHistory, readRegistry, replaceHistory } from './registry-file.ts';

/** Open tabs keep their version: a folder stays at least this long after it was last in use (ms). */
const kept = 7 * 24 * 60 * 60 * 1000;

/** Removes folders that nobody can still be using; the one in use and the one before it stay. */
export function pruneReleases(releases: string, remote: string, now = Date.now()): void {
  const history = readHistory(releases, remote);
  const active = readRegistry(releases).remotes[remote]?.version;
  const previous = history.findLast(({ version }) => version !== active)?.version;
  const usedUntil = new Map(
    history.map(({ version }, index) => [version, history[index + 1]?.at ?? now]),
  );
  const gone = readdirSync(join(releases, remote), { withFileTypes: true })
    .filter((item) => item.isDirectory() && item.name !== active && item.name !== previous)
    .map(({ name }) => name)
    .filter((name) => now - lastUse(join(releases, remote, name), usedUntil.get(name)) > kept);
  for (const name of gone) rmSync(join(releases, remote, name), { recursive: true });
  if (gone.length > 0) {
    replaceHistory(
      releases,
      remote,
      history.filter(({ version }) => !gone.includes(version)),
    );
  }
}

function lastUse(folder: string, usedUntil: number | undefined): number {
  return usedUntil ?? statSync(folder).mtimeMs;
}
