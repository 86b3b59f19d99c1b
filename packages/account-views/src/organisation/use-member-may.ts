import type { OrganisationScope } from '@tolk/domain';
import { useActing } from './use-acting.ts';

/** Whether the person does what is of this scope; who acts for themselves does everything. */
export function useMemberMay(scope: OrganisationScope): boolean {
  const acting = useActing();
  return acting === undefined || acting.scopes.includes(scope);
}
