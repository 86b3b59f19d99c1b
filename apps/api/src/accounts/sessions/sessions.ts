import { randomUUID } from 'node:crypto';
import { limits, MINUTE, type Identity } from '@tolk/domain';
import type { CallSession } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { CallRefusal, refuse } from '../../calls/refusal.ts';
import { blockWordsOf, lockPersonsForKeyShare } from '../../persons/person-repository.ts';
import { dropSubscriptionsOf } from '../../messages/notifications/push-subscription-repository.ts';
import {
  announceEnded,
  endSessions,
  exchangeToken,
  findStored,
  insertSession,
  touchSession,
  type Device,
  type StoredSession,
  type WhichSessions,
} from './session-repository.ts';
import { hashToken, newToken, successorsOf } from './token.ts';
import { refuseBlocked } from './refuse-blocked.ts';

type Needs = Pick<Dependencies, 'db' | 'config' | 'arrivals'>;

/** `last_seen_at` is exact to this many ms. */
const touchEveryMs = 5 * MINUTE;

/** The token belongs to a session that was ended; who called is known all the same. */
export class RevokedSession extends CallRefusal {
  readonly personId: string;
  readonly endedAt: Date;

  constructor(personId: string, endedAt: Date) {
    super('sessionRevoked');
    this.personId = personId;
    this.endedAt = endedAt;
  }
}

/**
 * Starts a session and answers its token; the token is not kept anywhere. Throws `unauthenticated`
 * when the account was deleted meanwhile, `accountBlocked` when staff keeps it out.
 */
export async function startSession(
  tx: Queryable,
  session: {
    /** A new one when left out. */
    id?: string;
    personId: string;
    identity: Identity | null;
    /** The organisation to act for; oneself when left out. */
    actingFor?: string | null;
    device: Device;
    /** Of the sign-in, when this session goes on with one. */
    startedAt?: Date;
    now: Date;
  },
): Promise<string> {
  if (!(await lockPersonsForKeyShare(tx, [session.personId]))) refuse('unauthenticated');
  const blockWords = await blockWordsOf(tx, session.personId);
  if (blockWords !== undefined) refuseBlocked(blockWords);
  const token = newToken();
  await insertSession(tx, { id: randomUUID(), ...session, tokenHash: hashToken(token) });
  return token;
}

/**
 * Ends sessions: their tokens are answered with 601 from now on, their sockets close, and their
 * browsers get no more notifications. Answers their ids.
 */
export async function revokeSessions(
  tx: Queryable,
  which: WhichSessions,
  now: Date,
): Promise<string[]> {
  const ended = await endSessions(tx, which, now);
  await dropSubscriptionsOf(tx, ended);
  await announceEnded(tx, ended);
  return ended;
}

/**
 * Admits a call: its nonce is new and its token, if it has one, belongs to a live session.
 * Throws `unverifiable`, `unauthenticated`, `RevokedSession`, or `tokenRotated` with the new token.
 */
export async function admit(
  needs: Needs,
  call: { token: string | null; nonceHash: Buffer },
  now: Date,
): Promise<CallSession | null> {
  const { nonceIsNew, session } = await needs.arrivals.note({
    nonceHash: call.nonceHash,
    tokenHash: call.token === null ? null : hashToken(call.token),
    now,
  });
  if (!nonceIsNew) refuse('unverifiable');
  if (call.token === null) return null;
  return enter(needs, call.token, session, now);
}

async function enter(
  needs: Needs,
  token: string,
  session: StoredSession | null,
  now: Date,
): Promise<CallSession> {
  if (session === null) refuse('unauthenticated');
  if (session.ended_at !== null) throw new RevokedSession(session.person_id, session.ended_at);
  if (isExpired(session, now)) refuse('unauthenticated');
  if (session.rotated_at !== null || ageOf(session.issued_at, now) > limits.session.rotateAfterMs) {
    throw await rotate(needs, token, session, now);
  }
  if (ageOf(session.last_seen_at, now) > touchEveryMs) {
    await touchSession(needs.db, session.session_id, now);
  }
  const { session_id: sessionId, person_id: personId, identity, language } = session;
  const { acting_for: organisationId, member_roles: roles } = session;
  const acting = organisationId === null ? null : { organisationId, roles: roles ?? [] };
  return { sessionId, personId, identity, language, acting, memberId: null };
}

function isExpired(session: StoredSession, now: Date): boolean {
  const { idleMs, absoluteMs, rotationGraceMs } = limits.session;
  if (session.rotated_at !== null && ageOf(session.rotated_at, now) > rotationGraceMs) return true;
  return ageOf(session.last_seen_at, now) > idleMs || ageOf(session.started_at, now) > absoluteMs;
}

async function rotate(
  { db, config }: Needs,
  token: string,
  session: StoredSession,
  now: Date,
): Promise<CallRefusal> {
  const successors = successorsOf(token, config.serverKeys);
  const newHashes = successors.map(hashToken);
  const [first] = newHashes;
  if (session.rotated_at === null && first !== undefined) {
    const oldHash = hashToken(token);
    const exchange = { sessionId: session.session_id, oldHash, newHash: first, now };
    await transaction(db, (tx) => exchangeToken(tx, exchange));
  }
  const stored = successors.length === 1 ? 0 : await findStored(db, newHashes);
  const successor = successors[stored] ?? refuse('unauthenticated');
  return new CallRefusal('tokenRotated', { data: { token: successor } });
}

function ageOf(since: Date, now: Date): number {
  return now.getTime() - since.getTime();
}
