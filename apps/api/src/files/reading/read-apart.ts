import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Found, Verdict } from './found.ts';

const reader = fileURLToPath(new URL('./reader.ts', import.meta.url));
const code = ['apps/api', 'packages', 'node_modules'].map((folder) =>
  fileURLToPath(new URL(`../../../../../${folder}/`, import.meta.url)),
);
const heapMegabytes = 256;

export interface Reading {
  /** Null: it was ended before it came to one. */
  verdict: Verdict | null;
  /** Null when they can't be counted. */
  words: number | null;
  /** It was ended because its time was up. */
  late: boolean;
}

/**
 * Reads the file at `path` in a process that may see this file and the code and nothing else,
 * write nothing, and is ended after `timeMs` or with too much memory. It never fails: what the
 * reader did not come to is null.
 */
export function readApart(path: string, extension: string, timeMs: number): Promise<Reading> {
  const reading: Reading = { verdict: null, words: null, late: false };
  const child = fork(reader, [path, extension], {
    // No variable of the server's, which may be secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [
      '--permission',
      '--allow-worker',
      ...[...code, path].map((readable) => `--allow-fs-read=${readable}`),
      `--max-old-space-size=${heapMegabytes}`,
      '--no-warnings',
    ],
  });
  child.on('message', (found) => Object.assign(reading, found as Found));
  const timer = setTimeout(() => {
    reading.late = true;
    child.kill('SIGKILL');
  }, timeMs);
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      resolve(reading);
    };
    child.once('close', end);
    // It could not even be started.
    child.once('error', end);
  });
}
