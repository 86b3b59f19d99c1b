import { Trans, useLingui } from '@lingui/react/macro';
import {
  useClientCancelProjectOrderMutation,
  useClientGetAcceptanceResultsMutation,
  useClientWithdrawProjectOrderMutation,
} from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { bounds } from '@tolk/domain';

const { appealDays, milestonePayDays } = bounds;

interface Props {
  order: OrderDetail;
  open: boolean;
  onClose: () => void;
}

/** What is paid for what is worked on: the milestone in turn, else the order. */
function inTurn(order: OrderDetail): Pick<OrderDetail, 'amountOfMoney' | 'paymentAmount'> {
  return order.milestones.find((milestone) => milestone.inTurn) ?? order;
}

/** What the server refuses, the shell says; the order is fetched again either way. */
function told(result: { error?: unknown }, message: string): void {
  if (result.error === undefined) notify(message);
}

export function WithdrawDialog({ order, open, onClose }: Props) {
  const { t } = useLingui();
  const [withdraw] = useClientWithdrawProjectOrderMutation();
  const { projectOrderId, version } = order;
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Withdraw this order?</Trans>}
      color="error"
      confirmLabel={<Trans context="button">Withdraw</Trans>}
      cancelLabel={<Trans context="button">Cancel</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        told(await withdraw({ projectOrderId, version }), t`The order has been withdrawn.`);
        onClose();
      }}
    >
      <Typography>
        {order.orderState === 'received' ? (
          <Trans>
            The supplier is told that the order is cancelled and is free for other work. You can
            edit it and send it again. A payment still on its way is refunded automatically.
          </Trans>
        ) : (
          <Trans>The supplier can no longer accept it. You can edit it and send it again.</Trans>
        )}
      </Typography>
    </ConfirmDialog>
  );
}

export function CancelDialog({ order, open, onClose }: Props) {
  const { t } = useLingui();
  const [cancel] = useClientCancelProjectOrderMutation();
  const { projectOrderId, version, currency } = order;
  const { paymentAmount } = inTurn(order);
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Cancel this overdue order?</Trans>}
      color="error"
      confirmLabel={<Trans>Cancel the order</Trans>}
      cancelLabel={<Trans context="button">Keep it</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const message = t`The order is cancelled and your refund is on its way.`;
        told(await cancel({ projectOrderId, version }), message);
        onClose();
      }}
    >
      <Typography>
        {order.orderType === 'interpretation' ? (
          <Trans>The interpreter did not confirm that the work was done.</Trans>
        ) : (
          <Trans>Nothing was delivered.</Trans>
        )}{' '}
        <Trans>
          <Money amount={paymentAmount} currency={currency} /> will be refunded to your original
          payment method.
        </Trans>
      </Typography>
    </ConfirmDialog>
  );
}

export function AcceptDialog({ order, open, onClose }: Props) {
  const { t } = useLingui();
  const [answer] = useClientGetAcceptanceResultsMutation();
  const { projectOrderId, version, currency, supUserName, allowedActions } = order;
  const { amountOfMoney } = inTurn(order);
  const isLast = allowedActions.every(({ action }) => action !== 'acceptMilestone');
  const interpreting = order.orderType === 'interpretation';
  return (
    <ConfirmDialog
      open={open}
      title={
        interpreting ? (
          <Trans>Accept the work?</Trans>
        ) : isLast ? (
          <Trans>Accept the results?</Trans>
        ) : (
          <Trans>Accept the milestone?</Trans>
        )
      }
      confirmLabel={<Trans context="button">Accept</Trans>}
      cancelLabel={<Trans context="button">Not yet</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const done = await answer({ projectOrderId, version, accept: true });
        const accepted = interpreting
          ? t`The work has been accepted.`
          : t`The results have been accepted.`;
        told(done, accepted);
        onClose();
      }}
    >
      <Typography>
        {isLast ? (
          <Trans>
            <Money amount={amountOfMoney} currency={currency} /> go to {supUserName}. Afterwards you
            can appeal within {appealDays} days.
          </Trans>
        ) : (
          <Trans>
            <Money amount={amountOfMoney} currency={currency} /> go to {supUserName} for this
            milestone. Afterwards you can’t appeal about it, and you have {milestonePayDays} days to
            pay for the next one.
          </Trans>
        )}
      </Typography>
    </ConfirmDialog>
  );
}
