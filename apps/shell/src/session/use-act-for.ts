import { homePath } from '@tolk/domain';
import { useNavigate } from '@tolk/platform';
import { useCallback } from 'react';
import { enterParty } from './enter-identity.ts';

/** Acts for another party without loading a document. */
export function useActFor() {
  const navigate = useNavigate();
  return useCallback(
    (organisationId: string | null, path?: string): Promise<boolean> =>
      enterParty(organisationId, (side) => navigate(path ?? homePath(side))),
    [navigate],
  );
}
