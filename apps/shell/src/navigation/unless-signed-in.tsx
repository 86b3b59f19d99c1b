import { isChangingSession, Navigate } from '@tolk/platform';
import type { ReactNode } from 'react';
import { useStoredSession } from '../session/stored-session.ts';
import { pathAfterSignIn } from './after-sign-in.ts';

interface Props {
  /** The page that led here. */
  wanted: string | undefined;
  children: ReactNode;
}

/**
 * A person who has a session already, perhaps since a moment ago in another tab, is led on from the
 * sign-in pages. A page of the other side of the account then says so by itself.
 */
export function UnlessSignedIn({ wanted, children }: Props) {
  const { token, port } = useStoredSession();
  // Logging out shows the login page before the session here ends.
  if (token === null || isChangingSession()) return children;
  const onward = port === null ? undefined : wanted;
  return <Navigate to={onward ?? pathAfterSignIn(port, wanted)} replace />;
}
