import { isCallError, startSession } from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import { landingPath, portOf, type Identity } from '@tolk/domain';
import { changingSession, useNavigate } from '@tolk/platform';
import { useCallback } from 'react';
import { accountCall } from '../account/account-call.ts';

/**
 * Enters the other identity without loading a document; `account` is the `loginName` of the call. Not a
 * mutation of the store, which forgets everything when the session changes.
 */
export function useSwitchIdentity(account: string | undefined) {
  const navigate = useNavigate();
  return useCallback(
    async (to: Identity): Promise<boolean> => {
      if (account === undefined) return false;
      try {
        await changingSession(async () => {
          const answer = await accountCall('switchIdentity', {
            loginName: account,
            port: portOf(to),
          });
          startSession({ token: answer.token, port: portOf(to) });
          await navigate(landingPath(answer.port));
        });
        return true;
      } catch (error) {
        if (isCallError(error) && error.message) notify(error.message, { severity: 'error' });
        return false;
      }
    },
    [account, navigate],
  );
}
