import { startSession } from '@tolk/api-client';
import type { Port } from '@tolk/domain';
import { useNavigate } from '@tolk/platform';
import { pathAfterSignIn } from '../navigation/after-sign-in.ts';
import { forgetArrival } from './arrival.ts';

/** Keeps the session of a sign-in and goes to the page that was wanted. */
export function useEnter() {
  const navigate = useNavigate();
  return (
    session: { token: string; port: Port | null; organisationId?: string },
    wanted: string | undefined,
  ) => {
    forgetArrival();
    startSession({ ...session, party: session.organisationId ?? null });
    void navigate(pathAfterSignIn(session.port, wanted), { replace: true });
  };
}
