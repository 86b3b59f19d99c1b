import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsSetFrontEndFaultStateMutation } from '@tolk/api-client';
import type { FrontEndFault } from '@tolk/contract';
import { Button, notify } from '@tolk/design-system';
import type { FaultState } from '@tolk/domain';

/** Marks a fault as fixed or ignored, or opens it again. */
export function FaultActions({ fault: { faultId, state } }: { fault: FrontEndFault }) {
  const { t } = useLingui();
  const [change, { isLoading }] = useOpsSetFrontEndFaultStateMutation();
  const set = async (next: FaultState) => {
    if ('data' in (await change({ faultId, state: next }))) notify(t`The fault has been updated.`);
  };
  if (state !== 'open') {
    return (
      <Button disabled={isLoading} onClick={() => void set('open')}>
        <Trans>Mark as open</Trans>
      </Button>
    );
  }
  return (
    <>
      <Button disabled={isLoading} onClick={() => void set('ignored')}>
        <Trans context="button">Ignore</Trans>
      </Button>
      <Button variant="contained" disabled={isLoading} onClick={() => void set('mended')}>
        <Trans>Mark as fixed</Trans>
      </Button>
    </>
  );
}
