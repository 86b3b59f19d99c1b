import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addMs, DAY, HOUR, SECOND } from '@tolk/domain';
import { takeBack } from '@tolk/release';
import { pagesFolder } from '@tolk/contract/prerendered';
import { shellFolder } from '@tolk/contract/remotes';
import type { Dependencies } from '../dependencies.ts';
import { transaction } from '../database/transaction.ts';
import type { FileStore } from '../files/file-store.ts';
import { ProviderUnavailable } from '../ports/provider-errors.ts';
import { changeReleases, isShell, objectOf, publish, send, type Depot } from './depot.ts';
import { localCopy } from './local-copy.ts';
import {
  ChangedMeanwhile,
  dropOldShells,
  forgetArchive,
  forgetShell,
  lockLeftBehind,
  noteShell,
  readDocument,
  touchArchive,
  wholeArchives,
  type Archive,
} from './release-repository.ts';
import type { ReleaseDocument } from './release-table.ts';
import type { Releases } from './releases.ts';

/** A release is seen so long after it came into use (ms). */
const lookedMs = SECOND;
/** A bucket that was away is asked again so much later (ms). */
const pauseMs = 5 * SECOND;
/** Nobody is still sending what was begun so long ago (ms). */
const abandonedMs = HOUR;
/** As long as tabs find the files of a build that nobody serves any more (ms). */
const shellKeptMs = 7 * DAY;
/** Of each remote so many releases lie here besides those in use: a rollback does not wait for the bucket. */
const formerKept = 3;

type Needs = Pick<Dependencies, 'config' | 'db' | 'clock' | 'log'>;

/** Releases in a bucket and in the database, which the folder of this instance follows. */
export async function openSharedReleases(
  { config, db, clock, log }: Needs,
  store: FileStore,
): Promise<Releases> {
  const folder = config.web.releases;
  await mkdir(folder, { recursive: true });
  const depot: Depot = { db, store, now: () => clock.now() };
  const local = localCopy(folder, store);
  let complete = false;
  let written = 0;
  let awayUntil = 0;

  /** Nothing that fails is thrown: the folder stays as it is, and the next look tries again. */
  async function look(): Promise<void> {
    const found = await readDocument(db);
    const archives = await wholeArchives(db);
    const wanted = archives.filter(({ name }) => isShell(name) || isWanted(name, found?.document));
    const missing: Archive[] = [];
    for (const archive of wanted) if (!(await local.has(archive))) missing.push(archive);
    const { fetched, lacking } = await fetchAll(missing);
    if (found !== undefined && (found.revision !== written || fetched > 0)) {
      await local.write(found.document);
      await local.keepOnly(new Set(archives.map(({ name }) => name)));
      written = found.revision;
    }
    complete ||= !lacking;
  }

  /** How many came, and whether others are still to come. */
  async function fetchAll(
    archives: readonly Archive[],
  ): Promise<{ fetched: number; lacking: boolean }> {
    if (archives.length > 0 && Date.now() < awayUntil) return { fetched: 0, lacking: true };
    let fetched = 0;
    let lacking = false;
    for (const archive of archives) {
      try {
        await local.fetch(archive);
        fetched += 1;
      } catch (error) {
        log.warn({ err: error, archive: archive.name }, 'a release is not brought from the bucket');
        awayUntil = Date.now() + pauseMs;
        // What isn't in the bucket will not come: what else there is has to be served.
        lacking ||= error instanceof ProviderUnavailable;
      }
    }
    return { fetched, lacking };
  }

  const looks = inTurn(() =>
    look().catch((error: unknown) => log.warn({ err: error }, 'releases are not looked at')),
  );
  await adopt(depot, folder);
  await looks();
  const timer = setInterval(() => void looks(), lookedMs).unref();

  return {
    ready: () => complete,
    async bring(name) {
      await looks();
      if (name === undefined) return;
      try {
        const archive = (await wholeArchives(db)).find((one) => one.name === name);
        if (archive !== undefined && !(await local.has(archive))) await local.fetch(archive);
      } catch (error) {
        log.warn({ err: error, archive: name }, 'a release that is asked for is not brought');
      }
    },
    async takeBack(remote, version, why) {
      const back = await changeReleases(depot, (releases) =>
        takeBack(remote, version, why, { releases }),
      );
      await looks();
      return back?.version ?? '';
    },
    async noteShell({ folder: assets, ...build }) {
      const name = `${shellFolder}/${build.hash}`;
      if (!(await touchArchive(db, name, clock.now())))
        await send(depot, assets, { name, marks: '' });
      await noteShell(db, { ...build, noted_at: clock.now() });
    },
    leaveShell: (id) => forgetShell(db, id),
    sweep: (now) =>
      sweep(depot, now).catch((error: unknown) =>
        log.warn({ err: error }, 'releases that nobody needs are not removed'),
      ),
    async close() {
      clearInterval(timer);
      await looks.idle();
    },
  };
}

/** The first start with a bucket takes over what lies on the folder. */
async function adopt(depot: Depot, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'remotes.json')) || (await readDocument(depot.db))) return;
  try {
    await publish(folder, depot);
  } catch (error) {
    // Another instance was first.
    if (!(error instanceof ChangedMeanwhile)) throw error;
  }
}

/** What is in use, for all or for a share, and what was before; of pages those of such releases of marketing. */
function isWanted(name: string, document: ReleaseDocument | undefined): boolean {
  if (document === undefined) return false;
  const [top = '', below = ''] = name.split('/');
  const remote = top === pagesFolder ? 'marketing' : top;
  const { version, trial } = document.registry.remotes[remote] ?? {};
  const former = document.histories[remote]?.slice(-formerKept).map((one) => one.version) ?? [];
  return [version, trial?.version, ...former].some(
    (one) => one !== undefined && (top === pagesFolder ? below.endsWith(`-${one}`) : below === one),
  );
}

async function sweep({ db, store }: Depot, now: Date): Promise<void> {
  await dropOldShells(db, addMs(now, -shellKeptMs), now);
  for (let swept = true; swept;)
    swept = await transaction(db, async (tx) => {
      const left = await lockLeftBehind(tx, addMs(now, -abandonedMs));
      if (left === undefined) return false;
      await store.remove(objectOf(left));
      await forgetArchive(tx, left);
      return true;
    });
}

/** One run at a time; who asks during one gets the next, which sees what they know of. */
function inTurn(work: () => Promise<void>): (() => Promise<void>) & { idle(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const ask = () =>
    (next ??= running.then(() => {
      next = undefined;
      return (running = work());
    }));
  return Object.assign(ask, { idle: async () => next ?? running });
}
