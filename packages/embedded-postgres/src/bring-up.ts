import { setTimeout as delay } from 'node:timers/promises';
import { addressOf, provesFolder } from './connection.ts';
import { isGoingAway } from './failure.ts';
import { findFreePort, launch, type Launch } from './postmaster.ts';
import {
  readPostmaster,
  removeStaleFile,
  servesCluster,
  type Postmaster,
} from './postmaster-file.ts';

/** Passing states: another start is under way, or what a killed server left behind is just going away. */
const passing =
  /lock file "postmaster.pid" already exists|shared memory block .* still in use|could not create any TCP\/IP sockets|could not bind|Address already in use/;
const patienceMs = 15_000;

export interface Running {
  server: Postmaster;
  adopted: boolean;
}

/** Adopts the server that runs on the folder, or starts one, on the given port or on a free one. */
export async function bringUp(options: Launch, fixedPort?: number): Promise<Running> {
  const patience = performance.now() + patienceMs;
  for (;;) {
    const survivor = await findServer(options);
    if (survivor) return { server: survivor, adopted: true };
    try {
      const server = await launch(options, fixedPort ?? (await findFreePort()));
      return { server, adopted: false };
    } catch (error) {
      const wait = passing.test(String(error)) && performance.now() < patience;
      if (!wait) throw error;
      await delay(50);
    }
  }
}

/** The server that already runs on the folder, once it takes connections. */
export async function findServer({
  folder,
  account,
}: Pick<Launch, 'folder' | 'account'>): Promise<Postmaster | undefined> {
  for (;;) {
    const found = await readPostmaster(folder.cluster);
    if (!found) return undefined;
    if (!(await servesCluster(found.pid, folder.cluster))) {
      await removeStaleFile(folder.cluster, found);
      return undefined;
    }
    if (found.status === 'ready') {
      const address = await addressOf(folder, found.port, 'postgres');
      const proven = await provesFolder(address, folder, account).catch(whenGone);
      if (proven) return found;
      if (proven === false) return undefined;
    }
    await delay(20);
  }
}

/** undefined: it went away between the look at its file and the connection, so look again. */
function whenGone(error: unknown): undefined {
  if (!isGoingAway(error)) throw error;
}
