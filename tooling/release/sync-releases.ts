import { readdirSync } from 'node:fs';
import { appsFolder, releasesFolder } from './folders.ts';
import { readHistory, readRegistry } from './registry-file.ts';
import { builtVersion, releaseRemote } from './release-remote.ts';
import type { Places } from './registry-types.ts';

/**
 * Releases each remote whose build isn't the one released last, be it for a share. A remote that was rolled back
 * stays so until it is built again. Reads a few small files when nothing changed.
 * @returns what was released
 */
export function syncReleases({
  releases = releasesFolder(),
  apps = appsFolder,
  offered,
}: Places = {}): {
  remote: string;
  version: string;
}[] {
  const known = readRegistry(releases).remotes;
  return readdirSync(apps).flatMap((remote) => {
    const built = builtVersion(remote, apps);
    const last = known[remote] && lastReleased(releases, remote);
    if (!built || built === last) return [];
    return [{ remote, version: releaseRemote(remote, { releases, apps, offered }) }];
  });
}

function lastReleased(releases: string, remote: string): string | undefined {
  return readHistory(releases, remote).findLast(
    ({ reason }) => reason === 'release' || reason === 'trial',
  )?.version;
}
