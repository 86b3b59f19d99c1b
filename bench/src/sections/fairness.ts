import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '@tolk/testing/caller';
import { done, key, signedInAs } from '../callers.ts';
import { quantile, round, type Row, type Section } from '../report.ts';
import { buildFixture, type Fixture } from '../fixture.ts';

const uploadsAtOnce = 40;
const alerts = 6_000;
/** People whose saved searches every posting fits. */
const readers = 20;
/** Payments and deliveries in each half of the run. */
const samples = 20;
const givesUpAfterMs = 5 * 60_000;

interface Sides {
  client: Caller;
  supplier: Caller;
  ids: { client: string; supplier: string };
}

interface Waits {
  /** ms, one for each payment and each delivery. */
  found: number[];
  delivered: number[];
}

/** One who pays and one who delivers, alone and beside others who send and publish a lot. */
export const fairness: Section = {
  name: 'fairness',
  title: 'Fairness: beside 40 uploads at once and 6,000 alerts that are due',
  async run() {
    const fixture = await buildFixture({ postings: alerts });
    try {
      const sides = await openSides(fixture);
      await measure(fixture, sides, 0);
      const calm = await measure(fixture, sides, 1);
      const others = await beBusy(fixture);
      const busy = await measure(fixture, sides, 2);
      const { taken, refused } = await others.stop();
      const before = await alertsDue(fixture);
      await pause(10_000);
      const perSecond = (before - (await alertsDue(fixture))) / 10;
      return [
        compared('an upload with its delivery, p95', calm.delivered, busy.delivered),
        compared('a payment without notification is found, p95', calm.found, busy.found),
        {
          what: 'the others meanwhile',
          figure: `${taken} uploads taken, ${refused} refused; ${before} alerts still due, then ${round(perSecond, 0)} / s`,
          target: 'none set',
          met: null,
        },
      ];
    } finally {
      await fixture.stop();
    }
  },
};

function compared(what: string, calm: readonly number[], busy: readonly number[]): Row {
  const [before, during] = [quantile(calm, 0.95), quantile(busy, 0.95)];
  return {
    what,
    figure: `${round(before / 1_000)} s calm, ${round(during / 1_000)} s busy, ${round(during / before)} ×`,
    target: '≤ 2 × calm',
    met: during <= 2 * before,
  };
}

async function openSides(fixture: Fixture): Promise<Sides> {
  const [client, supplier] = [
    await signedInAs(fixture, 'client'),
    await signedInAs(fixture, 'supplier'),
  ];
  const ids = { client: client.personId, supplier: supplier.personId };
  return { client: client.caller, supplier: supplier.caller, ids };
}

/** Pays all orders at once without a notification, then delivers one after the other. */
async function measure(fixture: Fixture, sides: Sides, half: number): Promise<Waits> {
  const orders = await insertAcceptedOrders(fixture, sides, half);
  const found = await Promise.all(orders.map((order) => payAndWait(fixture, sides, order)));
  const delivered: number[] = [];
  for (const order of orders) delivered.push(await deliver(fixture, sides, order));
  return { found, delivered };
}

