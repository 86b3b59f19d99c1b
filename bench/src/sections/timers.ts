import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { cpuMs } from '../process-usage.ts';
import { round, type Section } from '../report.ts';
import { buildFixture, sendNoMail, signIn } from '../fixture.ts';

const count = 100_000;
/** Between whom the orders are: half clients, half suppliers. */
const people = 400;
/** The worker says by its silence that it is done; nothing takes this long. */
const givesUpAfterMs = 20 * 60_000;

/** Orders that nobody has answered for 72 hours, each with its timer, all due. */
async function insertDueOrders(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const ids = (await signIn(pool, people)).map(({ personId }) => personId);
  await sendNoMail(pool, ['order']);
  await pool.query(
    `with orders as (
      insert into project_order (id, number, client_id, supplier_id, name, order_type, field,
        source_language, target_language, start_at, end_at, due_at, accept_by, zone, workload,
        unit_price, unit, currency, description, price, fee, commission, state, version,
        terms_version, created_at, sent_at)
      select gen_random_uuid(), 'TK20000101-' || lpad(n::text, 6, '0'),
        ($1::uuid[])[1 + n % cardinality($1)], ($2::uuid[])[1 + n % cardinality($2)], 'Order ' || n,
        'translation', 'law', 'zh-CN', 'en', now(), now() + '5 days', now() + '5 days',
        now() + '12 days', 'Asia/Shanghai', 12, 15000, 'thousand-characters', 'CNY', 'Bench', 180000,
        5400, 0, 'sent', 1, 1, now() - '73 hours'::interval, now() - '73 hours'::interval
      from generate_series(1, $3::integer) n returning id
    )
    insert into job (id, kind, lane, key, run_at, payload)
    select gen_random_uuid(), 'order.timer', 'money', 'order:' || id || ':expireOffer:0',
      now() - '1 hour'::interval,
      jsonb_build_object('orderId', id, 'action', 'expireOffer', 'index', 0) from orders`,
    [ids.slice(0, people / 2), ids.slice(people / 2), count],
  );
  await pool.query('analyze');
  await pool.end();
}

/** Timers that are all due at once, as after a long outage. */
export const timers: Section = {
  name: 'timers',
  title: 'Timers: 100,000 due at once',
  async run() {
    const fixture = await buildFixture({ postings: 0, grow: insertDueOrders });
    try {
      const began = performance.now();
      const cpu = cpuMs(fixture.product.pid);
      const before = await open(fixture.pool);
      while ((await open(fixture.pool)) > 0) {
        if (performance.now() - began > givesUpAfterMs) throw new Error('Timers stay open.');
        await pause(500);
      }
      const seconds = (performance.now() - began) / 1_000;
      const { rows } = await fixture.pool.query<{ expired: number }>(
        `select count(*)::integer as expired from project_order
         where state = 'rejected' and number like 'TK20000101-%'`,
      );
      if (rows[0]?.expired !== count) throw new Error(`${rows[0]?.expired} orders have expired.`);
      return [
        {
          what: `${before} offers that nobody answered expire, with their notifications on the site`,
          figure: `${round(seconds, 0)} s, ${round(before / seconds, 0)} / s`,
          target: 'none set',
          met: null,
        },
        {
          what: 'CPU of the server for one timer',
          figure: `${round((cpuMs(fixture.product.pid) - cpu) / before)} ms`,
          target: 'none set',
          met: null,
        },
      ];
    } finally {
      await fixture.stop();
    }
  },
};

async function open(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(
    `select count(*)::integer as open from job
     where kind = 'order.timer' and done_at is null and run_at <= now()`,
  );
  return rows[0]?.open ?? 0;
}
