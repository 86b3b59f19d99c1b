import { randomUUID } from 'node:crypto';
import { limits, MINUTE } from '@tolk/domain';
import type { StaffCaller } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  findStaffSession,
  insertStaffSession,
  touchStaffSession,
} from './staff-session-repository.ts';
import { hashToken, newToken } from '../../accounts/sessions/token.ts';

/** `last_seen_at` is exact to this many ms. */
const touchEveryMs = MINUTE;

/** Starts a session of a member of the staff and answers its token, which is not kept anywhere. */
export async function startStaffSession(
  tx: Queryable,
  session: { staffId: string; userAgent: string; address: string; now: Date },
): Promise<string> {
  const token = newToken();
  await insertStaffSession(tx, { ...session, id: randomUUID(), tokenHash: hashToken(token) });
  return token;
}

/**
 * Admits a call to operations: its nonce is new and its token, if it has one, belongs to a live
 * session of somebody who may still sign in. Staff sessions are short, so their tokens are not
 * rotated. Throws `unverifiable`, `unauthenticated`, `sessionRevoked`.
 */
export async function admitStaff(
  { db, arrivals }: Pick<Dependencies, 'db' | 'arrivals'>,
  { token, nonceHash }: { token: string | null; nonceHash: Buffer },
  now: Date,
): Promise<StaffCaller | null> {
  const { nonceIsNew } = await arrivals.note({ nonceHash, tokenHash: null, now });
  if (!nonceIsNew) refuse('unverifiable');
  if (token === null) return null;
  const session = (await findStaffSession(db, hashToken(token))) ?? refuse('unauthenticated');
  if (session.ended_at !== null || !session.active) refuse('sessionRevoked');
  const idle = now.getTime() - session.last_seen_at.getTime();
  const age = now.getTime() - session.started_at.getTime();
  if (idle > limits.staff.idleMs || age > limits.staff.absoluteMs) refuse('unauthenticated');
  if (idle > touchEveryMs) await touchStaffSession(db, session.session_id, now);
  const { session_id: sessionId, staff_id: staffId, name, role } = session;
  return { sessionId, staffId, name, role };
}
