import { startProduct, type Product } from '@tolk/testing/processes';
import { apiProgram } from '../src/program.ts';
import { kills, killsTimeoutMs, noteFigure } from './support/endurance.ts';
import { startWriters, type Writers } from './support/writers.ts';

/** Real processes: the server with its own PostgreSQL, killed with -9 while people write. */
let product: Product;
let writers: Writers | undefined;

beforeAll(async () => {
  product = await startProduct({
    api: apiProgram,
    env: { TOLK_CALLS_PER_PERSON: '0', TOLK_CALL_LIMITS: 'off' },
  });
}, 120_000);

afterAll(async () => {
  writers?.cease();
  await product.stop();
}, 60_000);

it(
  'what was acknowledged outlives kill -9, and nothing is written twice',
  async () => {
    const running = await startWriters(product);
    writers = running;
    let longest = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await running.more(20);
      const began = performance.now();
      await product.crash();
      longest = Math.max(longest, performance.now() - began);
    }
    noteFigure('longest time from the kill until the server serves again', longest);
    const names = await running.stop();
    expect(running.acknowledged.filter((key) => !names.includes(key))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  },
  killsTimeoutMs,
);
