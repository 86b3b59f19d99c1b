import { useOpsGetStaffUserQuery } from '@tolk/api-client';
import { mayEnter, type StaffRoom } from '@tolk/domain';

/** Whether who is signed in may enter a room; nowhere until it is known who that is. */
export function useMayEnter(): (room: StaffRoom) => boolean {
  const { data: user } = useOpsGetStaffUserQuery({});
  return (room) => user !== undefined && mayEnter(user.role, room);
}
