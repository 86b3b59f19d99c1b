import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsDecideRefundMutation, useOpsRetryRefundMutation } from '@tolk/api-client';
import type { RefundRow } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { ActionBar, ConfirmDialog, type BarAction } from '@tolk/design-system/portal';
import { useState } from 'react';
import { SentenceGap } from '@tolk/i18n';
import { ConfirmByHandDialog } from './confirm-by-hand-dialog.tsx';

type Act = RefundRow['allowedActions'][number]['action'];
const ranks = {
  approve: 'main',
  decline: 'danger',
  retry: 'main',
  confirmByHand: 'other',
} as const satisfies Record<Act, BarAction['rank']>;

/** What may be done about a refund now; a button that is off says why. */
export function RefundActions({ refund }: { refund: RefundRow }) {
  const { t } = useLingui();
  const { refundId, amount, currency, clientName, allowedActions } = refund;
  const [decide] = useOpsDecideRefundMutation();
  const [retry] = useOpsRetryRefundMutation();
  const [asked, setAsked] = useState<Act>();
  const close = () => setAsked(undefined);
  const labels: Readonly<Record<Act, string>> = {
    approve: t({ message: 'Approve…', context: 'button' }),
    decline: t({ message: 'Decline…', context: 'button' }),
    retry: t({ message: 'Try again', context: 'button' }),
    confirmByHand: t({ message: 'Transferred manually…', context: 'button' }),
  };

  async function act(call: Promise<unknown>, done: string): Promise<void> {
    try {
      await call;
      notify(done);
    } catch {
      // What went wrong the shell has said by then.
    }
    close();
  }

  const retryNow = () => act(retry({ refundId }).unwrap(), t`The provider has been asked again.`);
  return (
    <>
      <ActionBar
        actions={allowedActions.map(({ action, enabled, reason }) => ({
          key: action,
          label: labels[action],
          rank: ranks[action],
          enabled,
          reason,
          onChoose: () => (action === 'retry' ? void retryNow() : setAsked(action)),
        }))}
      />
      <ConfirmDialog
        open={asked === 'approve'}
        title={<Trans>Approve this refund?</Trans>}
        confirmLabel={<Trans context="button">Approve</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onConfirm={() =>
          act(decide({ refundId, approve: true }).unwrap(), t`The refund is on its way.`)
        }
        onCancel={close}
      >
        <Trans>
          <Money amount={amount} currency={currency} emphasis="strong" /> will be refunded to{' '}
          {clientName}.
        </Trans>
        <SentenceGap />
        {refund.reason === 'staff' ? (
          <Trans>The supplier’s share is taken back.</Trans>
        ) : (
          <Trans>The money belongs to no order, so the supplier keeps their share.</Trans>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'decline'}
        title={<Trans>Decline this refund?</Trans>}
        confirmLabel={<Trans context="refund">Decline</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        color="error"
        onConfirm={() =>
          act(decide({ refundId, approve: false }).unwrap(), t`The refund is declined.`)
        }
        onCancel={close}
      >
        <Trans>Nothing is refunded to {clientName}, and no money moves.</Trans>
      </ConfirmDialog>
      {asked === 'confirmByHand' ? <ConfirmByHandDialog refund={refund} onClose={close} /> : null}
    </>
  );
}
