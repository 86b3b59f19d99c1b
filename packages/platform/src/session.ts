import type { Identity } from '@tolk/domain';
import { createContext, use } from 'react';

/** Who uses the product in this tab. */
export type Session =
  | { status: 'anonymous' }
  | {
      status: 'signedIn';
      identity: Identity;
      /** Id of the account: `supUserId` and `sysUserId` at the wire. */
      userId: string;
      /** Phone or e-mail the person signed in with. */
      account: string;
      avatarUrl?: string;
    };

export interface SessionFacade {
  session: Session;
  /** Enters an identity and leads to its overview; resolves to false when the call was refused. */
  switchIdentity: (to: Identity) => Promise<boolean>;
}

export const SessionContext = createContext<SessionFacade>({
  session: { status: 'anonymous' },
  switchIdentity: () => Promise.resolve(false),
});

/** The session, as the shell provides it; anonymous without a shell. */
export function useSession(): SessionFacade {
  return use(SessionContext);
}
