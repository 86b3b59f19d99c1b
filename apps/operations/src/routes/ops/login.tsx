import { useStaffSession } from '@tolk/api-client';
import { Navigate, useSearchParams } from '@tolk/platform';
import { StaffLogin } from '../../features/login/staff-login.tsx';
import { wantedScreen } from '../../features/login/wanted-screen.ts';

/** The staff's login; it leads on to the screen that was asked for (`from`). */
export function Screen() {
  const session = useStaffSession();
  const [search] = useSearchParams();
  const from = search.get('from');
  if (session === 'signedIn') return <Navigate to={wantedScreen(from)} replace />;
  if (session === 'asking') return null;
  return <StaffLogin sentHere={from !== null} />;
}
