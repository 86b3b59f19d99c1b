import type { Identity, Language, OrganisationRole } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';

/** Who looks, and when. */
export interface Viewer {
  identity: Identity;
  /** Of a member of the organisation that the order belongs to; null for all others. */
  roles: readonly OrganisationRole[] | null;
  /** That member. */
  memberId: string | null;
  now: Date;
  language: Language;
}

export function viewerOf(
  identity: Identity,
  { now, language, memberId, session }: CallContext,
): Viewer {
  const roles = memberId === null ? null : (session?.acting?.roles ?? []);
  return { identity, roles, memberId, now, language };
}
