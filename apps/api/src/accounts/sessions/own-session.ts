import type { CallContext, CallSession } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';

/** The session that the call was made with. Throws `unauthenticated` when there is none. */
export function ownSession({ session }: CallContext): CallSession {
  return session ?? refuse('unauthenticated');
}
