/**
 * `npm run faults`: three apis behind nginx on real engines, under a load of real flows, while one part
 * after the other is restarted, killed or taken away; printed as a table. It fails when something was
 * lost or done twice, when a planned act made a call fail, or when recovery took longer than 5 s.
 * `npm run faults -- --quick` keeps Redis and the store away for 15 s instead of 60,
 * and kills every 10 s instead of once a minute.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { SignedIn } from './fixture.ts';
import { signedInAs } from './callers.ts';
import { makeComplete } from './complete-supplier.ts';
import { openConversation } from './conversations.ts';
import { acts, type Act } from './faults/acts.ts';
import { checkWrites } from './faults/checks.ts';
import { browse, chat, openPages, trade, type Acknowledged, type Pair } from './faults/flows.ts';
import { startInstallation, type Installation } from './faults/installation.ts';
import { Tally } from './faults/tally.ts';
import { connect } from './socket.ts';
import { createCaller } from '@tolk/testing/caller';

const pairs = 3;
const browsers = 2;
const recoveryMs = 5_000;
/** What follows an act is still its own for so long (ms). */
const afterMs = 10_000;

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const asked = values.quick
  ? { goneS: 15, kills: 2, betweenS: 10 }
  : { goneS: 60, kills: 6, betweenS: 60 };

const installation = await startInstallation();
try {
  process.exitCode = (await run(installation, acts(asked))) ? 0 : 1;
} finally {
  await installation.stop();
}

async function run(world: Installation, all: readonly Act[]): Promise<boolean> {
  const tally = new Tally();
  const state = { going: true };
  const acknowledged: Acknowledged = {
    postings: new Set(),
    applications: new Set(),
    orders: new Set(),
    paid: new Set(),
    delivered: new Set(),
    accepted: new Set(),
    downloaded: new Set(),
    damaged: new Set(),
    messages: new Set(),
  };
  const flows = {
    url: world.url,
    tally,
    acknowledged,
    sandbox: world.sandbox,
    going: () => state.going,
    tradeNumber: (id: string) => tradeNumber(world, id),
  };
  const people = await Promise.all(Array.from({ length: pairs }, () => onePair(world)));
  const sockets = await Promise.all(people.map(({ client }) => watch(world, client, tally)));
  const visitor = createCaller({ baseUrl: world.url, language: 'en' });
  const lanes = [
    ...people.map((pair) => trade(flows, pair)),
    ...people.map((pair) => chat(flows, pair)),
    ...Array.from({ length: browsers }, () => browse(flows, visitor)),
    openPages(flows, world.url),
  ];
  const rows: Row[] = [];
  for (const act of all) rows.push(await observe(world, act, tally));
  state.going = false;
  await Promise.all(lanes);
  for (const socket of sockets) socket.disconnect();
  const writes = await checkWrites(world, acknowledged);
  print(rows);
  const { applications, orders, downloaded, accepted, messages } = acknowledged;
  console.log(
    `\n${applications.size} applications, ${orders.size} orders sent, ${downloaded.size} deliveries downloaded whole, ${accepted.size} orders to the end, ${messages.size} messages:`,
    `${writes.lost.length} lost, ${writes.doubled.length} doubled, ${writes.broken.length} of the money model's rules broken`,
  );
  for (const name of [...writes.lost, ...writes.doubled, ...writes.broken])
    console.log(`  ${name}`);
  const isWhole = Object.values(writes).every((list) => list.length === 0);
  return isWhole && downloaded.size > 0 && accepted.size > 0 && rows.every(({ met }) => met);
}

interface Row {
  what: string;
  calls: number;
  failed: number;
  recoveredMs: number;
  socketsMs: number;
  p99: number;
  met: boolean;
}

async function observe(world: Installation, act: Act, tally: Tally): Promise<Row> {
  const from = performance.now();
  await act.run(world);
  const ended = performance.now();
  await pause(afterMs);
  const seen = tally.between(from, performance.now());
  const recoveredMs = Math.max(0, from + seen.lastFailure - ended);
  const { calls, failed, p99, socketsBack: socketsMs } = seen;
  const met = act.planned ? failed === 0 : recoveredMs <= recoveryMs;
  console.log(`${met ? '✓' : '✗'} ${act.what}`);
  for (const [fault, count] of seen.faults) console.log(`    ${count} × ${fault}`);
  return { what: act.what, calls, failed, recoveredMs, socketsMs, p99, met };
}

function print(rows: readonly Row[]): void {
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  const head = ['', 'calls', 'failed', 'last failure after, s', 'sockets away, s', 'p99, s', ''];
  const cells = rows.map(({ what, calls, failed, recoveredMs, socketsMs, p99, met }) => [
    what,
    String(calls),
    String(failed),
    failed === 0 ? '–' : seconds(recoveredMs),
    socketsMs === 0 ? '–' : seconds(socketsMs),
    seconds(p99),
    met ? 'met' : 'missed',
  ]);
  const widths = head.map((_, at) =>
    Math.max(...[head, ...cells].map((row) => row[at]?.length ?? 0)),
  );
  console.log('');
  for (const row of [head, ...cells])
    console.log(`  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
}

async function onePair({ pool, url }: Installation): Promise<Pair> {
  const place = { pool, product: { url } };
  const client = await signedInAs(place, 'client');
  const supplier = await signedInAs(place, 'supplier');
  await makeComplete(pool, supplier.personId);
  const conversationId = await openConversation(pool, {
    clientId: client.personId,
    supplierId: supplier.personId,
  });
  return {
    client: client.caller,
    supplier: supplier.caller,
    conversationId,
  };
}

/** A socket as a browser keeps it; notes when it is away and back. */
async function watch({ url }: Installation, { token = '' }: Pair['client'], tally: Tally) {
  const person: SignedIn = { personId: '', token };
  const socket = await connect(url, person, { comesBack: true });
  let from = 0;
  socket.on('disconnect', (reason) => {
    from = performance.now();
    // Told to go by a server that ends: as a browser does, it comes back by itself.
    if (reason === 'io server disconnect')
      setTimeout(() => socket.connect(), Math.random() * 1_000);
  });
  socket.on('connect', () => tally.noteAbsence({ from, until: performance.now() }));
  return socket;
}

async function tradeNumber({ pool }: Installation, paymentId: string): Promise<string> {
  for (;;) {
    const found = await pool
      .query<{ out_trade_no: string }>('select out_trade_no from payment_attempt where id = $1', [
        paymentId,
      ])
      .catch(() => null);
    const number = found?.rows[0]?.out_trade_no;
    if (number !== undefined) return number;
    await pause(200);
  }
}
