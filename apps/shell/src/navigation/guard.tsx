import { useLingui } from '@lingui/react/macro';
import { notify } from '@tolk/design-system';
import { Navigate, useLocation, type ScreenRoute } from '@tolk/platform';
import { useEffect, type ReactNode } from 'react';
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

function ToLogin() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const message = t`Please login!`;
  useEffect(() => notify(message, { severity: 'info' }), [message]);
  return <Navigate to={loginPath(pathname + search)} replace />;
}
