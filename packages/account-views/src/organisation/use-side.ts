import type { Identity } from '@tolk/domain';
import { useSession } from '@tolk/platform';

/** The side of the market that the person is on, and with it the organisations that are shown. */
export function useSide(): Identity {
  const { session } = useSession();
  return (session.status === 'signedIn' ? session.identity : undefined) ?? 'client';
}
