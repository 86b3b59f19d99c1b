import { portOf, type Identity, type Port } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { partyOnEntering } from '../identity/identities.ts';
import { keepLanguage } from './account-repository.ts';
import type { Person } from '../../persons/person-repository.ts';
import { isNewDevice } from '../sessions/devices.ts';
import { startSession } from '../sessions/sessions.ts';
import { rememberDevice } from './asker.ts';
import { sendSecurityNotice } from '../contacts/security-notice.ts';

/**
 * Starts a session of who has shown who they are and is locked, in `entrance` or else in the identity used last,
 * acting for whom they acted last on that side; before a first choice in none. Tells the person when
 * it is on a device that they never used lately.
 */
export async function signIn(
  tx: Tx,
  person: Person,
  entrance: Identity | null,
  context: CallContext,
): Promise<{ token: string; port: Port | null; userId: string; organisationId?: string }> {
  const { userAgent, address, language, now } = context;
  const device = { userAgent, address };
  const identity = person.identity === null ? null : (entrance ?? person.identity);
  if (await isNewDevice(tx, person.id, device, now)) {
    await sendSecurityNotice(tx, person, { event: 'newDevice' }, context);
  }
  await rememberDevice(tx, person.id, context);
  await keepLanguage(tx, person.id, language);
  const party = await partyOnEntering(tx, person.id, identity);
  const actingFor = party.organisationId ?? null;
  const token = await startSession(tx, { personId: person.id, identity, actingFor, device, now });
  return { token, port: identity && portOf(identity), userId: person.id, ...party };
}
