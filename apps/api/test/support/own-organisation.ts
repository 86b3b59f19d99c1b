import { startSession } from '../../src/accounts/sessions/sessions.ts';
import { act } from './organisations.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';
import type { OrganisationRole } from '@tolk/domain';

/** A supplier becomes a member; answers the same account as a client who acts for the organisation. */
export async function admitSupplier(
  tolk: TestApp,
  organisationId: string,
  { supplier, roles }: { supplier: TestPerson; roles: OrganisationRole[] },
): Promise<TestPerson> {
  const { db, clock } = tolk.app.deps;
  const { personId, account, password } = supplier;
  const now = clock.now();
  await db
    .insertInto('organisation_member')
    .values({ organisation_id: organisationId, person_id: personId, roles, joined_at: now })
    .execute();
  const device = { userAgent: 'node', address: '127.0.0.1' };
  const caller = tolk.caller('en');
  caller.token = await startSession(db, { personId, identity: 'client', device, now });
  const member = Object.assign(caller, { account, password, personId });
  await act(member, organisationId);
  return member;
}
