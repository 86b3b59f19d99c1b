import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

export interface Outcome {
  /** null when a signal ended it, or it could not be started at all. */
  code: number | null;
  output: string;
}

/** `npm run clock` moves the clock of all processes by these; PostgreSQL's must move along. */
const clock = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/** Only what the programs need: a stray PGDATA, PGPORT or locale of the caller must not reach them. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', ...clock];
  const inherited = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a program to its end and collects what it printed. Never rejects. */
export function runProgram(
  file: string,
  args: readonly string[],
  options: { cwd?: string; account?: Account | undefined } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, {
      cwd: options.cwd ?? '/',
      env: programEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...options.account,
    });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
