import { useStaffSession } from '@tolk/api-client';
import { Navigate, useLocation } from '@tolk/platform';
import type { ReactNode } from 'react';
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx';
import { pathWithWanted } from './wanted-path.ts';

/** Screens of the staff need the staff's own session; no session of a person opens them. */
export function StaffGuard({ children }: { children: ReactNode }) {
  const session = useStaffSession();
  const { pathname, search } = useLocation();
  if (session === 'asking') return <ScreenSkeleton />;
  if (session === 'signedOut')
    return <Navigate to={pathWithWanted('/ops/login', pathname + search)} replace />;
  return children;
}
