import type { Identity, Language, OrganisationRole } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';
import type { SessionTable } from './session-table.ts';
import { announce } from '../../database/announce.ts';

/** A token with the session behind it. */
export interface StoredSession {
  session_id: string;
  person_id: string;
  identity: Identity | null;
  acting_for: string | null;
  /** In that organisation, as of now; null: no member, or staff keeps the organisation out. */
  member_roles: OrganisationRole[] | null;
  /** The language of its last call. */
  language: Language | null;
  started_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  issued_at: Date;
  rotated_at: Date | null;
}

/** What a session was started on, as the call said it; empty when unknown. */
export interface Device {
  userAgent: string;
  address: string;
}

/** Some calls that came in together. */
export interface Arrivals {
  /** SHA-256, without repetitions. */
  nonceHashes: readonly Buffer[];
  nonceExpiresAt: Date;
  /** SHA-256, without repetitions. */
  tokenHashes: readonly Buffer[];
}

export interface ReadArrivals {
  /** Places in `nonceHashes` of those that were used before. */
  repeated: ReadonlySet<number>;
  /** By the place in `tokenHashes`. */
  sessions: ReadonlyMap<number, StoredSession>;
}

type ArrivalRow = { repeated: number[] | null } & (
  | ({ place: number } & StoredSession)
  | { place: null }
);

const noteAndRead = statement<ArrivalRow>(`
  with arrived as (
    select substring($1::bytea from place * 32 - 31 for 32) as hash, place
    from generate_series(1, octet_length($1::bytea) / 32) as place
  ), fresh as (
    insert into nonce (hash, expires_at) select hash, $2 from arrived order by hash
    on conflict do nothing returning hash
  ), found as (
    select place, t.session_id, s.person_id, s.identity, s.language, s.started_at,
      s.last_seen_at, s.ended_at, t.issued_at, t.rotated_at, s.acting_for,
      case when o.blocked_at is null then m.roles end as member_roles
    from generate_series(1, octet_length($3::bytea) / 32) as place
    join session_token t on t.hash = substring($3::bytea from place * 32 - 31 for 32)
    join session s on s.id = t.session_id
    left join organisation_member m
      on m.organisation_id = s.acting_for and m.person_id = s.person_id
    left join person o on o.id = m.organisation_id
  )
  select used.repeated, found.place, found.session_id, found.person_id, found.identity,
    found.language, found.started_at, found.last_seen_at, found.ended_at, found.issued_at,
    found.rotated_at, found.acting_for, found.member_roles
  from (
    select array_agg(place) filter (where hash not in (select hash from fresh)) as repeated
    from arrived
  ) used
  left join found on true`);

/**
 * Notes the nonces and reads the tokens' sessions in one round trip. Nonces are written in the
 * order of their hashes, so that two instances never wait for each other.
 */
export async function readArrivals(db: Queryable, arrivals: Arrivals): Promise<ReadArrivals> {
  const { nonceHashes, nonceExpiresAt, tokenHashes } = arrivals;
  const rows = await noteAndRead(db, [
    Buffer.concat(nonceHashes),
    nonceExpiresAt,
    Buffer.concat(tokenHashes),
  ]);
  const sessions = new Map<number, StoredSession>();
  for (const row of rows) if (row.place !== null) sessions.set(row.place - 1, row);
  return { repeated: new Set(rows[0]?.repeated?.map((place) => place - 1)), sessions };
}

export async function insertSession(
  tx: Queryable,
  session: {
    id: string;
    personId: string;
    identity: Identity | null;
    actingFor?: string | null;
    device: Device;
    startedAt?: Date;
    now: Date;
    tokenHash: Buffer;
  },
): Promise<void> {
  const { id, personId, identity, device, now, startedAt = now, tokenHash } = session;
  const { actingFor = null } = session;
  await tx
    .insertInto('session')
    .values({
      id,
      person_id: personId,
      identity,
      acting_for: actingFor,
      started_at: startedAt,
      last_seen_at: now,
      user_agent: device.userAgent,
      address: device.address,
      ended_at: null,
      language: (eb) => eb.selectFrom('person').select('language').where('id', '=', personId),
    })
    .execute();
  await tx
    .insertInto('session_token')
    .values({ hash: tokenHash, session_id: id, issued_at: now, rotated_at: null })
    .execute();
}

