import { memberMay, type OrganisationScope } from '@tolk/domain';
import type { CallContext } from './call-context.ts';

/** Whether the caller may do what is of this scope; who acts for themselves may do everything. */
export function callerMay(
  { memberId, session }: Pick<CallContext, 'memberId' | 'session'>,
  scope: OrganisationScope,
): boolean {
  return memberId === null || memberMay(session?.acting?.roles ?? [], scope);
}
