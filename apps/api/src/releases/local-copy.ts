import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { shellFolder, type RegistryFile } from '@tolk/contract/remotes';
import { DAY } from '@tolk/domain';
import type { FileStore } from '../files/file-store.ts';
import { replaceFile, unpackAs, unpackInto } from './archive.ts';
import { isShell, laidIn, marksFile, objectOf, readText } from './depot.ts';
import type { Archive } from './release-repository.ts';
import type { ReleaseDocument } from './release-table.ts';

/**
 * The folder that one instance serves from, filled from the bucket. Each step leaves it whole: it may outlive the
 * process, and instances with one volume may share it.
 */
interface LocalCopy {
  has(archive: Archive): Promise<boolean>;
  /** @throws where it can't be had from the bucket */
  fetch(archive: Archive): Promise<void>;
  /** Puts releases into use that lie here; a remote whose release doesn't stays as it was. */
  write(document: ReleaseDocument): Promise<void>;
  /** Removes what is not among these. */
  keepOnly(names: ReadonlySet<string>): Promise<void>;
}

/** Of builds of the shell: files that nobody touches are removed after seven days, so these are fetched before that. */
const shellFreshMs = 6 * DAY;

export function localCopy(folder: string, store: FileStore): LocalCopy {
  const registryFile = join(folder, 'remotes.json');
  /** Says when they came; beside the notes of `http/shell-builds.ts`, where it is removed with them. */
  const shellMark = (name: string) =>
    join(folder, shellFolder, 'builds', `${name.slice(shellFolder.length + 1)}.kept`);
  const liesHere = (remote: string, version: string) =>
    existsSync(join(folder, remote, version, 'release.json'));

  async function has({ name, marks }: Archive): Promise<boolean> {
    if (!isShell(name)) return (await readText(join(folder, name, marksFile(name)))) === marks;
    return Date.now() - Number((await readText(shellMark(name))) ?? 0) < shellFreshMs;
  }

  async function standing(remote: string): Promise<RegistryFile['remotes'][string] | undefined> {
    const text = await readText(registryFile);
    const before = text === undefined ? undefined : (JSON.parse(text) as RegistryFile);
    return before?.remotes[remote];
  }

  return {
    has,
    async fetch(archive) {
      const { name } = archive;
      const bytes = await buffer(await store.open(objectOf(archive)));
      if (isShell(name)) {
        await unpackInto(join(folder, shellFolder, 'assets'), bytes);
        await mkdir(dirname(shellMark(name)), { recursive: true });
        await writeFile(shellMark(name), String(Date.now()));
        return;
      }
      if (await has(archive)) return;
      await mkdir(dirname(join(folder, name)), { recursive: true });
      // Pages that were made anew.
      await rm(join(folder, name), { recursive: true, force: true });
      await unpackAs(join(folder, name), bytes).catch(async (error: unknown) => {
        // Another instance on the same volume was first.
        if (!(await has(archive))) throw error;
      });
    },
    async write({ registry, histories }) {
      const remotes: RegistryFile['remotes'] = {};
      for (const [remote, { trial, ...entry }] of Object.entries(registry.remotes)) {
        const all = liesHere(remote, entry.version) ? entry : await standing(remote);
        if (all === undefined) continue;
        const tried = trial && liesHere(remote, trial.version) ? { trial } : {};
        remotes[remote] = { ...all, ...tried };
      }
      for (const [remote, history] of Object.entries(histories)) {
        await mkdir(join(folder, remote), { recursive: true });
        await replaceFile(join(folder, remote, 'history.json'), JSON.stringify(history));
      }
      await replaceFile(registryFile, JSON.stringify({ ...registry, remotes }));
    },
    async keepOnly(names) {
      const gone = (await laidIn(folder)).filter(({ name }) => !names.has(name));
      for (const { name } of gone) await rm(join(folder, name), { recursive: true, force: true });
    },
  };
}
