import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageAssets } from '@tolk/contract/prerendered';
import { shellFolder } from '@tolk/contract/remotes';
import { DAY, HOUR } from '@tolk/domain';
import type { Dependencies } from '../dependencies.ts';

/** Tabs that are open go on asking for the files they began with: as long as a remote's release stays. */
const keptMs = 7 * DAY;
/** How often files are touched, so that those of a build in use never grow old. */
const touchedMs = HOUR;

/** Where the files of all builds lie: a file's name is made of its content, so that builds share them. */
export const keptShell = (releases: string): string => join(releases, shellFolder);

export interface ShellBuilds {
  /**
   * Lays the files of the build that stands in `web.shell` beside those of earlier builds and other
   * instances, unless that was done within the hour, and notes that this build is in use. Where it can't, as on a
   * full disk, it says so in the log, and this instance serves its own files all the same.
   */
  keep(): Promise<void>;
  /** This instance ends: its build is in use by others only. */
  leave(): Promise<void>;
}

/**
 * Builds of the shell on the folder that all instances share: a page of one build may ask any instance, today or
 * a week from now, for a file that this instance's own build doesn't have.
 */
export function createShellBuilds({
  config,
  log,
  releases: shared,
}: Pick<Dependencies, 'config' | 'log' | 'releases'>): ShellBuilds {
  const { shell, releases } = config.web;
  const id = randomUUID();
  const note = join(keptShell(releases), 'builds', `${id}.json`);
  let done = { hash: '', at: 0 };

  async function keep(): Promise<void> {
    const text = await readFile(join(shell, 'page-assets.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return;
    const { hash, platform } = JSON.parse(text) as PageAssets;
    const now = Date.now();
    if (hash !== done.hash || now - done.at > touchedMs) {
      await copyAssets(join(shell, 'assets'), join(keptShell(releases), 'assets'), new Date(now));
      await prune(join(keptShell(releases), 'assets'), now);
      done = { hash, at: now };
    }
    await writeNote(note, { platform, hash }, new Date(now));
    await shared.noteShell({ id, platform, hash, folder: join(shell, 'assets') });
    await prune(dirname(note), now);
  }

  const tell = (error: unknown) =>
    log.warn({ err: error }, 'the files of the shell are not kept for tabs and other instances');

  return {
    keep: () => keep().catch(tell),
    leave: () =>
      rm(note, { force: true })
        .then(() => shared.leaveShell(id))
        .catch(tell),
  };
}

/** Ages are told by this process's clock, which tests may move apart from the machine's. */
async function copyAssets(from: string, to: string, now: Date): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = await readdir(from).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const target = join(to, name);
      if (await isCopy(join(from, name), target)) await utimes(target, now, now);
      else await copyWhole(join(from, name), target, now);
    }),
  );
}

async function isCopy(source: string, target: string): Promise<boolean> {
  const there = await stat(target).catch(() => undefined);
  return there !== undefined && there.size === (await stat(source)).size;
}

/** Renamed into place: other instances serve it as soon as it has its name. */
async function copyWhole(source: string, target: string, now: Date): Promise<void> {
  const draft = draftOf(target);
  try {
    await copyFile(source, draft, constants.COPYFILE_FICLONE);
    await utimes(draft, now, now);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Read by `tooling/release`: a remote that needs a newer platform than one of these has is not released. */
async function writeNote(
  file: string,
  note: { platform: string; hash: string },
  now: Date,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = draftOf(file);
  try {
    await writeFile(draft, JSON.stringify(note));
    await utimes(draft, now, now);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function prune(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && now - found.mtimeMs > keptMs) await rm(file, { force: true });
  }
}

/** Two instances may copy the same file at once. */
function draftOf(path: string): string {
  return `${path}.${randomUUID()}`;
}
