import { violations } from '@tolk/api/invariants';
import { openDatabase } from '@tolk/api/measured';
import type { Pool } from 'pg';
import type { Acknowledged } from './flows.ts';

export interface Writes {
  /** What was acknowledged and is not there. */
  lost: string[];
  /** What is there twice. */
  doubled: string[];
  /** What does not add up; each a sentence of the money model. */
  broken: string[];
}

/** Holds what the servers acknowledged against what the database has. */
export async function checkWrites(
  { pool, databaseUrl }: { pool: Pool; databaseUrl: string },
  acknowledged: Acknowledged,
): Promise<Writes> {
  const { rows: orders } = await pool.query<{ name: string; state: string; payments: number }>(
    `select o.name, o.state, count(a.id) filter (where a.paid_at is not null)::int as payments
     from project_order o left join payment_attempt a on a.order_id = o.id group by o.id`,
  );
  const { rows: messages } = await pool.query<{ message_id: string }>(
    'select message_id from message where message_id is not null',
  );
  const { rows: postings } = await pool.query<{ name: string }>('select name from posting');
  const { rows: applications } = await pool.query<{ id: string; target: string }>(
    "select id, posting_id || ' by ' || supplier_id as target from application",
  );
  const published = new Set(postings.map(({ name }) => name));
  const applied = new Set(applications.map(({ id }) => id));
  const states = new Map(orders.map(({ name, state }) => [name, state]));
  const isIn =
    (...wanted: string[]) =>
    (name: string) =>
      wanted.includes(states.get(name) ?? '');
  const written = new Set(messages.map(({ message_id: id }) => id));
  const missing = (what: string, names: ReadonlySet<string>, isThere: (name: string) => boolean) =>
    [...names].filter((name) => !isThere(name)).map((name) => `${what} ${name}`);
  return {
    lost: [
      ...missing('posting', acknowledged.postings, (name) => published.has(name)),
      ...missing('application', acknowledged.applications, (id) => applied.has(id)),
      ...missing('order', acknowledged.orders, (name) => states.has(name)),
      ...missing('payment of', acknowledged.paid, isIn('started', 'submitted', 'completed')),
      ...missing('delivery of', acknowledged.delivered, isIn('submitted', 'completed')),
      ...missing('acceptance of', acknowledged.accepted, isIn('completed')),
      ...[...acknowledged.damaged].map((name) => `what was delivered of ${name}`),
      ...missing('message', acknowledged.messages, (id) => written.has(id)),
    ],
    doubled: [
      ...twice(postings.map(({ name }) => name)).map((name) => `posting ${name}`),
      ...twice(applications.map(({ target }) => target)).map(
        (target) => `application for ${target}`,
      ),
      ...twice(orders.map(({ name }) => name)).map((name) => `order ${name}`),
      ...orders.filter(({ payments }) => payments > 1).map(({ name }) => `payment of ${name}`),
      ...twice(messages.map(({ message_id: id }) => id)).map((id) => `message ${id}`),
    ],
    broken: await broken(databaseUrl),
  };
}

function twice(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}

async function broken(databaseUrl: string): Promise<string[]> {
  const { db } = openDatabase(databaseUrl, { size: 1 }, () => undefined);
  try {
    return Object.keys(await violations(db));
  } finally {
    await db.destroy();
  }
}
