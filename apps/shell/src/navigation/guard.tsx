import { lazyPart, Navigate, useLocation, type ScreenRoute } from '@tolk/platform';
import type { ReactNode } from 'react';
import { ScreenFailure } from '../screens/screen-failure.tsx';
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx';
import { useStoredSession } from '../session/stored-session.ts';
import { pathWithWanted } from './wanted-path.ts';
import { WrongIdentity } from './wrong-identity.tsx';

/** The staff's session is apart from people's and loads with their console only. */
const StaffGuard = lazyPart(async () => (await import('./staff-guard.tsx')).StaffGuard, {
  pending: <ScreenSkeleton />,
  failed: (retry, error) => <ScreenFailure error={error} retry={retry} />,
});

interface Props {
  route: ScreenRoute | undefined;
  children: ReactNode;
}

/** Private screens need a session, and one in the identity that they belong to (docs/product/screens.md#guard). */
export function Guard({ route, children }: Props) {
  const { token, port } = useStoredSession();
  if (route?.area === 'staff') return <StaffGuard>{children}</StaffGuard>;
  const area = route && route.area !== 'public' ? route.area : undefined;
  if (area && token === null) return <OnTheWay by="/login" />;
  if (area && port === null) return <OnTheWay by="/selectidentity" />;
  // The same tree for public screens: another one would drop the screens that are kept alive.
  return (
    <WrongIdentity area={area} port={port}>
      {children}
    </WrongIdentity>
  );
}

/** The login page says 'Please login!'; both pages lead back here. */
function OnTheWay({ by }: { by: '/login' | '/selectidentity' }) {
  const { pathname, search } = useLocation();
  return <Navigate to={pathWithWanted(by, pathname + search)} replace />;
}
