import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { findPerson, type Person } from '../../persons/person-repository.ts';

/** Who makes the call. Throws `unauthenticated` when they are no longer there. */
export async function ownPerson({ deps, personId }: CallContext): Promise<Person> {
  return (await findPerson(deps.db, personId)) ?? refuse('unauthenticated');
}
