import { identityOf } from '@tolk/domain';
import { SessionContext, type SessionFacade } from '@tolk/platform';
import { useMemo, type ReactNode } from 'react';
import { useStoredSession } from './stored-session.ts';
import { useActFor } from './use-act-for.ts';
import { useSwitchIdentity } from './use-switch-identity.ts';

/**
 * The session of pages that are made at build time: whether somebody is signed in, and on which side.
 * `user` is left out: it would be asked for through the store, which weighs 30 KB.
 */
export function PageSession({ children }: { children: ReactNode }) {
  const { token, port } = useStoredSession();
  const switchIdentity = useSwitchIdentity(undefined);
  const actFor = useActFor();
  const facade = useMemo<SessionFacade>(() => {
    const identity = port === null ? undefined : identityOf(port);
    return {
      session:
        token === null
          ? { status: 'anonymous' }
          : { status: 'signedIn', identity, user: undefined },
      switchIdentity,
      actFor,
    };
  }, [token, port, switchIdentity, actFor]);
  return <SessionContext value={facade}>{children}</SessionContext>;
}
