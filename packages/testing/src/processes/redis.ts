import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './free-port.ts';

export interface RedisServer {
  url: string;
  stop(): Promise<void>;
  /** Again on the same port, empty. */
  start(): Promise<void>;
  /** It keeps its connections and answers nothing until it goes on. */
  freeze(): void;
  thaw(): void;
}

/** `redis-server` or `valkey-server` on a free port; `npm test` installs it (tooling/check). */
export async function startRedis(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'api-redis-'));
  const port = await findFreePort();
  let child = await run(port, folder);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
    async start() {
      child = await run(port, tmpdir());
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}

const readyWithinMs = 20_000;

async function run(port: number, folder: string): Promise<ChildProcess> {
  const command = process.env.TOLK_REDIS_SERVER ?? 'redis-server';
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  // Its allocator and the library that moves the clock of tests (LD_PRELOAD) lock each other out.
  const { LD_PRELOAD: _, ...env } = process.env;
  const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const ready = Promise.withResolvers<void>();
  child.once('error', (cause) =>
    ready.reject(
      new Error(`${command} can't be started: name one by TOLK_REDIS_SERVER`, { cause }),
    ),
  );
  child.once('exit', (code) => ready.reject(new Error(`${command} ended with ${code}`)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.includes('Ready to accept connections')) ready.resolve();
  });
  const late = setTimeout(() => {
    child.kill('SIGKILL');
    ready.reject(new Error(`${command} was not ready within ${readyWithinMs} ms`));
  }, readyWithinMs);
  await ready.promise.finally(() => clearTimeout(late));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  await ended;
}