/** Any number of callers may exchange one token at once: the first one's time and new token stand. */
export async function exchangeToken(
  tx: Tx,
  exchange: { sessionId: string; oldHash: Buffer; newHash: Buffer; now: Date },
): Promise<void> {
  const { sessionId, oldHash, newHash, now } = exchange;
  const { numUpdatedRows } = await tx
    .updateTable('session_token')
    .set({ rotated_at: now })
    .where('hash', '=', oldHash)
    .where('rotated_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await tx
    .insertInto('session_token')
    .values({ hash: newHash, session_id: sessionId, issued_at: now, rotated_at: null })
    .execute();
}

/** Which of these hashes belongs to a token that was given out; -1 when none does. */
export async function findStored(db: Queryable, hashes: readonly Buffer[]): Promise<number> {
  const found = await db
    .selectFrom('session_token')
    .select('hash')
    .where('hash', 'in', hashes)
    .executeTakeFirst();
  return hashes.findIndex((one) => found?.hash.equals(one));
}

export async function touchSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}

/** One session; all of a person; all but one of them. */
export type WhichSessions =
  | { sessionId: string }
  | { personId: string }
  | { personId: string; but: string };

/** Ends sessions; answers the ids of those that were alive. */
export async function endSessions(
  tx: Queryable,
  which: WhichSessions,
  now: Date,
): Promise<string[]> {
  const alive = tx.updateTable('session').set({ ended_at: now }).where('ended_at', 'is', null);
  const chosen =
    'sessionId' in which
      ? alive.where('id', '=', which.sessionId)
      : alive.where('person_id', '=', which.personId);
  const but = 'but' in which ? which.but : null;
  const ended = await chosen
    .$if(but !== null, (query) => query.where('id', '!=', but))
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** The live sessions in which the person acts for the organisation. */
export async function sessionsActingFor(
  db: Queryable,
  { organisationId, personId }: { organisationId: string; personId: string },
): Promise<string[]> {
  const sessions = await db
    .selectFrom('session')
    .select('id')
    .where('acting_for', '=', organisationId)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute();
  return sessions.map(({ id }) => id);
}

/** When the sign-in behind a session was. Throws when there is no such session. */
export async function startOfSession(db: Queryable, id: string): Promise<Date> {
  const { started_at } = await db
    .selectFrom('session')
    .select('started_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return started_at;
}

/** Sessions of a person that were not ended, the one used last first; `seenAfter` leaves out older ones. */
export async function liveSessions(
  db: Queryable,
  personId: string,
  { seenAfter, startedAfter }: { seenAfter: Date; startedAfter: Date },
): Promise<SessionTable[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', seenAfter)
    .where('started_at', '>', startedAfter)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether a session of the person is still stored, ended or not. */
export async function hasSignedIn(db: Queryable, personId: string): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

/** What the browsers called themselves that the person used at `address`, the newest `max` of them. */
export async function knownBrowsers(
  db: Queryable,
  personId: string,
  at: { address: string; seenAfter: Date; max: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .select('user_agent')
    .where('person_id', '=', personId)
    .where('address', '=', at.address)
    .where('last_seen_at', '>', at.seenAfter)
    .groupBy('user_agent')
    .orderBy(({ fn }) => fn.max('last_seen_at'), 'desc')
    .limit(at.max)
    .execute();
  return rows.map(({ user_agent }) => user_agent);
}

/** PostgreSQL channel on which every instance hears which sessions ended. */
export const sessionEndedChannel = 'tolk_session_ended';

/** PostgreSQL channel on which every instance hears which sessions have to be let in anew. */
export const sessionRecheckedChannel = 'tolk_session_rechecked';

/** Cuts the sockets of these sessions once the transaction is committed; who still may comes back. */
export async function announceRechecked(
  tx: Queryable,
  sessionIds: readonly string[],
): Promise<void> {
  for (const id of sessionIds) await announce(tx, sessionRecheckedChannel, id);
}

/** Closes the sockets of these sessions once the transaction is committed. */
export async function announceEnded(tx: Queryable, sessionIds: readonly string[]): Promise<void> {
  for (const id of sessionIds) await announce(tx, sessionEndedChannel, id);
}

/** Forgets nonces, and sessions that started before `startedBefore`. */
export async function forgetOld(db: Queryable, now: Date, startedBefore: Date): Promise<void> {
  await db.deleteFrom('nonce').where('expires_at', '<', now).execute();
  await db.deleteFrom('session').where('started_at', '<', startedBefore).execute();
}
