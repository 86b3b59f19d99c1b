import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsDecideRefundMutation, useOpsRetryRefundMutation } from '@tolk/api-client';
import type { RefundRow } from '@tolk/contract';
import { Money } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { SentenceGap } from '@tolk/i18n';
import { RowActionBar, useRowActions } from '../../records/row-actions.tsx';
import { useDecided } from '../../work/use-decided.tsx';
import { ConfirmByHandDialog } from './confirm-by-hand-dialog.tsx';

type Act = RefundRow['allowedActions'][number]['action'];

/** What may be done about a refund now. */
export function RefundActions({ refund }: { refund: RefundRow }) {
  const { t } = useLingui();
  const { refundId, currency, clientName, allowedActions, whole } = refund;
  const amount = whole?.amount ?? refund.amount;
  const [decide] = useOpsDecideRefundMutation();
  const [retry] = useOpsRetryRefundMutation();
  const { asked, ask, close, act } = useRowActions<Act>();
  const decided = useDecided({ subject: 'refund', subjectId: refundId });
  const retryNow = () => act(retry({ refundId }).unwrap(), t`The provider has been asked again.`);
  return (
    <>
      <RowActionBar
        allowed={allowedActions}
        looks={{
          approve: {
            label: t({ message: 'Approve…', context: 'button' }),
            rank: 'main',
            shortcut: 'a',
          },
          decline: {
            label: t({ message: 'Decline…', context: 'button' }),
            rank: 'danger',
            shortcut: 'r',
          },
          // No key: it moves money at once.
          retry: { label: t({ message: 'Try again', context: 'button' }), rank: 'main' },
          confirmByHand: {
            label: t({ message: 'Transferred manually…', context: 'button' }),
            shortcut: 'm',
          },
        }}
        onChoose={(action) => (action === 'retry' ? void retryNow() : ask(action))}
      />
      <ConfirmDialog
        open={asked === 'approve'}
        title={<Trans>Approve this refund?</Trans>}
        confirmLabel={<Trans context="button">Approve</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onConfirm={() =>
          act(decide({ refundId, approve: true }).unwrap(), t`The refund is on its way.`, decided)
        }
        onCancel={close}
      >
        <Trans>
          <Money amount={amount} currency={currency} emphasis="strong" /> will be refunded to{' '}
          {clientName}.
        </Trans>
        <SentenceGap />
        {whole ? (
          <>
            <Trans>
              It comes out of {whole.parts} payments, and you approve all parts together.
            </Trans>
            <SentenceGap />
          </>
        ) : null}
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
          act(decide({ refundId, approve: false }).unwrap(), t`The refund is declined.`, decided)
        }
        onCancel={close}
      >
        <Trans>Nothing is refunded to {clientName}, and no money moves.</Trans>
      </ConfirmDialog>
      {asked === 'confirmByHand' ? <ConfirmByHandDialog refund={refund} onClose={close} /> : null}
    </>
  );
}
