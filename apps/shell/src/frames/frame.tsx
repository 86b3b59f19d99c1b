import type { Port } from '@tolk/domain';
import { lazyPart, type ScreenRoute } from '@tolk/platform';
import type { ReactNode } from 'react';
import { ScreenFailure } from '../screens/screen-failure.tsx';
import { useStoredSession } from '../session/stored-session.ts';
import { PageSession } from '../session/page-session.tsx';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { PublicFrame } from './public-frame.tsx';
import { portalOf } from './portal-of.ts';

const loadPortal = () => import(/* webpackChunkName: "portal" */ './portal-frame.tsx');
const loadStaff = () => import(/* webpackChunkName: "staff" */ './staff-frame.tsx');
const loadProvider = () =>
  import(/* webpackChunkName: "session" */ '../session/session-provider.tsx');

const failed = (retry: () => void, error: Error) => <ScreenFailure error={error} retry={retry} />;

const PortalFrame = lazyPart(async () => (await loadPortal()).PortalFrame, {
  pending: <FrameSkeleton />,
  failed,
});
const StaffFrame = lazyPart(async () => (await loadStaff()).StaffFrame, {
  pending: <FrameSkeleton />,
  failed,
});
const SessionProvider = lazyPart(async () => (await loadProvider()).SessionProvider, {
  pending: <FrameSkeleton />,
  failed,
});
const PublicSession = lazyPart(async () => (await loadProvider()).SessionProvider, {
  pending: null,
  failed,
});

/** Downloads what the screen of a route needs around it, so that it then stands at once. */
export async function preloadFrame(route: ScreenRoute, port: Port | null): Promise<void> {
  const parts = portalOf(route, port) ? [PortalFrame, SessionProvider] : [PublicSession];
  if (needsStore(route)) await Promise.all(parts.map((part) => part.preload()));
}

/** Pages that are made at build time stand without data; their live parts bring the store along. */
function needsStore({ owner, prerendered, served }: ScreenRoute): boolean {
  return owner !== 'shell' && (prerendered !== true || served === true);
}

interface Props {
  /** Absent for an address that the product doesn't have. */
  route: ScreenRoute | undefined;
  children: ReactNode;
}

/**
 * What stands around a screen: the portal with its menu for the person who is signed in there, the public
 * header for everybody else. Store and portal download with the first screen that needs them.
 */
export function Frame({ route, children }: Props) {
  const { port } = useStoredSession();
  const identity = route && portalOf(route, port);
  if (!route || route.owner === 'shell') {
    return <PublicFrame width="form">{children}</PublicFrame>;
  }
  if (route.area === 'staff') {
    return (
      <SessionProvider>
        <StaffFrame path={route.path}>{children}</StaffFrame>
      </SessionProvider>
    );
  }
  if (!identity) {
    const Session = needsStore(route) ? PublicSession : PageSession;
    return (
      <PublicFrame width={publicWidth(route)}>
        <Session>{children}</Session>
      </PublicFrame>
    );
  }
  return (
    <SessionProvider>
      <PortalFrame identity={identity} path={route.path}>
        {children}
      </PortalFrame>
    </SessionProvider>
  );
}

/** Staff have no sign-up: the header of their login is that of the account screens. */
function publicWidth({ owner }: ScreenRoute): 'bleed' | 'content' | 'form' {
  if (owner === 'operations') return 'form';
  return owner === 'marketing' ? 'bleed' : 'content';
}
