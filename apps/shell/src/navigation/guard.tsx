import { Navigate, useLocation, type ScreenRoute } from '@tolk/platform';
import type { ReactNode } from 'react';
import { useStoredSession } from '../session/stored-session.ts';
import { loginPath } from './wanted-path.ts';
import { WrongIdentity } from './wrong-identity.tsx';

interface Props {
  route: ScreenRoute | undefined;
  children: ReactNode;
}

/** Private screens need a session, and one in the identity that they belong to (spec section 2). */
export function Guard({ route, children }: Props) {
  const { token, port } = useStoredSession();
  if (!route || route.area === 'public') return children;
  if (token === null) return <ToLogin />;
  if (port === null) return <Navigate to="/selectidentity" replace />;
  return (
    <WrongIdentity area={route.area} port={port}>
      {children}
    </WrongIdentity>
  );
}

/** The login page says 'Please login!' and leads back here. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={loginPath(pathname + search)} replace />;
}
