import { onStaffSessionChange, readStaffToken } from '@tolk/api-client';
import { Navigate, useSearchParams } from '@tolk/platform';
import { useSyncExternalStore } from 'react';
import { StaffLogin } from '../../features/login/staff-login.tsx';
import { wantedScreen } from '../../features/login/wanted-screen.ts';

/** The staff's login; it leads on to the screen that was asked for (`from`). */
export function Screen() {
  const token = useSyncExternalStore(onStaffSessionChange, readStaffToken);
  const [search] = useSearchParams();
  const from = search.get('from');
  if (token !== null) return <Navigate to={wantedScreen(from)} replace />;
  return <StaffLogin sentHere={from !== null} />;
}
