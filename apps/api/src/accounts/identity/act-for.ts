import { portOf, type Port } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { sideOf } from '../../calls/side-of.ts';
import { keepParty, membershipsOf } from '../../persons/member-repository.ts';
import { ownSession } from '../sessions/own-session.ts';
import { replaceSession } from './identities.ts';

/**
 * Acts for an organisation of the caller, or for themselves, with a new token. Throws `notFound` for
 * one that they do not belong to, or that is on the other side.
 */
export async function actFor(
  { organisationId }: { organisationId: string | null },
  context: CallContext,
): Promise<{ token: string; port: Port }> {
  const session = ownSession(context);
  const identity = sideOf(session);
  return context.transaction(async (tx) => {
    const memberships = await membershipsOf(tx, session.personId);
    const isMember = memberships.some(
      ({ organisation_id, side }) => organisation_id === organisationId && side === identity,
    );
    if (organisationId !== null && !isMember) refuse('notFound');
    await keepParty(tx, { personId: session.personId, side: identity }, organisationId);
    const token = await replaceSession(
      tx,
      session,
      { identity, actingFor: organisationId },
      context,
    );
    return { token, port: portOf(identity) };
  });
}
