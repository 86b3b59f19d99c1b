import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { platformVersion } from './platform-version.ts';
import { readJson, writeJson } from './json-file.ts';
import { asOneWriter } from './one-writer.ts';
import type { Activation, BuildManifest, Registry } from './registry-types.ts';

export function readRegistry(releases: string): Registry {
  const registry = readJson<Registry>(join(releases, 'remotes.json'));
  return registry ?? { platform: platformVersion(), remotes: {} };
}

/**
 * Makes `version` of a remote the one in use and notes it in the remote's history.
 * @throws when there is no such release
 */
export function activate(
  releases: string,
  remote: string,
  version: string,
  reason: Activation['reason'],
): void {
  const manifest = readJson<BuildManifest>(join(releases, remote, version, 'release.json'));
  if (!manifest) throw new Error(`${remote} has no release ${version}.`);
  const { entry, global, integrity, platform } = manifest;
  const address = `/releases/${remote}/${version}/${entry}`;
  asOneWriter(releases, () => {
    writeJson(join(releases, 'remotes.json'), {
      platform: platformVersion(),
      remotes: {
        ...readRegistry(releases).remotes,
        [remote]: { version, entry: address, global, integrity, platform },
      },
    } satisfies Registry);
    const history = readHistory(releases, remote);
    replaceHistory(releases, remote, [...history, { version, reason, at: Date.now() }]);
  });
}

/** What was in use, oldest first. */
export function readHistory(releases: string, remote: string): Activation[] {
  return readJson<Activation[]>(join(releases, remote, 'history.json')) ?? [];
}

export function replaceHistory(releases: string, remote: string, history: Activation[]): void {
  mkdirSync(join(releases, remote), { recursive: true });
  writeJson(join(releases, remote, 'history.json'), history);
}
