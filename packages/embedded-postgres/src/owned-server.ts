import { access } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { bringUp, type Running } from './bring-up.ts';
import { explain, type ClusterError } from './cluster-error.ts';
import { addressOf } from './connection.ts';
import { isGoingAway } from './failure.ts';
import { takeOwnership } from './ownership.ts';
import { shutDown, type Launch } from './postmaster.ts';

const longestPauseMs = 5_000;
const patienceMs = 15_000;

export interface OwnedServer {
  adopted: boolean;
  /** Address of the `postgres` database; the same for as long as it is owned. */
  address: string;
  release: () => Promise<void>;
}

interface Taken extends Running {
  address: string;
  owner: pg.Client;
}

/** Brings the server up, takes it for this process and brings it back whenever it goes away by itself. */
export async function ownServer(
  start: Launch,
  log: (message: string) => void,
): Promise<OwnedServer> {
  const { folder } = start;
  const first = await takeServer(start);
  const { address, adopted } = first;
  let { server, owner } = first;
  let isOurs = true;
  const ending = new AbortController();
  let releasing: Promise<void> | undefined;
  let reviving: Promise<void> = Promise.resolve();
  watch();
  return { adopted, address, release: () => (releasing ??= release()) };

  async function release(): Promise<void> {
    ending.abort();
    await reviving;
    // The lock is kept to the end, so that nobody adopts a server that is going down.
    if (isOurs) await shutDown(start, server);
    await owner.end();
  }

  function watch(): void {
    owner.once('end', () => {
      if (!ending.signal.aborted) reviving = revive();
    });
  }

  async function revive(): Promise<void> {
    log(`PostgreSQL in ${folder.root} went away; starting it again`);
    for (let pauseMs = 50; await isWanted(); pauseMs *= 2) {
      const failure = await tryAgain();
      if (!failure) return log('PostgreSQL is back');
      log(failure.message);
      isOurs = failure.code !== 'locked';
      if (!isOurs) return;
      await delay(Math.min(pauseMs, longestPauseMs), undefined, ending).catch(() => undefined);
    }
  }

  /** A folder that was removed under the server is not made again. */
  async function isWanted(): Promise<boolean> {
    return !ending.signal.aborted && (await isThere(folder.cluster));
  }

  async function tryAgain(): Promise<ClusterError | undefined> {
    try {
      ({ server, owner } = await takeServer(start, first.server.port));
      watch();
      return undefined;
    } catch (error) {
      return explain(folder.root, error);
    }
  }
}

/** A server that its former owner is just shutting down is waited for, then started again. */
async function takeServer(start: Launch, fixedPort?: number): Promise<Taken> {
  const patience = performance.now() + patienceMs;
  for (;;) {
    const running = await bringUp(start, fixedPort);
    const address = await addressOf(start.folder, running.server.port, 'postgres');
    try {
      return { ...running, address, owner: await takeOwnership(address, start.folder.root) };
    } catch (error) {
      if (!isGoingAway(error) || performance.now() > patience) throw error;
    }
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
