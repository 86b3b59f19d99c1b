import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createCaller, type Caller } from '@tolk/testing/caller';
import { done, key, signedInAs } from '../callers.ts';
import { cpuMs } from '../process-usage.ts';
import { median, round, type Section } from '../report.ts';
import type { LoggedStatement } from '../transaction-log.ts';
import { logTransactions } from '../transaction-log.ts';
import { buildFixture, sendNoMail, type Fixture } from '../fixture.ts';
import { makeComplete } from '../complete-supplier.ts';
import { newTerms } from '../order-terms.ts';

const lanes = 8;
const ms = 6_000;
const rounds = 3;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

interface Measured {
  perSecond: number;
  /** CPU of the process that runs the transactions, PostgreSQL not counted. */
  cpuMs: number;
}

interface Sides {
  client: Caller;
  supplier: Caller;
  supplierId: string;
}

/** Sent, accepted, changed, accepted again, changed, rejected: six transitions. */
async function wholeOrder({ client, supplier, supplierId }: Sides): Promise<number> {
  const terms = newTerms();
  const { projectOrderId } = await done<{ projectOrderId: string }>(
    client.call('/clientinterface/addProjectOrder', { ...terms, supUserId: supplierId }, key()),
  );
  const decide = (version: number, accept: boolean) =>
    done(
      supplier.call('/supinterface/acceptOrRejectProjectOrder', {
        projectOrderId,
        version,
        accept,
        reason: 'No time this week.',
      }),
    );
  const edit = (version: number) =>
    done(
      client.call(
        '/clientinterface/editProjectOrder',
        { ...terms, projectOrderId, version },
        key(),
      ),
    );
  await decide(1, true);
  await edit(2);
  await decide(3, true);
  await edit(4);
  await decide(5, false);
  return 6;
}

async function ours(fixture: Fixture, sides: Sides[]): Promise<Measured> {
  const before = cpuMs(fixture.product.pid);
  const began = performance.now();
  let transitions = 0;
  const lane = async (own: Sides) => {
    while (performance.now() - began < ms) {
      const moved = await wholeOrder(own);
      // Not `+= await`: it would add to what stood there before the wait, and lose the other lanes'.
      transitions += moved;
    }
  };
  await Promise.all(sides.map(lane));
  const seconds = (performance.now() - began) / 1_000;
  return {
    perSecond: transitions / seconds,
    cpuMs: (cpuMs(fixture.product.pid) - before) / transitions,
  };
}

async function bare(databaseUrl: string, recorded: LoggedStatement[][]): Promise<Measured> {
  const script = fileURLToPath(new URL('../bare-transactions.ts', import.meta.url));
  const text = JSON.stringify(recorded);
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      LANES: String(lanes),
      DURATION_MS: String(ms),
      TRANSACTIONS: JSON.stringify({
        transactions: recorded,
        fresh: await newIds(text),
        numbers: [...new Set(text.match(/TK\d{8}-\d{6,}/g))],
      }),
    },
    maxBuffer: 1_048_576,
  });
  return JSON.parse(stdout);
}

/** Ids that this order brought; people and their sessions stay who they are. */
let knownIds: ReadonlySet<string> = new Set();
async function newIds(text: string): Promise<string[]> {
  return [...new Set(text.match(uuid))].filter((id) => !knownIds.has(id));
}

/** Orders created and advanced, against bare transactions of the statements that they run. */
export const orders: Section = {
  name: 'orders',
  title: 'Orders: transitions',
  async run() {
    const fixture = await buildFixture({ postings: 0 });
    try {
      const sides = await Promise.all(Array.from({ length: lanes }, () => twoSides(fixture)));
      await sendNoMail(fixture.pool, ['order']);
      const recorded = await record(fixture, sides[0]);
      // A server compiles what it runs often; cold it takes several times as long.
      await ours(fixture, sides);
      const pairs: [Measured, Measured][] = [];
      for (let at = 0; at < rounds; at += 1) {
        pairs.push([await ours(fixture, sides), await bare(fixture.databaseUrl, recorded)]);
      }
      const ratio = (of: (measured: Measured) => number) =>
        median(pairs.map(([own, yardstick]) => of(own) / of(yardstick)));
      const own = (of: (measured: Measured) => number) => median(pairs.map(([first]) => of(first)));
      return [
        {
          what: `transitions a second, ${lanes} at a time, against bare transactions`,
          figure: `${round(
            own((one) => one.perSecond),
            0,
          )} / s, ${round(ratio((one) => one.perSecond))} ×`,
          target: 'none set',
          met: null,
        },
        {
          what: 'CPU of the server for a transition, against bare transactions',
          figure: `${round(own((one) => one.cpuMs))} ms, ${round(ratio((one) => one.cpuMs))} ×`,
          target: 'none set',
          met: null,
        },
      ];
    } finally {
      await fixture.stop();
    }
  },
};

/** The transactions of one order, as this process's own copy of the api runs them. */
async function record(fixture: Fixture, sides: Sides | undefined): Promise<LoggedStatement[][]> {
  if (!sides) throw new Error('There is nobody to order.');
  const people = await fixture.pool.query<{ id: string }>(
    'select id from person union all select id from session',
  );
  knownIds = new Set(people.rows.map(({ id }) => id));
  const folder = await mkdtemp(join(tmpdir(), 'bench-orders-'));
  const log = logTransactions();
  const { buildApp } = await import('@tolk/api/build-app');
  const { readConfig } = await import('@tolk/api/environment');
  const config = await readConfig({
    TOLK_SANDBOX_URL: fixture.product.sandbox.url,
    TOLK_SANDBOX_SECRET: fixture.product.sandbox.secret,
    DATABASE_URL: fixture.databaseUrl,
    TOLK_DATA: folder,
    PORT: '0',
    TOLK_LOG: 'silent',
  });
  const app = await buildApp({ ...config, databaseUrl: fixture.databaseUrl });
  try {
    const url = await app.start();
    const at = ({ token }: Caller) =>
      Object.assign(createCaller({ baseUrl: url, language: 'en' }), { token });
    log.taken();
    await wholeOrder({ ...sides, client: at(sides.client), supplier: at(sides.supplier) });
    return log.taken().filter((statements) => statements.some(isTransition));
  } finally {
    await app.close();
    log.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const isTransition = ({ text }: LoggedStatement) => text.includes('insert into "order_event"');

async function twoSides(fixture: Fixture): Promise<Sides> {
  const client = await signedInAs(fixture, 'client');
  const supplier = await signedInAs(fixture, 'supplier');
  await makeComplete(fixture.pool, supplier.personId);
  return { client: client.caller, supplier: supplier.caller, supplierId: supplier.personId };
}
