import { portOf, type Port } from '@tolk/domain';
import type { CallContext } from '../../call-context.ts';
import { refuse } from '../../refusal.ts';
import { findPerson } from '../../repositories/person-repository.ts';
import { assertOwnId } from './own-id.ts';

/** The login user of spec section 3: one person, described once for each side. */
export interface LoginUser {
  supUserId: string;
  supCurrentAccount: string;
  supUserAvatar: string | null;
  userId: string;
  clientCurrentAccount: string;
  avatar: string | null;
  name: string;
  port: Port | null;
}

export async function loginUser(
  request: { supUserId?: string },
  context: CallContext,
): Promise<LoginUser> {
  assertOwnId(request.supUserId, context);
  const person = (await findPerson(context.deps.db, context.personId)) ?? refuse('unauthenticated');
  const account = person.email ?? person.phone ?? '';
  return {
    supUserId: person.id,
    supCurrentAccount: account,
    supUserAvatar: person.avatar_url,
    userId: person.id,
    clientCurrentAccount: account,
    avatar: person.avatar_url,
    name: person.name,
    port: context.identity && portOf(context.identity),
  };
}
