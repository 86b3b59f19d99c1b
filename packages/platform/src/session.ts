import type { Identity } from '@tolk/domain';
import { createContext, use } from 'react';

export interface SessionUser {
  /** Id of the account: `supUserId`, `sysUserId` and `userId` at the wire. */
  id: string;
  /** Phone or e-mail the person signs in with. */
  account: string;
  /** What others call this person; the account until a name is given. */
  name: string;
  avatarUrl?: string;
}

/** Who uses the product in this tab. */
export type Session =
  | { status: 'anonymous' }
  | {
      status: 'signedIn';
      /** Absent between sign-up and the choice of an identity. */
      identity: Identity | undefined;
      /** Absent until it is fetched. */
      user: SessionUser | undefined;
    };

export interface SessionFacade {
  session: Session;
  /** Enters an identity and leads to its overview; false when the call was refused. */
  switchIdentity: (to: Identity) => Promise<boolean>;
  /**
   * Acts for an organisation, or with null for oneself, and leads to `path`, the side's overview
   * when left out; false when the call was refused.
   */
  actFor: (organisationId: string | null, path?: string) => Promise<boolean>;
}

export const SessionContext = createContext<SessionFacade>({
  session: { status: 'anonymous' },
  switchIdentity: () => Promise.resolve(false),
  actFor: () => Promise.resolve(false),
});

/** The session, as the shell provides it; anonymous without a shell. */
export function useSession(): SessionFacade {
  return use(SessionContext);
}
