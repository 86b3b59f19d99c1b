import { sql } from 'kysely';
import type { Identity } from '@tolk/domain';
import type { Queryable, Tx } from '../database/schema.ts';

/** A token with the session behind it. */
export interface StoredSession {
  session_id: string;
  person_id: string;
  identity: Identity | null;
  started_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  issued_at: Date;
  rotated_at: Date | null;
}

interface Arrival {
  nonceIsNew: boolean;
  session: StoredSession | null;
}

type ArrivalRow = { nonce_is_new: boolean } & {
  [Column in keyof StoredSession]: StoredSession[Column] | null;
};

/** Notes the nonce and reads the token's session: one round trip, made by every signed call. */
export async function readArrival(
  db: Queryable,
  arrival: { nonceHash: Buffer; nonceExpiresAt: Date; tokenHash: Buffer | null },
): Promise<Arrival> {
  const { rows } = await sql<ArrivalRow>`
    with fresh as (
      insert into nonce (hash, expires_at) values (${arrival.nonceHash}, ${arrival.nonceExpiresAt})
      on conflict do nothing returning 1
    )
    select exists (select from fresh) as nonce_is_new, t.issued_at, t.rotated_at, s.id as session_id,
      s.person_id, s.identity, s.started_at, s.last_seen_at, s.ended_at
    from (values (1)) one
    left join session_token t on t.hash = ${arrival.tokenHash}
    left join session s on s.id = t.session_id`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error('readArrival answers exactly one row');
  return { nonceIsNew: row.nonce_is_new, session: isSession(row) ? row : null };
}

function isSession(row: ArrivalRow): row is ArrivalRow & StoredSession {
  return row.session_id !== null;
}

export async function insertSession(
  tx: Queryable,
  session: {
    id: string;
    personId: string;
    identity: Identity | null;
    now: Date;
    tokenHash: Buffer;
  },
): Promise<void> {
  const { id, personId, identity, now, tokenHash } = session;
  await tx
    .insertInto('session')
    .values({
      id,
      person_id: personId,
      identity,
      started_at: now,
      last_seen_at: now,
      ended_at: null,
    })
    .execute();
  await tx
    .insertInto('session_token')
    .values({ hash: tokenHash, session_id: id, issued_at: now, rotated_at: null })
    .execute();
}

/** Any number of callers may exchange one token at once: the first one's time stands. */
export async function exchangeToken(
  tx: Tx,
  exchange: { sessionId: string; oldHash: Buffer; newHash: Buffer; now: Date },
): Promise<void> {
  const { sessionId, oldHash, newHash, now } = exchange;
  await tx
    .updateTable('session_token')
    .set({ rotated_at: now })
    .where('hash', '=', oldHash)
    .where('rotated_at', 'is', null)
    .execute();
  await tx
    .insertInto('session_token')
    .values({ hash: newHash, session_id: sessionId, issued_at: now, rotated_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function touchSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}

/** Ends one session, or all of a person; answers the ids of those that were alive. */
export async function endSessions(
  tx: Queryable,
  which: { sessionId: string } | { personId: string },
  now: Date,
): Promise<string[]> {
  const alive = tx.updateTable('session').set({ ended_at: now }).where('ended_at', 'is', null);
  const chosen =
    'sessionId' in which
      ? alive.where('id', '=', which.sessionId)
      : alive.where('person_id', '=', which.personId);
  const ended = await chosen.returning('id').execute();
  return ended.map(({ id }) => id);
}

/** Forgets nonces, and sessions that started before `startedBefore`. */
export async function forgetOld(db: Queryable, now: Date, startedBefore: Date): Promise<void> {
  await db.deleteFrom('nonce').where('expires_at', '<', now).execute();
  await db.deleteFrom('session').where('started_at', '<', startedBefore).execute();
}
