import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { appsFolder, releasesFolder } from './folders.ts';
import { readJson } from './json-file.ts';
import { pruneReleases } from './prune-releases.ts';
import { activate } from './registry-file.ts';
import type { BuildManifest, Places } from './registry-types.ts';

/**
 * Copies a remote's build into a folder of its own and makes it the one in use.
 * @param remote e.g. `supplier-portal`
 * @returns the version
 * @throws when the remote isn't built
 */
export function releaseRemote(
  remote: string,
  { releases = releasesFolder(), apps = appsFolder }: Places = {},
): string {
  const version = builtVersion(remote, apps);
  if (!version) throw new Error(`apps/${remote} is not a built remote.`);
  const target = join(releases, remote, version);
  if (!existsSync(target)) copyBuild(join(apps, remote, 'dist'), target);
  activate(releases, remote, version, 'release');
  pruneReleases(releases, remote);
  return version;
}

/** `<package version>-<hash of the build>`, or nothing for an app without a remote's build. */
export function builtVersion(remote: string, apps = appsFolder): string | undefined {
  const manifest = readJson<BuildManifest>(join(apps, remote, 'dist/release.json'));
  if (!manifest) return undefined;
  const { version } = readJson<{ version: string }>(join(apps, remote, 'package.json')) ?? {};
  return `${version}-${manifest.hash}`;
}

/** Renamed into place at the end: a folder under its final name is always whole. */
function copyBuild(dist: string, target: string): void {
  const draft = `${target}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  cpSync(dist, draft, { recursive: true });
  if (existsSync(target)) rmSync(draft, { recursive: true });
  else renameSync(draft, target);
}
