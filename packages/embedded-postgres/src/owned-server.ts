import { access } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { bringUp } from './bring-up.ts';
import { explain, type ClusterError } from './cluster-error.ts';
import { addressOf } from './connection.ts';
import { takeOwnership } from './ownership.ts';
import { shutDown, type Launch } from './postmaster.ts';

const longestPauseMs = 5_000;

export interface OwnedServer {
  adopted: boolean;
  /** Address of the `postgres` database; the same for as long as it is owned. */
  address: string;
  release(): Promise<void>;
}

/** Brings the server up, takes it for this process and brings it back whenever it goes away by itself. */
export async function ownServer(
  start: Launch,
  log: (message: string) => void,
): Promise<OwnedServer> {
  const { folder } = start;
  const { server, adopted } = await bringUp(start);
  const address = await addressOf(folder, server.port, 'postgres');
  let postmaster = server;
  let owner: pg.Client = await takeOwnership(address, folder.root);
  let releasing: Promise<void> | undefined;
  let reviving: Promise<void> = Promise.resolve();
  watch();
  return { adopted, address, release: () => (releasing ??= release()) };

  async function release(): Promise<void> {
    await reviving;
    // The lock is kept to the end, so that nobody adopts a server that is going down.
    await shutDown(start, postmaster);
    await owner.end();
  }

  function watch(): void {
    owner.once('end', () => {
      if (!releasing) reviving = revive();
    });
  }

  async function revive(): Promise<void> {
    log(`PostgreSQL in ${folder.root} went away; starting it again`);
    for (let pauseMs = 50; !releasing && (await isThere(folder.cluster)); pauseMs *= 2) {
      const failure = await tryAgain();
      if (!failure) return log('PostgreSQL is back');
      log(failure.message);
      if (failure.code === 'locked') return;
      await delay(Math.min(pauseMs, longestPauseMs));
    }
  }

  async function tryAgain(): Promise<ClusterError | undefined> {
    try {
      postmaster = (await bringUp(start, server.port)).server;
      owner = await takeOwnership(address, folder.root);
      watch();
      return undefined;
    } catch (error) {
      return explain(folder.root, error);
    }
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
