import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  entryOf,
  isReleaseVersion,
  isRemoteName,
  type BuildManifest,
  type RegistryEntry,
  type RegistryFile,
} from '@tolk/contract/remotes';
import { readJson, writeJson } from './json-file.ts';
import { asOneWriter } from './one-writer.ts';
import { platformVersion } from './platform-version.ts';
import { Refusal } from './refusal.ts';
import { requirePlatform } from './shells-in-use.ts';
import type { Activation } from './registry-types.ts';

/** What stands in the registry of one remote, as versions. */
export interface InUse {
  version?: string | undefined;
  trial?: { version: string; share: number } | undefined;
}

/** What a decision has to go by: nothing changes until it is carried out. */
export interface Known {
  inUse: InUse;
  /** What was in use, oldest first. */
  history: readonly Activation[];
}

/** A change, or nothing where nothing has to change. */
export type Decision = { inUse: InUse; note: DistributiveOmit<Activation, 'at'> } | undefined;
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never;

export function readRegistry(releases: string): RegistryFile {
  const registry = readJson<RegistryFile>(join(releases, 'remotes.json'));
  return registry ?? { platform: platformVersion(), remotes: {} };
}

/**
 * Changes what is in use of one remote, and notes it in the remote's history. `decide` sees what no other process
 * changes meanwhile.
 * @throws Refusal for a release that isn't there, or that a shell in use can't carry; nothing has changed then
 */
export function changeRegistry(
  { releases, offered }: { releases: string; offered?: readonly string[] | undefined },
  remote: string,
  decide: (known: Known) => Decision,
): void {
  asOneWriter(releases, () => {
    const registry = readRegistry(releases);
    const { trial, version } = registry.remotes[remote] ?? {};
    const history = readHistory(releases, remote);
    const decision = decide({ inUse: { version, trial }, history });
    if (!decision?.inUse.version) return;
    const entry = (wanted: string) => {
      const found = readRelease(releases, remote, wanted);
      // What is in use already may stay, whatever became of the shells.
      if (wanted !== version && wanted !== trial?.version)
        requirePlatform(releases, remote, found, offered);
      return found;
    };
    const next = {
      ...entry(decision.inUse.version),
      ...(decision.inUse.trial && {
        trial: { ...entry(decision.inUse.trial.version), share: decision.inUse.trial.share },
      }),
    };
    const remotes = { ...registry.remotes, [remote]: next };
    mkdirSync(join(releases, remote), { recursive: true });
    writeJson([
      [historyFile(releases, remote), [...history, { ...decision.note, at: Date.now() }]],
      [join(releases, 'remotes.json'), { platform: platformVersion(), remotes }],
    ]);
  });
}

/** The registry's entry of a release, by its own manifest. */
export function readRelease(releases: string, remote: string, version: string): RegistryEntry {
  const named = isRemoteName(remote) && isReleaseVersion(version);
  const file = join(releases, remote, version, 'release.json');
  const manifest = named ? readJson<BuildManifest>(file) : undefined;
  if (!manifest)
    throw new Refusal(
      `${remote} has no release ${version} in ${releases}; npm run release makes one.`,
    );
  return entryOf(remote, version, manifest);
}

/** What was in use, oldest first. */
export function readHistory(releases: string, remote: string): Activation[] {
  return readJson<Activation[]>(historyFile(releases, remote)) ?? [];
}

export function replaceHistory(releases: string, remote: string, history: Activation[]): void {
  writeJson([[historyFile(releases, remote), history]]);
}

function historyFile(releases: string, remote: string): string {
  return join(releases, remote, 'history.json');
}
