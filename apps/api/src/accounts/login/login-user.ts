import { portOf, type Port } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { assertOwnId } from '../../calls/own-id.ts';
import { ownPerson } from '../identity/own-person.ts';

/** The login user of docs/product/data.md#login-user: one person, described once for each side. */
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
  const person = await ownPerson(context);
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
