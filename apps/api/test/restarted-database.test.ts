import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProduct, type Product } from '@tolk/testing/processes';
import { kills, killsTimeoutMs, noteFigure } from '../src/testing/endurance.ts';
import { startWriters, type Writers } from './writers.ts';

/** Real processes: PostgreSQL shuts down under the server, which brings it up again. */
let product: Product;
let writers: Writers;

beforeAll(async () => {
  product = await startProduct({ TOLK_CALLS_PER_PERSON: '0', TOLK_CALL_LIMITS: 'off' });
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
      // SIGINT asks PostgreSQL for its fast shutdown: connections are cut, transactions rolled back.
      process.kill(await postmaster(), 'SIGINT');
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

/** Its process id stands in the first line of the file that it keeps in its folder. */
async function postmaster(): Promise<number> {
  const file = join(product.dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const [line] = (await readFile(file, 'utf8')).split('\n');
  return Number(line);
}
