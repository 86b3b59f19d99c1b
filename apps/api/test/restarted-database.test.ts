import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct, type Product } from '@tolk/testing/processes';
import { apiProgram } from '../src/program.ts';
import { kills, killsTimeoutMs, noteFigure } from './support/endurance.ts';
import { startWriters, type Writers } from './support/writers.ts';

/** Real processes: PostgreSQL shuts down under the server, which brings it up again. */
let product: Product;
let writers: Writers;

beforeAll(async () => {
  product = await startProduct({
    api: apiProgram,
    env: { TOLK_CALLS_PER_PERSON: '0', TOLK_CALL_LIMITS: 'off' },
  });
}, 120_000);

afterAll(async () => {
  writers.cease();
  await product.stop();
}, 60_000);

it(
  'a database that restarts under load costs no write, and the server recovers by itself',
  async () => {
    writers = await startWriters(product);
    let longest = 0;
    for (let restart = 0; restart < kills; restart += 1) {
      await writers.more(20);
      const former = await postmaster();
      if (former === undefined) throw new Error('PostgreSQL does not run.');
      // SIGINT asks PostgreSQL for its fast shutdown: connections are cut, transactions rolled back.
      process.kill(former, 'SIGINT');
      // Until it is down it still takes writes, which would show nothing.
      while ((await postmaster()) === former) await pause(10);
      const taken = writers.acknowledged.length;
      const began = performance.now();
      await writers.more(1);
      longest = Math.max(longest, performance.now() - began);
      expect(writers.acknowledged.length).toBeGreaterThan(taken);
    }
    noteFigure('longest time without a write', longest);
    const names = await writers.stop();
    expect(writers.acknowledged.filter((key) => !names.includes(key))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  },
  killsTimeoutMs,
);

/** Its process id stands in the first line of the file that it keeps in its folder while it runs. */
async function postmaster(): Promise<number | undefined> {
  const file = join(product.dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}
