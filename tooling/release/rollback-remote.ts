import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { releasesFolder } from './folders.ts';
import { activate, readHistory, readRegistry } from './registry-file.ts';
import type { Activation, Places } from './registry-types.ts';

/**
 * Makes the release in use before the current one the one in use again; called twice, it goes back two.
 * @returns the version
 * @throws when there is nothing to go back to
 */
export function rollbackRemote(
  remote: string,
  { releases = releasesFolder() }: Places = {},
): string {
  const current = readRegistry(releases).remotes[remote]?.version;
  const before = earlierReleases(readHistory(releases, remote), current);
  const version = before.findLast((name) => existsSync(join(releases, remote, name)));
  if (!version) throw new Error(`${remote} has no earlier release to go back to.`);
  activate(releases, remote, version, 'rollback');
  return version;
}

/** Released before `current` was released; rollbacks themselves are no releases. */
function earlierReleases(history: Activation[], current: string | undefined): string[] {
  const released = history.filter(({ reason }) => reason === 'release').map((one) => one.version);
  const index = current ? released.lastIndexOf(current) : 0;
  return released.slice(0, Math.max(index, 0)).filter((version) => version !== current);
}