async function insertAcceptedOrders(
  { pool }: Fixture,
  { ids }: Sides,
  half: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into project_order (id, number, client_id, supplier_id, name, order_type, field,
       source_language, target_language, start_at, end_at, due_at, accept_by, zone, workload,
       unit_price, unit, currency, description, price, fee, commission, state, version,
       terms_version, created_at, sent_at, received_at)
     select gen_random_uuid(), 'TK20000101-' || lpad(($3 * 1000 + n)::text, 6, '0'), $1, $2,
       'Order ' || n, 'translation', 'law', 'zh-CN', 'en', now(), now() + '5 days',
       now() + '5 days', now() + '12 days', 'Asia/Shanghai', 12, 15000, 'thousand-characters',
       'CNY', 'Bench', 180000, 5400, 0, 'received', 1, 1, now(), now(), now()
     from generate_series(1, $4::integer) n returning id`,
    [ids.client, ids.supplier, half, samples],
  );
  return rows.map(({ id }) => id);
}

async function payAndWait(fixture: Fixture, { client }: Sides, orderId: string): Promise<number> {
  const { paymentId } = await done<{ paymentId: string }>(
    client.call(
      '/clientinterface/getCallPayment',
      { projectOrderId: orderId, version: 1, method: 'wechatPay', scene: 'desktop' },
      key(),
    ),
  );
  const { rows } = await fixture.pool.query<{ out_trade_no: string }>(
    'select out_trade_no from payment_attempt where id = $1',
    [paymentId],
  );
  const began = performance.now();
  await fixture.product.sandbox.pay(rows[0]?.out_trade_no ?? '', { notify: 'never' });
  while ((await stateOf(fixture, orderId)).state !== 'started') {
    if (performance.now() - began > givesUpAfterMs) throw new Error('A payment is not found.');
    await pause(100);
  }
  return performance.now() - began;
}

async function stateOf({ pool }: Fixture, orderId: string) {
  const { rows } = await pool.query<{ state: string; version: number }>(
    'select state, version from project_order where id = $1',
    [orderId],
  );
  return rows[0] ?? { state: 'absent', version: 0 };
}

async function deliver(
  fixture: Fixture,
  { supplier }: Sides,
  projectOrderId: string,
): Promise<number> {
  const { version } = await stateOf(fixture, projectOrderId);
  const began = performance.now();
  const { fileId } = await done<{ fileId: string }>(upload(supplier, 'delivery', delivery));
  const work = { projectOrderId, version, description: 'The translation.', fileIds: [fileId] };
  await done(supplier.call('/supinterface/getDeliverables', work));
  return performance.now() - began;
}

/** Large enough to be read in a process apart, as documents are. */
const delivery = 'The supplier delivers the goods. 供应商交付货物。\n'.repeat(600);
/** Some tenths of a second of reading. */
const large = 'The supplier delivers the goods. 供应商交付货物。\n'.repeat(30_000);

function upload(caller: Caller, purpose: string, text: string) {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new Blob([text]), 'contract.txt');
  return caller.call<{ fileId: string }>('/supinterface/uploadFile', {}, { form });
}

/** One sends 40 files at once, again and again; the postings' alerts are all due. */
async function beBusy(fixture: Fixture) {
  await insertDueAlerts(fixture);
  const { caller } = await signedInAs(fixture, 'client');
  const counts = { taken: 0, refused: 0 };
  const state = { stopping: false };
  const waves = (async () => {
    while (!state.stopping) {
      const wave = Array.from({ length: uploadsAtOnce }, () => upload(caller, 'order', large));
      for (const { code } of await Promise.all(wave)) counts[code === 0 ? 'taken' : 'refused'] += 1;
    }
  })();
  return {
    async stop() {
      state.stopping = true;
      await waves;
      return counts;
    },
  };
}

async function insertDueAlerts(fixture: Fixture): Promise<void> {
  for (let count = 0; count < readers; count += 1) {
    const { personId } = await signedInAs(fixture, 'supplier');
    await fixture.pool.query(
      `insert into saved_search (id, person_id, name, alert, alerted_at, created_at)
       select gen_random_uuid(), $1, 'Search ' || n, 'now', '2000-01-01', '2000-01-01'
       from generate_series(1, 20) n`,
      [personId],
    );
  }
  await fixture.pool.query(
    `insert into job (id, kind, lane, run_at, payload)
     select gen_random_uuid(), 'savedSearch.alert', 'alerts', now() - '1 minute'::interval,
       jsonb_build_object('postingId', id, 'after', '00000000-0000-0000-0000-000000000000')
     from posting`,
  );
}

async function alertsDue({ pool }: Fixture): Promise<number> {
  const { rows } = await pool.query<{ due: number }>(
    `select count(*)::integer as due from job where lane = 'alerts' and done_at is null and run_at <= now()`,
  );
  return rows[0]?.due ?? 0;
}
