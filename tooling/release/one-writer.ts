import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A writer is done in milliseconds: a lock of this age was left by one that was killed (ms). */
const abandonedMs = 30_000;
const pauseMs = 20;

/**
 * Carries `write` out while no other process does so in this folder: releases of several remotes may
 * come at the same moment, and each reads the registry before it writes it.
 */
export function asOneWriter<Result>(releases: string, write: () => Result): Result {
  mkdirSync(releases, { recursive: true });
  const lock = join(releases, 'remotes.lock');
  while (!take(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  try {
    return write();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** A folder is made by one process only. Throws where none can be made, as on a full disk. */
function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (!isTaken(error)) throw error;
    const made = statSync(lock, { throwIfNoEntry: false });
    if (made && Date.now() - made.mtimeMs > abandonedMs)
      rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
}
