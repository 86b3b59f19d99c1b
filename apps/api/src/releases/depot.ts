import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { pagesFolder } from '@tolk/contract/prerendered';
import {
  isReleaseVersion,
  isRemoteName,
  shellFolder,
  type RegistryFile,
} from '@tolk/contract/remotes';
import type { Activation } from '@tolk/release';
import type { Schema } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import type { FileStore } from '../files/file-store.ts';
import { pack } from './archive.ts';
import {
  beginArchive,
  ChangedMeanwhile,
  dropArchives,
  finishArchive,
  notedShells,
  readDocument,
  replaceDocument,
  wholeArchives,
  type Archive,
} from './release-repository.ts';
import type { ReleaseDocument } from './release-table.ts';

/** Releases that all instances share: the database says what there is, the bucket has the files. */
export interface Depot {
  db: Kysely<Schema>;
  store: FileStore;
  now: () => Date;
}

/** Far more than a build with its source maps. */
const largestBytes = 256 * 1_024 * 1_024;
/** In a working folder: what it was when it was brought. */
const broughtFile = '.brought.json';

interface Brought {
  /** 0: there was no registry. */
  revision: number;
  names: readonly string[];
  document: string;
}

/** The file by which a release, or pages, are known; it is written last. */
export function marksFile(name: string): string {
  return name.startsWith(`${pagesFolder}/`) ? 'made-by' : 'release.json';
}

/**
 * Changes releases in a working folder, as `tooling/release` does on disk, and publishes the outcome. Comes somebody
 * else first, it goes by what they left.
 */
export async function changeReleases<Result>(
  depot: Depot,
  work: (folder: string) => Result,
): Promise<Result> {
  for (;;) {
    const folder = await mkdtemp(join(tmpdir(), 'releases-'));
    try {
      await bringInto(folder, depot);
      const result = work(folder);
      await publish(folder, depot);
      return result;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/**
 * Lays into an empty folder what a change goes by: the registry, the histories, the shells in use, and of each
 * release the file by which it is known, as old as the release.
 */
export async function bringInto(folder: string, { db }: Pick<Depot, 'db'>): Promise<void> {
  const found = await readDocument(db);
  const archives = (await wholeArchives(db)).filter(({ name }) => !isShell(name));
  for (const { name, marks, changed_at } of archives) {
    await lay(join(folder, name, marksFile(name)), marks);
    await utimes(join(folder, name), changed_at, changed_at);
  }
  for (const { id, noted_at, platform, hash } of await notedShells(db)) {
    const note = join(folder, shellFolder, 'builds', `${id}.json`);
    await lay(note, JSON.stringify({ platform, hash }));
    await utimes(note, noted_at, noted_at);
  }
  if (found !== undefined) {
    await lay(join(folder, 'remotes.json'), JSON.stringify(found.document.registry));
    for (const [remote, history] of Object.entries(found.document.histories))
      await lay(join(folder, remote, 'history.json'), JSON.stringify(history));
  }
  const brought: Brought = {
    revision: found?.revision ?? 0,
    names: archives.map(({ name }) => name),
    document: JSON.stringify(await documentIn(folder)),
  };
  await writeFile(join(folder, broughtFile), JSON.stringify(brought));
}

/**
 * Sends what is new in a working folder to the bucket, then puts it into use in one step.
 * @throws ChangedMeanwhile where the registry was changed since the folder was brought
 * @throws ProviderUnavailable where the bucket is away; what was in use stays in use
 */
export async function publish(folder: string, depot: Depot): Promise<void> {
  const { db, now } = depot;
  const brought = (await readJson<Brought>(join(folder, broughtFile))) ?? {
    revision: 0,
    names: [],
    document: '',
  };
  const laid = await laidIn(folder);
  const known = new Map((await wholeArchives(db)).map(({ name, marks }) => [name, marks]));
  for (const { name, marks } of laid)
    if (known.get(name) !== marks) await send(depot, join(folder, name), { name, marks });
  const document = await documentIn(folder);
  const staying = new Set(laid.map(({ name }) => name));
  const gone = brought.names.filter((name) => !staying.has(name));
  if (JSON.stringify(document) === brought.document && gone.length === 0) return;
  await transaction(db, async (tx) => {
    await replaceDocument(tx, document, brought.revision);
    await dropArchives(tx, gone, now());
  });
}

/** Brings a folder to the bucket under a name: it is there for others once it lies there whole. */
export async function send(
  { db, store, now }: Depot,
  folder: string,
  { name, marks }: Omit<Archive, 'sha256'>,
): Promise<void> {
  const { bytes, sha256 } = await pack(folder);
  const archive = { name, sha256, marks };
  await beginArchive(db, archive, now());
  await store.put(objectOf(archive), Readable.from([bytes]), largestBytes, async () => undefined);
  await finishArchive(db, archive, now());
}

export const objectOf = ({ name, sha256 }: Pick<Archive, 'name' | 'sha256'>): string =>
  `${name}/${sha256}`;

export const isShell = (name: string): boolean => name.startsWith(`${shellFolder}/`);

/** Releases and pages that lie whole in a folder, by the files that are written last. */
export async function laidIn(folder: string): Promise<Omit<Archive, 'sha256'>[]> {
  const laid: Omit<Archive, 'sha256'>[] = [];
  for (const top of await foldersIn(folder)) {
    if (top !== pagesFolder && !isRemoteName(top)) continue;
    for (const below of await foldersIn(join(folder, top))) {
      if (top !== pagesFolder && !isReleaseVersion(below)) continue;
      const name = `${top}/${below}`;
      const marks = await readText(join(folder, name, marksFile(name)));
      if (marks !== undefined) laid.push({ name, marks });
    }
  }
  return laid;
}

async function documentIn(folder: string): Promise<ReleaseDocument> {
  const registry = await readJson<RegistryFile>(join(folder, 'remotes.json'));
  const histories: Record<string, readonly Activation[]> = {};
  for (const remote of (await foldersIn(folder)).filter(isRemoteName)) {
    const history = await readJson<Activation[]>(join(folder, remote, 'history.json'));
    if (history !== undefined) histories[remote] = history;
  }
  return { registry: registry ?? { platform: '', remotes: {} }, histories };
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

async function lay(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

export async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

async function readJson<Content>(file: string): Promise<Content | undefined> {
  const text = await readText(file);
  return text === undefined ? undefined : (JSON.parse(text) as Content);
}
