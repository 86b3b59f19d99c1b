import { Trans, useLingui } from '@lingui/react/macro';
import { useSupWithdrawSettlementMutation } from '@tolk/api-client';
import type { SettlementDetail } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { ActionBar, ConfirmDialog } from '@tolk/design-system/portal';
import { useState } from 'react';

/** Taking an application back, as long as the server allows it; when it is too late the button says so. */
export function WithdrawSettlement({ settlement }: { settlement: SettlementDetail }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [withdraw] = useSupWithdrawSettlementMutation();
  const { settlementId, version, allowedActions } = settlement;
  const actions = allowedActions
    .filter(({ action }) => action === 'withdraw')
    .map(({ action, ...state }) => ({
      key: action,
      label: <Trans>Cancel the withdrawal request</Trans>,
      rank: 'danger' as const,
      onChoose: () => setAsking(true),
      ...state,
    }));
  return (
    <>
      <ActionBar actions={actions} />
      <ConfirmDialog
        open={asking}
        title={<Trans>Cancel this withdrawal request?</Trans>}
        confirmLabel={<Trans>Cancel the request</Trans>}
        cancelLabel={<Trans>Keep the request</Trans>}
        color="error"
        onConfirm={async () => {
          const { error } = await withdraw({ settlementId, version });
          if (!error) notify(t`The withdrawal request was cancelled.`);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          Nothing is paid out. The projects are ready to settle again, and you can reapply this
          month.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
