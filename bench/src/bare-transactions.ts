// The yardstick of orders: the same transactions with nothing of ours around them. Started by the bench.
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import pg from 'pg';

interface Statement {
  text: string;
  values: unknown[];
}

/** One order's transactions; ids and numbers in `fresh` are new in every round. */
const input: { transactions: Statement[][]; fresh: string[]; numbers: string[] } = JSON.parse(
  process.env.TRANSACTIONS ?? '{}',
);
const lanes = Number(process.env.LANES);
const ms = Number(process.env.DURATION_MS);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: lanes });

let round = 0;
let done = 0;

async function lane(until: number): Promise<void> {
  const client = await pool.connect();
  while (performance.now() < until) {
    const exchanged = exchange();
    for (const [at, statements] of input.transactions.entries()) {
      await client.query('begin');
      for (const [index, { text, values }] of statements.entries()) {
        await client.query({ name: `t${at}s${index}`, text, values: values.map(exchanged) });
      }
      await client.query('commit');
      done += 1;
    }
  }
  client.release();
}

function exchange(): (value: unknown) => unknown {
  round += 1;
  const pairs: [string, string][] = [
    ...input.fresh.map((id): [string, string] => [id, randomUUID()]),
    ...input.numbers.map((number): [string, string] => [
      number,
      `TK20000101-${Date.now()}${round}`,
    ]),
  ];
  const replaced = (text: string) =>
    pairs.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  return (value) => (typeof value === 'string' ? replaced(value) : value);
}

const began = performance.now();
const cpu = process.cpuUsage();
await Promise.all(Array.from({ length: lanes }, () => lane(began + ms)));
const { user, system } = process.cpuUsage(cpu);
const seconds = (performance.now() - began) / 1_000;
console.log(JSON.stringify({ perSecond: done / seconds, cpuMs: (user + system) / 1_000 / done }));
await pool.end();
