import { cpSync, existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRemoteName, type BuildManifest } from '@tolk/contract/remotes';
import { appsFolder, releasesFolder } from './folders.ts';
import { readJson } from './json-file.ts';
import { pruneReleases } from './prune-releases.ts';
import { Refusal } from './refusal.ts';
import { changeRegistry, readRelease, type Decision, type Known } from './registry-file.ts';
import { requirePlatform } from './shells-in-use.ts';
import type { Places } from './registry-types.ts';

/**
 * Copies a remote's build into a folder of its own, where it is in use for nobody: for a preview, a smoke test.
 * @param remote e.g. `supplier-portal`
 * @returns the version
 * @throws Refusal when the remote isn't built, or a shell in use lacks the platform it needs
 */
export function layRelease(
  remote: string,
  { releases = releasesFolder(), apps = appsFolder, offered }: Places = {},
): string {
  const version = builtVersion(remote, apps);
  if (!version) throw new Refusal(`apps/${remote} is not a built remote. ${namesIn(apps)}`);
  const target = join(releases, remote, version);
  if (!existsSync(target)) copyBuild(join(apps, remote), target);
  requirePlatform(releases, remote, readRelease(releases, remote, version), offered);
  return version;
}

/** Where builds and releases keep the maps with which stacks are read. */
const sourceMapsFolder = 'source-maps';

/**
 * Copies a remote's build into a folder of its own and makes it the one in use.
 * @returns the version
 */
export function releaseRemote(remote: string, places: Places = {}): string {
  const version = layRelease(remote, places);
  activateRelease(remote, version, places);
  return version;
}

/**
 * Makes a release the one in use for everybody, or for a share of the sessions while the others stay with theirs.
 * @param share percent, 1 to 100
 */
export function activateRelease(
  remote: string,
  version: string,
  { releases = releasesFolder(), offered }: Places = {},
  share = 100,
): void {
  changeRegistry({ releases, offered }, remote, ({ inUse }) => {
    if (share === 100) return { inUse: { version }, note: { version, reason: 'release' } };
    if (inUse.version === undefined)
      throw new Refusal(
        `Nothing of ${remote} is in use yet that the others could stay with: release it without --share.`,
      );
    if (inUse.version === version)
      throw new Refusal(`${remote} ${version} is in use for everybody already.`);
    return {
      inUse: { version: inUse.version, trial: { version, share } },
      note: { version, reason: 'trial', share },
    };
  });
  pruneReleases(releases, remote);
}

/**
 * Gives the release on trial to another share of the sessions; with 100 it is in use for everybody.
 * @returns its version
 */
export function changeShare(
  remote: string,
  share: number,
  { releases = releasesFolder(), offered }: Places = {},
): string {
  let changed = '';
  const decide = ({ inUse: { version, trial } }: Known): Decision => {
    if (!trial)
      throw new Refusal(
        `Nothing of ${remote} is on trial; npm run release -- ${remote} --share ${share} begins one.`,
      );
    changed = trial.version;
    return share === 100
      ? { inUse: { version: changed }, note: { version: changed, reason: 'release' } }
      : {
          inUse: { version, trial: { version: changed, share } },
          note: { version: changed, reason: 'trial', share },
        };
  };
  changeRegistry({ releases, offered }, remote, decide);
  return changed;
}

/** `<package version>-<hash of the build>`, or nothing for an app without a remote's build. */
export function builtVersion(remote: string, apps = appsFolder): string | undefined {
  const manifest = readJson<BuildManifest>(join(apps, remote, 'dist/release.json'));
  if (!manifest) return undefined;
  const { version } = readJson<{ version: string }>(join(apps, remote, 'package.json')) ?? {};
  return `${version}-${manifest.hash}`;
}

/** @throws Refusal where no app of this name is a remote */
export function requireRemote(remote: string, apps = appsFolder): void {
  if (!isRemoteName(remote) || !existsSync(join(apps, remote, 'src/remote.tsx')))
    throw new Refusal(`There is no remote ${remote}. ${namesIn(apps)}`);
}

function namesIn(apps: string): string {
  const folders = existsSync(apps) ? readdirSync(apps) : [];
  const remotes = folders.filter((name) => existsSync(join(apps, name, 'src/remote.tsx')));
  return `Remotes: ${remotes.join(', ')}.`;
}

/** Maps of the scripts of this build alone: beside it lie those of earlier ones. They are not served. */
function copySourceMaps(app: string, target: string): void {
  for (const script of globSync('**/*.js', { cwd: join(app, 'dist') })) {
    const map = join(app, sourceMapsFolder, `${script}.map`);
    if (existsSync(map)) cpSync(map, join(target, `${script}.map`));
  }
}

/** Renamed into place at the end: a folder under its final name is always whole. */
function copyBuild(app: string, target: string): void {
  const draft = `${target}.${process.pid}`;
  try {
    mkdirSync(draft, { recursive: true });
    cpSync(join(app, 'dist'), draft, { recursive: true });
    copySourceMaps(app, join(draft, sourceMapsFolder));
    if (!existsSync(target)) renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
