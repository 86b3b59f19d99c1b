import type { ScreenRoute } from '@tolk/platform';
import { lazy, Suspense, type ReactNode } from 'react';
import { useStoredSession } from '../session/stored-session.ts';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { PublicFrame } from './public-frame.tsx';
import { portalOf } from './portal-of.ts';

const loadPortal = () => import(/* webpackChunkName: "portal" */ './portal-frame.tsx');
const loadProvider = () =>
  import(/* webpackChunkName: "session" */ '../session/session-provider.tsx');

const PortalFrame = lazy(() => loadPortal().then((module) => ({ default: module.PortalFrame })));
const SessionProvider = lazy(() =>
  loadProvider().then((module) => ({ default: module.SessionProvider })),
);

interface Props {
  /** Absent for an address that the product doesn't have. */
  route: ScreenRoute | undefined;
  children: ReactNode;
}

/**
 * What stands around a screen: the portal with its menu for whoever is signed in there, the public
 * header for everybody else. Store and portal download with the first screen that needs them.
 */
export function Frame({ route, children }: Props) {
  const { port } = useStoredSession();
  const identity = route && portalOf(route, port);
  if (!route || route.owner === 'shell') {
    return <PublicFrame width="form">{children}</PublicFrame>;
  }
  if (!identity) {
    return (
      <PublicFrame width={route.owner === 'marketing' ? 'bleed' : 'content'}>
        <Suspense>
          <SessionProvider>{children}</SessionProvider>
        </Suspense>
      </PublicFrame>
    );
  }
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <SessionProvider>
        <PortalFrame identity={identity} path={route.path}>
          {children}
        </PortalFrame>
      </SessionProvider>
    </Suspense>
  );
}
