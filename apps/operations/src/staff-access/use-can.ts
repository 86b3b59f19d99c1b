import { useOpsGetStaffUserQuery } from '@tolk/api-client';
import { can, type StaffScope } from '@tolk/domain';

/** Whether who is signed in may enter a scope; nowhere until it is known who that is. */
export function useCan(): (scope: StaffScope) => boolean {
  const { data: user } = useOpsGetStaffUserQuery({});
  return (scope) => user !== undefined && can(user.role, scope);
}
