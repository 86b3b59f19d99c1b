import { Trans, useLingui } from '@lingui/react/macro';
import { serverNow, useClientCancelBookingMutation } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { moneyOf } from '@tolk/contract/order-money';
import { notify, Typography } from '@tolk/design-system';
import { DefinitionList, Money } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { percentDue, sidesOf } from '@tolk/domain';
import { useState } from 'react';

interface CancelBookingDialogProps {
  order: Pick<
    OrderDetail,
    | 'projectOrderId'
    | 'version'
    | 'cancellationTiers'
    | 'cancellationLeast'
    | 'startTime'
    | 'zone'
    | 'amountOfMoney'
    | 'commissionXQ'
    | 'commission'
    | 'paymentAmount'
    | 'currency'
  >;
  onClose: () => void;
}

/** What cancelling costs at this moment, before it is done. */
export function CancelBookingDialog({ order, onClose }: CancelBookingDialogProps) {
  const { t } = useLingui();
  const [cancel] = useClientCancelBookingMutation();
  const [openedAt] = useState(serverNow);
  const { projectOrderId, version, currency, paymentAmount, cancellationTiers } = order;
  const percent = percentDue(cancellationTiers ?? [], {
    startAt: new Date(order.startTime),
    zone: order.zone,
    least: order.cancellationLeast,
    now: new Date(openedAt),
  });
  const { refund } = sidesOf(moneyOf(order), 100 - percent);
  return (
    <ConfirmDialog
      open
      title={<Trans>Cancel this booking?</Trans>}
      color="error"
      confirmLabel={<Trans>Cancel the booking</Trans>}
      cancelLabel={<Trans context="button">Keep it</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const result = await cancel({ projectOrderId, version, percentDue: percent });
        if (!result.error) notify(t`The booking is cancelled.`);
        // A refusal is said by the shell; what is due by now shows when it is opened again.
        onClose();
      }}
    >
      <Typography sx={{ mb: 2 }}>
        <Trans>By the terms of this order {percent}% of the price is due now.</Trans>
      </Typography>
      <DefinitionList
        entries={[
          {
            key: 'paid',
            label: <Trans context="fact">You paid</Trans>,
            value: <Money amount={paymentAmount} currency={currency} />,
          },
          {
            key: 'cost',
            label: <Trans>Cancelling costs you</Trans>,
            value: <Money amount={paymentAmount - refund} currency={currency} />,
          },
          {
            key: 'refund',
            label: <Trans>You get back</Trans>,
            value: <Money amount={refund} currency={currency} emphasis="strong" />,
          },
        ]}
      />
    </ConfirmDialog>
  );
}
