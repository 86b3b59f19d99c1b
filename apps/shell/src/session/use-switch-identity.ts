import { landingPath, type Identity } from '@tolk/domain';
import { useNavigate } from '@tolk/platform';
import { useCallback } from 'react';
import { enterIdentity } from './enter-identity.ts';

/**
 * Enters the other identity and its overview without loading a document. Not a mutation of the store,
 * which forgets everything when the session changes.
 */
export function useSwitchIdentity(account: string | undefined) {
  const navigate = useNavigate();
  return useCallback(
    async (to: Identity): Promise<boolean> => {
      if (account === undefined) return false;
      return enterIdentity(
        to,
        () => Promise.resolve(account),
        (leftBehind) => navigate(landingPath(leftBehind)),
      );
    },
    [account, navigate],
  );
}
