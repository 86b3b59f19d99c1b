import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Refusal } from './failure.mjs';
import { root } from './paths.mjs';

export type DemoAccount = { account: string; password: string; who: string };
/** The one JSON line that a service prints on stdout when it serves. */
export type ReadyLine = { ready: true; url: string; demoAccounts?: DemoAccount[] };
export type Service = {
  name: string;
  ready: ReadyLine;
  /** Settles with a sentence when the process ends, asked or not. */
  ended: Promise<string>;
  /** Asks it to end, insists after 10 s, forces after 15 s. */
  stop: () => Promise<void>;
  /** Ends it at once. */
  kill: () => void;
};
/** `script` is relative to the checkout. */
export type Plan = {
  name: string;
  script: string;
  env: NodeJS.ProcessEnv;
  logs: string;
  /** Its output follows what stands in the log already. */
  sameLog?: boolean;
};

/** What Node made of our TypeScript: a start, also after a crash, takes half a second less. */
const compiled = join(root, 'node_modules/.cache/compiled');

const readyWithin = 180_000;
const insistAfter = 10_000;
const forceAfter = 15_000;

/**
 * Starts a service and waits until it prints its ready line. The pipe on its stdin stays open as long as this
 * process lives: its end tells the service to shut down, also when this process was killed by force.
 * Everything that it prints goes to `<logs>/<name>.log`, errors to this terminal too.
 * Throws a Refusal with its last lines when it ends before or takes too long.
 */
export async function startService(plan: Plan): Promise<Service> {
  // A session of its own: Ctrl-C reaches the launcher only, which then stops the services in order.
  const child = spawn(process.execPath, [resolve(root, plan.script)], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...plan.env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  // A service that ends first closes the pipe; its end is reported by `ended`.
  child.stdin.on('error', () => undefined);
  const output = keepOutput(child, plan);
  const ended = new Promise<string>((settle) => {
    child.once('error', (error) => settle(`${plan.name} could not be started: ${error.message}`));
    child.once('close', (code, signal) =>
      settle(`${plan.name} ended (${signal ?? `exit code ${code}`})`),
    );
  });
  const kill = () => child.kill('SIGKILL');
  const ready = await awaitReady(plan, output, ended).catch((error: unknown) => {
    kill();
    throw error;
  });
  return { name: plan.name, ready, ended, kill, stop: () => stopChild(child, ended) };
}

type Output = { firstReady: Promise<ReadyLine>; last: string[] };

function keepOutput(child: ChildProcess, plan: Plan): Output {
  const log = openSync(join(plan.logs, `${plan.name}.log`), plan.sameLog ? 'a' : 'w');
  const last: string[] = [];
  const note = (line: string) => writeSync(log, `${line}\n`);
  const keep = (line: string) => {
    note(line);
    last.push(line);
    if (last.length > 20) last.shift();
  };
  const firstReady = new Promise<ReadyLine>((settle) => {
    if (!child.stdout || !child.stderr) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = parseReady(line);
      if (ready) settle(ready);
      else keep(line);
    });
    createInterface({ input: child.stderr }).on('line', (line) => {
      note(line);
      console.error(`${plan.name}: ${line}`);
    });
  });
  return { firstReady, last };
}

/** The ready line in a line of stdout, or undefined when the line is something else. */
export function parseReady(line: string): ReadyLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const value: Partial<ReadyLine> = JSON.parse(line);
    return value.ready === true && typeof value.url === 'string'
      ? { ...value, ready: true, url: value.url }
      : undefined;
  } catch {
    return undefined;
  }
}

async function awaitReady(plan: Plan, output: Output, ended: Promise<string>): Promise<ReadyLine> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((settle) => {
    timer = setTimeout(() => settle(`${plan.name} was not ready within 3 minutes`), readyWithin);
  });
  const first = await Promise.race([output.firstReady, ended, late]);
  clearTimeout(timer);
  if (typeof first !== 'string') return first;
  throw new Refusal(
    [...output.last, '', `${first}; its output stands above and in ${plan.logs}.`].join('\n'),
  );
}

async function stopChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.stdin?.end();
  const timers = [
    setTimeout(() => child.kill('SIGTERM'), insistAfter),
    setTimeout(() => child.kill('SIGKILL'), forceAfter),
  ];
  await ended;
  timers.forEach(clearTimeout);
}
