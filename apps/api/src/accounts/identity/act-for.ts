import { portOf, type Port } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { keepParty, membershipsOf } from '../../persons/member-repository.ts';
import { ownSession } from '../sessions/own-session.ts';
import { replaceSession } from './identities.ts';

/**
 * Acts for an organisation of the caller, or for themselves, with a new token. Throws `notFound` for
 * one that they do not belong to.
 */
export async function actFor(
  { organisationId }: { organisationId: string | null },
  context: CallContext,
): Promise<{ token: string; port: Port }> {
  const session = ownSession(context);
  const identity = session.identity ?? refuse('forbidden');
  return context.transaction(async (tx) => {
    const memberships = await membershipsOf(tx, session.personId);
    const isMember = memberships.some(({ organisation_id }) => organisation_id === organisationId);
    if (organisationId !== null && !isMember) refuse('notFound');
    // Organisations are clients: on the other side everybody is themselves.
    if (identity === 'client') await keepParty(tx, session.personId, organisationId);
    const token = await replaceSession(
      tx,
      session,
      { identity, actingFor: organisationId },
      context,
    );
    return { token, port: portOf(identity) };
  });
}
