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

const { appealDays } = bounds;

interface Props {
  order: OrderDetail;
  open: boolean;
  onClose: () => void;
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
      confirmLabel={<Trans>Withdraw</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        told(await withdraw({ projectOrderId, version }), t`The order is withdrawn.`);
        onClose();
      }}
    >
      <Typography>
        {order.orderState === 'received' ? (
          <Trans>
            The supplier is told that the order is off, and is free again. You may edit it and send
            it again. A payment that is still on its way comes back by itself.
          </Trans>
        ) : (
          <Trans>The supplier can no longer accept it. You may edit it and send it again.</Trans>
        )}
      </Typography>
    </ConfirmDialog>
  );
}

export function CancelDialog({ order, open, onClose }: Props) {
  const { t } = useLingui();
  const [cancel] = useClientCancelProjectOrderMutation();
  const { projectOrderId, version, paymentAmount, currency } = order;
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Cancel this overdue order?</Trans>}
      color="error"
      confirmLabel={<Trans>Cancel the order</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const message = t`The order is cancelled; your money is on its way back.`;
        told(await cancel({ projectOrderId, version }), message);
        onClose();
      }}
    >
      <Typography>
        <Trans>
          Nothing was delivered. You get <Money amount={paymentAmount} currency={currency} /> back
          the way you paid it.
        </Trans>
      </Typography>
    </ConfirmDialog>
  );
}

export function AcceptDialog({ order, open, onClose }: Props) {
  const { t } = useLingui();
  const [answer] = useClientGetAcceptanceResultsMutation();
  const { projectOrderId, version, amountOfMoney, currency, supUserName } = order;
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Accept the results?</Trans>}
      confirmLabel={<Trans>Accept</Trans>}
      cancelLabel={<Trans>Not yet</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const done = await answer({ projectOrderId, version, accept: true });
        told(done, t`The results are accepted.`);
        onClose();
      }}
    >
      <Typography>
        <Trans>
          <Money amount={amountOfMoney} currency={currency} /> go to {supUserName}. Afterwards you
          can appeal within {appealDays} days.
        </Trans>
      </Typography>
    </ConfirmDialog>
  );
}
