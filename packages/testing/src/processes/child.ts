import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

export interface Child {
  /** Its origin, e.g. `http://127.0.0.1:3000`. */
  url: string;
  pid: number;
  /** Asks it to end (stdin closes, SIGTERM) and waits; after 20 s it is killed. */
  stop(): Promise<void>;
  /** kill -9, for tests of what a crash leaves behind. */
  kill(): Promise<void>;
}

/** Resolves with the program's origin once it can be used; told of each line that it prints. */
export interface Readiness {
  onLine?: (line: string) => string | undefined;
  poll?: () => Promise<string | undefined>;
}

export interface ChildOptions {
  /** Path of a .ts or .mjs file that node runs. */
  script: string;
  env: Record<string, string>;
  readiness: Readiness;
}

const readyWithinMs = 60_000;
const endsWithinMs = 20_000;

/**
 * Runs a program of ours until it is ready.
 * Throws with all it printed when it ends before that, or is not ready after a minute.
 */
export async function startChild({ script, env, readiness }: ChildOptions): Promise<Child> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const end = once(child, 'exit');
  try {
    const url = await becomeReady(child, script, readiness);
    const finish = (signal: NodeJS.Signals) => endChild(child, end, signal);
    return {
      url,
      pid: child.pid ?? 0,
      stop: () => finish('SIGTERM'),
      kill: () => finish('SIGKILL'),
    };
  } catch (error) {
    await endChild(child, end, 'SIGKILL');
    throw error;
  }
}

async function endChild(
  child: ChildProcess,
  end: Promise<unknown>,
  signal: NodeJS.Signals,
): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.stdin?.end();
  child.kill(signal);
  const patience = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
  await end;
  clearTimeout(patience);
}

async function becomeReady(
  child: ChildProcess,
  script: string,
  { onLine, poll }: Readiness,
): Promise<string> {
  let printed = '';
  let url: string | undefined;
  let trouble: string | undefined;
  let unfinished = '';
  child.once('error', (error) => (trouble = error.message));
  child.once('exit', (code, signal) => (trouble = `ended with ${code ?? signal}`));
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    const lines = (unfinished + chunk.toString()).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) url ??= onLine?.(line);
  });
  const patience = performance.now() + readyWithinMs;
  while (url === undefined) {
    if (performance.now() > patience) trouble = `was not ready after ${readyWithinMs} ms`;
    if (trouble !== undefined) throw new Error(`${script} ${trouble}:\n${printed}`);
    await delay(20);
    url ??= await poll?.();
  }
  return url;
}
