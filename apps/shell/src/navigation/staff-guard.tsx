import { onStaffSessionChange, readStaffToken } from '@tolk/api-client';
import { Navigate, useLocation } from '@tolk/platform';
import { useSyncExternalStore, type ReactNode } from 'react';
import { pathWithWanted } from './wanted-path.ts';

/** Screens of the staff need the staff's own session; no session of a person opens them. */
export function StaffGuard({ children }: { children: ReactNode }) {
  const token = useSyncExternalStore(onStaffSessionChange, readStaffToken);
  const { pathname, search } = useLocation();
  if (token === null)
    return <Navigate to={pathWithWanted('/ops/login', pathname + search)} replace />;
  return children;
}
