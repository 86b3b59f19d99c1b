import { randomUUID } from 'node:crypto';
import { identityOf, otherIdentity, portOf, type Identity, type Port } from '@tolk/domain';
import type { CallContext, CallSession } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  findPerson,
  keepIdentity,
  setFirstIdentity,
  type Person,
} from '../../persons/person-repository.ts';
import { keptParty } from '../../persons/member-repository.ts';
import { moveSubscriptions } from '../../messages/notifications/push-subscription-repository.ts';
import { announceEnded, endSessions, startOfSession } from '../sessions/session-repository.ts';
import { ownSession } from '../sessions/own-session.ts';
import { revokeSessions, startSession } from '../sessions/sessions.ts';
import { parseAccount } from './account-name.ts';

/** Chooses the first identity. Throws `identityChosen` when there is one. */
export async function selectIdentity(
  { port }: { port: Port },
  context: CallContext,
): Promise<{ token: string; port: Port; userId: string }> {
  const session = ownSession(context);
  return context.transaction(async (tx) => {
    if (!(await setFirstIdentity(tx, session.personId, identityOf(port)))) refuse('identityChosen');
    const identity = identityOf(port);
    const token = await replaceSession(tx, session, { identity }, context);
    return { token, port, userId: session.personId };
  });
}

/**
 * Enters the identity `port` with a new token, acting for whom they acted last on that side, and
 * answers the identity left behind (docs/product/people.md#port). Throws `notFound` for another's
 * `loginName`, `forbidden` before a first choice.
 */
export async function switchIdentity(
  { loginName, port }: { loginName: string; port: Port },
  context: CallContext,
): Promise<{ token: string; port: Port; organisationId?: string }> {
  const session = ownSession(context);
  const person = await findPerson(context.deps.db, session.personId);
  if (person === undefined || !isAccountOf(person, loginName)) refuse('notFound');
  if (person.identity === null) refuse('forbidden');
  const entered = identityOf(port);
  return context.transaction(async (tx) => {
    // The person's row first, as a reset of the password takes it.
    await keepIdentity(tx, person.id, entered);
    const party = await partyOnEntering(tx, person.id, entered);
    const as = { identity: entered, actingFor: party.organisationId ?? null };
    const token = await replaceSession(tx, session, as, context);
    return { token, port: portOf(otherIdentity(entered)), ...party };
  });
}

/** The organisation that the person goes on acting for on this side, as the wire names it. */
export async function partyOnEntering(
  tx: Tx,
  personId: string,
  identity: Identity | null,
): Promise<{ organisationId?: string }> {
  const organisationId = identity && (await keptParty(tx, { personId, side: identity }));
  return organisationId === null ? {} : { organisationId };
}

export async function logout(context: CallContext): Promise<Record<string, never>> {
  const { sessionId } = ownSession(context);
  await context.transaction((tx) => revokeSessions(tx, { sessionId }, context.now));
  return {};
}

/**
 * The session goes on as another: in an identity, for oneself or an organisation. Throws
 * `sessionRevoked` when a logout or a reset came first: an ended session has no successor.
 */
export async function replaceSession(
  tx: Tx,
  { sessionId, personId }: CallSession,
  as: { identity: Identity; actingFor?: string | null },
  { userAgent, address, now }: CallContext,
): Promise<string> {
  const ended = await endSessions(tx, { sessionId }, now);
  if (ended.length === 0) refuse('sessionRevoked');
  await announceEnded(tx, ended);
  // The person signed in once: changing sides does not put off the end of that sign-in.
  const startedAt = await startOfSession(tx, sessionId);
  const device = { userAgent, address };
  const id = randomUUID();
  const token = await startSession(tx, { id, personId, ...as, device, startedAt, now });
  await moveSubscriptions(tx, sessionId, id);
  return token;
}

function isAccountOf(person: Person, loginName: string): boolean {
  const account = parseAccount(loginName);
  return account !== null && (account.value === person.email || account.value === person.phone);
}
