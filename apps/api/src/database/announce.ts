import { sql } from 'kysely';
import type { Queryable } from './schema.ts';

export interface Announcement {
  channel: string;
  payload: string;
}

/** Tells every instance that listens on the channel; heard at the commit, not before. */
export function announce(tx: Queryable, channel: string, payload: string): Promise<void> {
  return announceAll(tx, [{ channel, payload }]);
}

/** All of them in one statement, in this order. */
export async function announceAll(tx: Queryable, all: readonly Announcement[]): Promise<void> {
  const channels = all.map(({ channel }) => channel);
  const payloads = all.map(({ payload }) => payload);
  await sql`select pg_notify(channel, payload)
    from unnest(${channels}::text[], ${payloads}::text[]) as told (channel, payload)`.execute(tx);
}
