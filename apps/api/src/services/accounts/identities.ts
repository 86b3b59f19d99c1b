import { identityOf, otherIdentity, portOf, type Port } from '@tolk/domain';
import type { CallContext, CallSession } from '../../call-context.ts';
import { refuse } from '../../refusal.ts';
import {
  findPerson,
  keepIdentity,
  setFirstIdentity,
  type Person,
} from '../../repositories/person-repository.ts';
import { revokeSessions, startSession } from '../sessions/sessions.ts';
import { parseAccount } from './account-name.ts';

/** Chooses the first identity. Throws `identityChosen` when there is one. */
export async function selectIdentity(
  { port }: { port: Port },
  context: CallContext,
): Promise<{ token: string; port: Port }> {
  const session = sessionOf(context);
  return context.transaction(async (tx) => {
    if (!(await setFirstIdentity(tx, session.personId, identityOf(port)))) refuse('identityChosen');
    await revokeSessions(tx, { sessionId: session.sessionId }, context.now);
    return { token: await startSession(tx, session.personId, identityOf(port), context.now), port };
  });
}

/**
 * Enters the identity `port` with a new token and answers the identity left behind (calls.md, "Two
 * readings of port"). Throws `notFound` for another's `loginName`, `forbidden` before a first choice.
 */
export async function switchIdentity(
  { loginName, port }: { loginName: string; port: Port },
  context: CallContext,
): Promise<{ token: string; port: Port }> {
  const session = sessionOf(context);
  const person = await findPerson(context.deps.db, session.personId);
  if (person === undefined || !isAccountOf(person, loginName)) refuse('notFound');
  if (person.identity === null) refuse('forbidden');
  const entered = identityOf(port);
  return context.transaction(async (tx) => {
    await revokeSessions(tx, { sessionId: session.sessionId }, context.now);
    await keepIdentity(tx, person.id, entered);
    const token = await startSession(tx, person.id, entered, context.now);
    return { token, port: portOf(otherIdentity(entered)) };
  });
}

export async function logout(context: CallContext): Promise<Record<string, never>> {
  const { sessionId } = sessionOf(context);
  await context.transaction((tx) => revokeSessions(tx, { sessionId }, context.now));
  return {};
}

function sessionOf({ session }: CallContext): CallSession {
  return session ?? refuse('unauthenticated');
}

function isAccountOf(person: Person, loginName: string): boolean {
  const account = parseAccount(loginName);
  return account !== null && (account.value === person.email || account.value === person.phone);
}
