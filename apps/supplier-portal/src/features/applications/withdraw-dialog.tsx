import { Trans } from '@lingui/react/macro';
import type { ApplicationRow } from '@tolk/contract';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useWithdraw } from './use-withdraw.ts';

interface Props {
  /** Absent: nothing is asked. */
  application: ApplicationRow | undefined;
  onClose: () => void;
}

export function WithdrawDialog({ application, onClose }: Props) {
  const withdraw = useWithdraw();
  return (
    <ConfirmDialog
      open={application !== undefined}
      title={<Trans>Withdraw this application?</Trans>}
      confirmLabel={<Trans context="button">Withdraw</Trans>}
      cancelLabel={<Trans>Keep the application</Trans>}
      color="error"
      onConfirm={async () => {
        if (application) await withdraw(application);
        onClose();
      }}
      onCancel={onClose}
    >
      <Trans>The client can no longer place an order from it, and this cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
