import { startSession, useSupSwitchIdentityMutation } from '@tolk/api-client';
import { landingPath, portOf, type Identity } from '@tolk/domain';
import { useNavigate } from '@tolk/platform';
import { useCallback } from 'react';

/** Enters the other identity without loading a document; `account` is the `loginName` of the call. */
export function useSwitchIdentity(account: string | undefined) {
  const [callSwitch] = useSupSwitchIdentityMutation();
  const navigate = useNavigate();
  return useCallback(
    async (to: Identity): Promise<boolean> => {
      if (account === undefined) return false;
      const answer = await callSwitch({ loginName: account, port: portOf(to) });
      if (!answer.data) return false;
      startSession({ token: answer.data.token, port: portOf(to) });
      await navigate(landingPath(answer.data.port));
      return true;
    },
    [account, callSwitch, navigate],
  );
}
