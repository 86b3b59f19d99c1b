import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepRunning, waitBefore } from './keep-running.ts';

const script = join(import.meta.dirname, 'fixtures', 'mortal-service.mjs');

describe('keepRunning', () => {
  let logs = '';
  let said: string[] = [];
  beforeEach(() => {
    logs = mkdtempSync(join(tmpdir(), 'launch-'));
    said = [];
  });
  afterEach(() => rmSync(logs, { recursive: true }));

  const start = (env: NodeJS.ProcessEnv = {}) =>
    keepRunning({ name: 'api', script, env: { PORT: '0', ...env }, logs }, (line) =>
      said.push(line),
    );
  const pids = () =>
    [...readFileSync(join(logs, 'api.log'), 'utf8').matchAll(/pid (\d+)/g)].map(([, pid]) =>
      Number(pid),
    );
  /** Resolves when the service has said for the `times`th time that it is ready again. */
  const readyAgain = async (times: number) => {
    while (said.filter((line) => line.includes('ready again')).length < times)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('a service that is killed is started again, as often as five times a minute', async () => {
    const service = await start();
    for (let times = 1; times <= 5; times += 1) {
      process.kill(pids().at(-1) ?? 0, 'SIGKILL');
      await readyAgain(times);
    }
    expect(new Set(pids()).size).toBe(6);
    expect(said[0]).toBe('api ended (SIGKILL); starting it again …');
    process.kill(pids().at(-1) ?? 0, 'SIGKILL');
    expect(await service.ended).toBe('api ended (SIGKILL), for the sixth time within a minute');
  });

  it('a service that ends as soon as it serves is given up', async () => {
    const service = await start({ MORTAL: 'yes' });
    expect(await service.ended).toBe('api ended (exit code 7), for the sixth time within a minute');
    expect(pids()).toHaveLength(6);
  });

  it('a service that is stopped is not started again', async () => {
    const service = await start();
    await service.stop();
    expect(await service.ended).toBe('api ended (exit code 0)');
    expect(pids()).toHaveLength(1);
    expect(said).toEqual([]);
  });

  it('a stop while it is started again ends it too', async () => {
    const service = await start();
    process.kill(pids()[0] ?? 0, 'SIGKILL');
    while (said.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await service.stop();
    for (const pid of pids()) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});

it.each([
  [[0], 0],
  [[0, 1], 250],
  [[0, 1, 2], 500],
  [[0, 1, 2, 3], 1_000],
  [[0, 1, 2, 3, 4], 2_000],
  [[0, 1, 2, 3, 4, 5], null],
  [[0, 1, 2, 3, 4, 60_002], 500],
  [[0, 70_000], 0],
])('after ends at %j the next start waits %j ms', (ends, wait) => {
  expect(waitBefore(ends)).toBe(wait);
});
