import { TabStoreProvider, useSupGetSupUserDataQuery } from '@tolk/api-client';
import { identityOf } from '@tolk/domain';
import { SessionContext, type Session, type SessionUser } from '@tolk/platform';
import { useMemo, type ReactNode } from 'react';
import { useStoredSession } from './stored-session.ts';
import { useActFor } from './use-act-for.ts';
import { useSwitchIdentity } from './use-switch-identity.ts';

/** Store and session for the screens of remotes, signed in or not. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return (
    <TabStoreProvider>
      <ProvidedSession>{children}</ProvidedSession>
    </TabStoreProvider>
  );
}

function ProvidedSession({ children }: { children: ReactNode }) {
  const { token, port } = useStoredSession();
  const user = useUser(token !== null);
  const switchIdentity = useSwitchIdentity(user?.account);
  const actFor = useActFor();
  const facade = useMemo(() => {
    const identity = port === null ? undefined : identityOf(port);
    const session: Session =
      token === null ? { status: 'anonymous' } : { status: 'signedIn', identity, user };
    return { session, switchIdentity, actFor };
  }, [token, port, user, switchIdentity, actFor]);
  return <SessionContext value={facade}>{children}</SessionContext>;
}

function useUser(signedIn: boolean): SessionUser | undefined {
  const { currentData: data } = useSupGetSupUserDataQuery({}, { skip: !signedIn });
  return useMemo(() => {
    if (!data) return undefined;
    const avatarUrl = data.supUserAvatar ?? data.avatar ?? undefined;
    return {
      id: data.userId,
      account: data.supCurrentAccount,
      name: data.name || data.supCurrentAccount,
      ...(avatarUrl === undefined ? {} : { avatarUrl }),
    };
  }, [data]);
}
