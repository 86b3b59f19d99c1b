import { addMs, DAY, limits, portOf, type Port } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import { hasSignedIn, knownBrowsers, liveSessions, type Device } from './session-repository.ts';
import { deviceName, isSameDevice } from './device-name.ts';
import { ownSession } from './own-session.ts';
import { revokeSessions } from './sessions.ts';

export interface DeviceSession {
  sessionId: string;
  current: boolean;
  browser: string;
  system: string;
  address: string;
  port: Port | null;
  startTime: string;
  lastSeenTime: string;
}

/** A device that was not seen for this long is a new one again. */
const rememberedMs = 90 * DAY;
/** Browsers at one address that are compared: each name takes its time to read. */
const rememberedMax = 50;

/** What is signed in, this session first, then the ones used last; so many at most. */
export async function loginDevices(
  context: CallContext,
): Promise<{ total: number; list: DeviceSession[] }> {
  const current = ownSession(context);
  const sessions = await liveSessions(context.deps.db, current.personId, bounds(context.now));
  const own = sessions.filter(({ id }) => id === current.sessionId);
  const others = sessions.filter(({ id }) => id !== current.sessionId);
  const list = [...own, ...others].slice(0, limits.list.pageSizeMax).map((session) => ({
    sessionId: session.id,
    current: session.id === current.sessionId,
    ...deviceName(session.user_agent),
    address: session.address,
    port: session.identity && portOf(session.identity),
    startTime: session.started_at.toISOString(),
    lastSeenTime: session.last_seen_at.toISOString(),
  }));
  return { total: sessions.length, list };
}

/** Throws `notFound` for a session that is not the caller's, or is over. */
export async function logoutDevice(
  { sessionId }: { sessionId: string },
  context: CallContext,
): Promise<Record<string, never>> {
  const { personId } = ownSession(context);
  return context.transaction(async (tx) => {
    const live = await liveSessions(tx, personId, bounds(context.now));
    const chosen = live.find(({ id }) => id === sessionId) ?? refuse('notFound');
    await revokeSessions(tx, { sessionId: chosen.id }, context.now);
    return {};
  });
}

/** Ends every other session; answers how many of them were signed in. */
export async function logoutOtherDevices(context: CallContext): Promise<{ ended: number }> {
  const { personId, sessionId } = ownSession(context);
  return context.transaction(async (tx) => {
    const live = await liveSessions(tx, personId, bounds(context.now));
    const ended = new Set(await revokeSessions(tx, { personId, but: sessionId }, context.now));
    return { ended: live.filter(({ id }) => ended.has(id)).length };
  });
}

/** Whether this person has signed in before, but never lately from there. */
export async function isNewDevice(
  tx: Tx,
  personId: string,
  { userAgent, address }: Device,
  now: Date,
): Promise<boolean> {
  if (!(await hasSignedIn(tx, personId))) return false;
  const seenAfter = addMs(now, -rememberedMs);
  const known = await knownBrowsers(tx, personId, { address, seenAfter, max: rememberedMax });
  return !known.some((one) => isSameDevice(one, userAgent));
}

/** What a person is signed in on, the session used last first. */
export function liveSessionsOf(db: Queryable, personId: string, now: Date) {
  return liveSessions(db, personId, bounds(now));
}

/** Older sessions are over, though nobody has ended them. */
function bounds(now: Date): { seenAfter: Date; startedAfter: Date } {
  const { idleMs, absoluteMs } = limits.session;
  return { seenAfter: addMs(now, -idleMs), startedAfter: addMs(now, -absoluteMs) };
}
