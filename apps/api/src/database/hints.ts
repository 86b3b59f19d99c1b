import type { Kysely } from 'kysely';
import { announce, announceAll, type Announcement } from './announce.ts';
import type { Queryable, Schema, Tx } from './schema.ts';

/** Carries a hint to every instance; rejects when it can't. */
export type HintCarrier = (channel: string, payload: string) => Promise<void>;

const carriers = new WeakMap<Queryable, HintCarrier>();
const waiting = new WeakMap<Tx, Map<string, Announcement>>();

/** From now on hints of this database's transactions go another way than through PostgreSQL. */
export function carryHints(db: Kysely<Schema>, carrier: HintCarrier): void {
  carriers.set(db, carrier);
}

/**
 * Tells every instance, after the commit, what would be found out anyway: one that is lost is looked
 * for, or fetched after the next gap. With a carrier it costs the commit nothing; NOTIFY lets
 * transactions commit one after another.
 */
export async function hint(db: Queryable, channel: string, payload: string): Promise<void> {
  const hints = db.isTransaction ? waiting.get(db as Tx) : undefined;
  if (hints !== undefined) hints.set(`${channel} ${payload}`, { channel, payload });
  else if (carriers.has(db)) send(db, { channel, payload });
  else await announce(db, channel, payload);
}

/** Keeps the hints of `tx`, each once, until `announceHints` or `sendHints`. */
export function keepHints(tx: Tx): void {
  waiting.set(tx, new Map());
}

/** Just before the commit: where `db` has no carrier, PostgreSQL tells them with it. */
export async function announceHints(db: Queryable, tx: Tx): Promise<void> {
  const hints = [...(waiting.get(tx)?.values() ?? [])];
  if (carriers.has(db) || hints.length === 0) return;
  waiting.delete(tx);
  await announceAll(tx, hints);
}

/** After the commit. */
export function sendHints(db: Queryable, tx: Tx): void {
  for (const each of waiting.get(tx)?.values() ?? []) send(db, each);
  waiting.delete(tx);
}

function send(db: Queryable, { channel, payload }: Announcement): void {
  void carriers
    .get(db)?.(channel, payload)
    .catch(() => announce(db, channel, payload))
    // Neither way is open: a gap follows for all who listen.
    .catch(() => undefined);
}
