import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useOpsApprovePayoutBatchMutation,
  useOpsAskPayoutProviderMutation,
  useOpsDropPayoutBatchMutation,
  useOpsTakeBackPayoutBatchMutation,
} from '@tolk/api-client';
import type { PayoutBatchDetail } from '@tolk/contract';
import { Box, Typography, notify } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { ActionBar, ConfirmDialog, type BarAction } from '@tolk/design-system/portal';
import { useDecisionKeys, type KeyedAction } from '../../keys/decision-keys.ts';
import { useRowActions } from '../../records/row-actions.tsx';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';
import { useDecided } from '../../work/use-decided.tsx';

const ranks = {
  approve: 'main',
  drop: 'danger',
  ask: 'other',
  takeBack: 'danger',
} as const satisfies Record<string, BarAction['rank']>;
type Act = keyof typeof ranks;
const shortcuts: Readonly<Record<Act, string>> = {
  approve: 'a',
  drop: 'c',
  ask: 'q',
  takeBack: 'r',
};
const acts = Object.keys(ranks) as Act[];

/** Approving a batch, which sends its money, asking about it, taking it apart or back. */
export function BatchActions({ batch }: { batch: PayoutBatchDetail }) {
  const { t } = useLingui();
  const { payoutBatchId, count, total, currency, allowedActions } = batch;
  const [approve] = useOpsApprovePayoutBatchMutation();
  const [drop] = useOpsDropPayoutBatchMutation();
  const [ask, { isLoading: isAsking }] = useOpsAskPayoutProviderMutation();
  const [takeBack] = useOpsTakeBackPayoutBatchMutation();
  const { asked, ask: open, close, act } = useRowActions<Act>();
  const decided = useDecided({ subject: 'payoutBatch', subjectId: payoutBatchId });
  const labels: Readonly<Record<Act, string>> = {
    approve: t`Approve and send…`,
    drop: t({ message: 'Cancel batch…', context: 'button' }),
    ask: t`Ask the provider now`,
    takeBack: t`Take the batch back…`,
  };

  const askNow = () => act(ask({ payoutBatchId }).unwrap(), t`The provider was asked.`);
  // PayPal's only question is the batch itself: a person should know before it goes out.
  const askSends = batch.channel === 'paypal' && batch.acknowledgedTime === null;
  const actions = acts.flatMap((action): KeyedAction[] => {
    const state = allowedActions.find((one) => one.action === action);
    if (!state) return [];
    const { enabled, reason, availableAt } = state;
    return [
      {
        key: action,
        label: labels[action],
        shortcut: shortcuts[action],
        rank: ranks[action],
        enabled: enabled && !(action === 'ask' && isAsking),
        reason,
        availableAt,
        onChoose: () => (action === 'ask' && !askSends ? void askNow() : open(action)),
      },
    ];
  });
  useDecisionKeys(actions);
  if (actions.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <ActionBar actions={actions} />
      <ConfirmDialog
        open={asked === 'approve'}
        title={<Trans>Approve this batch?</Trans>}
        confirmLabel={<Trans>Approve and send</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onConfirm={() =>
          act(
            approve({ payoutBatchId }).unwrap(),
            t`The batch has been approved and the money is going out.`,
            decided,
          )
        }
        onCancel={close}
      >
        <Plural value={count} one="# payout" other="# payouts" />,{' '}
        <Money amount={total} currency={currency} emphasis="strong" />.{' '}
        <Trans>The money goes out. This can’t be undone.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'drop'}
        title={<Trans>Cancel this batch?</Trans>}
        confirmLabel={<Trans context="button">Cancel batch</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        color="error"
        onConfirm={() =>
          act(drop({ payoutBatchId }).unwrap(), t`The requests are open again.`, decided)
        }
        onCancel={close}
      >
        <Trans>
          Nothing is sent. Its requests are open again and can be added to another batch.
        </Trans>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'ask'}
        title={<Trans>Send it to PayPal again?</Trans>}
        confirmLabel={<Trans>Send it again</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onConfirm={askNow}
        onCancel={close}
      >
        <Trans>
          The only way to ask PayPal about this batch is to send it again under the same number.
          PayPal pays each payout once; if it accepts the batch now, the money goes out.
        </Trans>
      </ConfirmDialog>
      {asked === 'takeBack' ? (
        <ReasonDialog
          title={<Trans>Take this batch back?</Trans>}
          label={t({ message: 'Reason', context: 'fact' })}
          hint={t`Every supplier in it will read exactly this.`}
          submitLabel={<Trans>Take it back</Trans>}
          color="secondary"
          draftKey={`take-back-batch-${payoutBatchId}`}
          onSubmit={async (reason) => {
            await inForm(takeBack({ payoutBatchId, reason }));
            close();
            notify(t`The batch has been cancelled and will not be sent.`);
          }}
          onClose={close}
        >
          <Typography>
            <Trans>
              This works only if the provider has not received the batch. Its payouts then count as
              failed, and their projects can be settled again.
            </Trans>
          </Typography>
        </ReasonDialog>
      ) : null}
    </Box>
  );
}
