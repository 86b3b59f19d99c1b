import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useOpsApprovePayoutBatchMutation, useOpsDropPayoutBatchMutation } from '@tolk/api-client';
import type { PayoutBatchDetail } from '@tolk/contract';
import { Box, notify } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { ActionBar, ConfirmDialog, type BarAction } from '@tolk/design-system/portal';
import { useState } from 'react';

type Act = 'approve' | 'drop';
const ranks = { approve: 'main', drop: 'danger' } as const;

/** Approving a batch, which sends its money, or taking it apart. */
export function BatchActions({ batch }: { batch: PayoutBatchDetail }) {
  const { t } = useLingui();
  const { payoutBatchId, count, total, currency, allowedActions } = batch;
  const [approve] = useOpsApprovePayoutBatchMutation();
  const [drop] = useOpsDropPayoutBatchMutation();
  const [asked, setAsked] = useState<Act>();
  const close = () => setAsked(undefined);
  const labels: Readonly<Record<Act, string>> = {
    approve: t`Approve and send…`,
    drop: t`Take it apart…`,
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

  const actions = (['approve', 'drop'] as const).flatMap((action): BarAction[] => {
    const state = allowedActions.find((one) => one.action === action);
    if (!state) return [];
    const { enabled, reason } = state;
    return [
      {
        key: action,
        label: labels[action],
        rank: ranks[action],
        enabled,
        reason,
        onChoose: () => setAsked(action),
      },
    ];
  });
  if (actions.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <ActionBar actions={actions} />
      <ConfirmDialog
        open={asked === 'approve'}
        title={<Trans>Approve this batch?</Trans>}
        confirmLabel={<Trans>Approve and send</Trans>}
        cancelLabel={<Trans>Cancel</Trans>}
        onConfirm={() =>
          act(approve({ payoutBatchId }).unwrap(), t`The batch is approved and its money goes out.`)
        }
        onCancel={close}
      >
        <Plural value={count} one="# payout" other="# payouts" />,{' '}
        <Money amount={total} currency={currency} emphasis="strong" />.{' '}
        <Trans>The money goes out. This can’t be taken back.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'drop'}
        title={<Trans>Take this batch apart?</Trans>}
        confirmLabel={<Trans>Take it apart</Trans>}
        cancelLabel={<Trans>Cancel</Trans>}
        color="error"
        onConfirm={() => act(drop({ payoutBatchId }).unwrap(), t`The applications are open again.`)}
        onCancel={close}
      >
        <Trans>
          Nothing is sent. Its applications are open again and can go into another batch.
        </Trans>
      </ConfirmDialog>
    </Box>
  );
}
