import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  entryOf,
  type BuildManifest,
  type RegistryEntry,
  type RegistryFile,
} from '@tolk/contract/remotes';
import type { Releases } from '../../releases/releases.ts';

/** How long a look at the disk holds for pages: a release is seen after it (ms). */
const freshMs = 1_000;

export interface RegistryStore {
  /** What is in use now. */
  read(): Promise<RegistryFile>;
  /** What was in use a second ago at most. */
  recent(): Promise<RegistryFile>;
  /** What the registry would say of a release; undefined where there is none. */
  release(remote: string, version: string): Promise<RegistryEntry | undefined>;
}

/** The registry of remotes on disk, which is replaced in one step. */
export function createRegistryStore(
  releases: string,
  { bring }: Pick<Releases, 'bring'>,
): RegistryStore {
  let last: { at: number; file: Promise<RegistryFile> } | undefined;

  async function read(): Promise<RegistryFile> {
    const file = await readJson<RegistryFile>(join(releases, 'remotes.json'));
    return file ?? { platform: '', remotes: {} };
  }

  return {
    read,
    recent() {
      if (last === undefined || Date.now() - last.at > freshMs) {
        last = { at: Date.now(), file: read() };
        last.file.catch(() => (last = undefined));
      }
      return last.file;
    },
    async release(remote, version) {
      const file = join(releases, remote, version, 'release.json');
      let manifest = await readJson<BuildManifest>(file);
      if (manifest === undefined) {
        await bring(`${remote}/${version}`);
        manifest = await readJson<BuildManifest>(file);
      }
      return manifest && entryOf(remote, version, manifest);
    },
  };
}

async function readJson<Content>(file: string): Promise<Content | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Content);
}
