import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseReadyLine, type ReadyLine } from './ready-line.ts';

export interface Child {
  ready: ReadyLine;
  pid: number;
  /** Asks it to end (stdin closes, SIGTERM) and waits; after 20 s it is killed. */
  stop: () => Promise<void>;
  /** kill -9, for tests of what a crash leaves behind. */
  kill: () => Promise<void>;
}

export interface ChildOptions {
  /** Path of a .ts or .mjs file that node runs. */
  script: string;
  env: Record<string, string>;
  /** ms. */
  readyWithin?: number;
}

/** A first start makes and fills a database, which takes its time on a busy machine. */
const readyWithinMs = 180_000;
const endsWithinMs = 20_000;

/** What Node made of our TypeScript; each start without it takes half a second longer. */
const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'tolk-compiled') };

/** On this signal Node prints its stack and what it waits for: sockets, files, timers. */
const report = {
  signal: 'SIGUSR2',
  flags: [
    '--report-on-signal',
    '--report-signal=SIGUSR2',
    '--report-filename=stderr',
    '--report-compact',
    '--report-exclude-env',
  ],
  begins: '{"header":',
  takesMs: 5_000,
} as const;

/**
 * Runs a program of ours until it prints its ready line.
 * Throws with all it printed when it ends before that; with a report of what it does, too, when it is
 * not ready in time.
 */
export async function startChild({
  script,
  env,
  readyWithin = readyWithinMs,
}: ChildOptions): Promise<Child> {
  const child = spawn(process.execPath, [...report.flags, script], {
    env: { ...process.env, ...compiled, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const end = once(child, 'close');
  const finish = (signal: NodeJS.Signals) => endChild(child, end, signal);
  try {
    const ready = await awaitReady(child, script, readyWithin);
    return {
      ready,
      pid: child.pid ?? 0,
      stop: () => finish('SIGTERM'),
      kill: () => finish('SIGKILL'),
    };
  } catch (error) {
    await finish('SIGKILL');
    throw error;
  }
}

function awaitReady(child: ChildProcess, script: string, readyWithin: number): Promise<ReadyLine> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const giveUp = (why: string) => reject(new Error(`${script} ${why}:\n${printed}`));
    const late = `was not ready after ${readyWithin} ms`;
    const timer = setTimeout(() => {
      child.kill(report.signal);
      setTimeout(giveUp, report.takesMs, late).unref();
    }, readyWithin);
    const hear = (line: string) => {
      printed += `${line}\n`;
      if (line.startsWith(report.begins)) giveUp(late);
      const ready = parseReadyLine(line);
      if (!ready) return;
      clearTimeout(timer);
      resolve(ready);
    };
    for (const input of [child.stdout, child.stderr]) {
      if (input) createInterface({ input }).on('line', hear);
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      giveUp(`ended with ${code ?? signal}`);
    });
  });
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
