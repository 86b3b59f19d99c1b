import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import type { Invalidation } from '@tolk/contract/socket-events';
import { startSandbox } from '@tolk/testing/processes';
import { openMarket } from '../../test/support/market.ts';
import { heard, openTestSockets } from '../../test/support/open-sockets.ts';
import { signUp } from '../../test/support/people.ts';
import { startPooler, type Pooler } from '../../test/support/pgbouncer.ts';
import { testApp } from '../../test/support/test-app.ts';
import { isPooledByTransaction } from '../database/pooler.ts';
import { transaction } from '../database/transaction.ts';
import { invalidate } from '../messages/invalidations/invalidate.ts';
import { apiProgram } from '../program.ts';

/** Calls go through a real PgBouncer in transaction mode, LISTEN past it. */
const state: { direct: string; pooler?: Pooler } = { direct: '' };
const tolk = testApp({
  async through(databaseUrl) {
    state.direct = databaseUrl;
    state.pooler = await startPooler(databaseUrl, 'transaction');
    return state.pooler.url;
  },
  services: () => ({ directUrl: state.direct }),
});
const sockets = openTestSockets(tolk);
afterAll(() => state.pooler?.stop());

it('a pooler in transaction mode is known, also while others use it', async () => {
  expect(await isPooledByTransaction(state.pooler?.url ?? '')).toBe(true);
  const busy = Array.from({ length: 4 }, () => openMarket(tolk));
  expect(await isPooledByTransaction(state.pooler?.url ?? '')).toBe(true);
  await Promise.all(busy);
});

it('the database itself, and a pool in session mode, is none', async () => {
  const sessions = await startPooler(state.direct, 'session');
  try {
    expect(await isPooledByTransaction(state.direct)).toBe(false);
    expect(await isPooledByTransaction(sessions.url)).toBe(false);
  } finally {
    await sessions.stop();
  }
});

it('the product says what it cannot do there, and does not start', async () => {
  const sandbox = await startSandbox();
  const child = spawn(process.execPath, [apiProgram], {
    env: {
      ...process.env,
      TOLK_ENV: 'development',
      TOLK_DATA: tolk.app.deps.config.dataDir,
      TOLK_SERVER_KEY: randomBytes(32).toString('hex'),
      TOLK_SANDBOX_URL: sandbox.url,
      TOLK_SANDBOX_SECRET: sandbox.secret,
      DATABASE_URL: state.pooler?.url,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'close');
  await sandbox.stop();
  expect(said).toMatch(/^The database stands behind a pooler in transaction mode/);
  expect(said).toContain('Set DATABASE_DIRECT_URL');
  expect(code).toBe(1);
});

it('with DATABASE_DIRECT_URL calls go through the pooler, and live updates arrive', async () => {
  const markets = await Promise.all(Array.from({ length: 4 }, () => openMarket(tolk)));
  const postings = await Promise.all(markets.map((market) => market.publish()));
  expect(new Set(postings).size).toBe(4);
  const person = await signUp(tolk, 'supplier');
  const socket = await sockets.connected(person);
  const arrived = heard<Invalidation>(socket, 'invalidation');
  await transaction(tolk.app.deps.db, async (tx) => invalidate(tx, person.personId, ['Order']));
  expect(await arrived).toEqual({ tags: ['Order'] });
});
