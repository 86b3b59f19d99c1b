import { useLingui } from '@lingui/react/macro';
import { useSupWithdrawProjectApplicationJLMutation } from '@tolk/api-client';
import type { ApplicationRow } from '@tolk/contract';
import { notify } from '@tolk/design-system';

/** Withdraws an application and says so. */
export function useWithdraw() {
  const { t } = useLingui();
  const [withdraw] = useSupWithdrawProjectApplicationJLMutation();
  return async ({ projectApplicationJLId }: ApplicationRow) => {
    const answer = await withdraw({ projectApplicationJLId });
    if (!answer.error) notify(t`The application was withdrawn.`);
  };
}
