import { startSession } from '@tolk/api-client';
import type { Port } from '@tolk/domain';
import { useNavigate } from '@tolk/platform';
import { pathAfterSignIn } from '../navigation/after-sign-in.ts';
import { forgetArrival } from './arrival.ts';

/** Keeps the session of a sign-in and goes to the page that was wanted. */
export function useEnter() {
  const navigate = useNavigate();
  return (
    session: { token: string; port: Port | null; userId?: string; organisationId?: string },
    wanted: string | undefined,
  ) => {
    forgetArrival();
    const { token, port, userId, organisationId } = session;
    startSession({ token, port, party: organisationId ?? null, account: userId ?? null });
    void navigate(pathAfterSignIn(session.port, wanted), { replace: true });
  };
}
