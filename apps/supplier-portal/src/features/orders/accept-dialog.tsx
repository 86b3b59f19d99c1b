import { Trans, useLingui } from '@lingui/react/macro';
import {
  useSupAcceptOrRejectProjectOrderMutation,
  useSupGetOrderClashesQuery,
} from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { Deadline, DefinitionList, Money } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { ClashList, OrderDiffersFromAgreed } from '@tolk/market-views';
import { useState } from 'react';

/** Price, commission and due time once more before they bind. */
export function AcceptDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useLingui();
  const [answer] = useSupAcceptOrRejectProjectOrderMutation();
  // What was shown is what is accepted: a change that arrives meanwhile makes the server refuse.
  const [shown] = useState(order);
  const { projectOrderId, version, amountOfMoney, commission, currency, orderType } = shown;

  const isInterpreting = orderType === 'interpretation';
  const parts = shown.milestones.length;
  const { currentData: clashes } = useSupGetOrderClashesQuery(
    { projectOrderId },
    { skip: !isInterpreting, refetchOnMountOrArgChange: true },
  );
  const isBooked = clashes?.some(({ kinds }) => kinds.includes('booked')) === true;

  async function accept() {
    const twice = isBooked ? { bookedTwice: true } : {};
    const result = await answer({ projectOrderId, version, accept: true, ...twice });
    if (!result.error) notify(t`Order accepted. The client has been notified and pays next.`);
    // A refusal is said by the shell, and the screen shows what is possible now.
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={<Trans>Accept these terms?</Trans>}
      confirmLabel={
        isBooked ? <Trans>Accept, I can do both</Trans> : <Trans>Accept the order</Trans>
      }
      cancelLabel={<Trans context="button">Not yet</Trans>}
      onConfirm={accept}
      onCancel={onClose}
    >
      <OrderDiffersFromAgreed order={shown} viewer="supplier" />
      <ClashList clashes={clashes ?? []} viewer="supplier" zone={shown.zone} />
      <DefinitionList
        entries={[
          {
            key: 'price',
            label: <Trans>Price of the work</Trans>,
            value: <Money amount={amountOfMoney} currency={currency} />,
          },
          {
            key: 'commission',
            label: <Trans context="fact">Commission</Trans>,
            value: <Money amount={commission} currency={currency} />,
          },
          {
            key: 'net',
            label: <Trans context="fact">You earn</Trans>,
            value: (
              <Money amount={amountOfMoney - commission} currency={currency} emphasis="earned" />
            ),
          },
          {
            key: 'milestones',
            label: <Trans context="fact">Paid in milestones</Trans>,
            value: parts === 0 ? null : parts,
          },
          {
            key: 'due',
            label: isInterpreting ? (
              <Trans>Confirm the work by</Trans>
            ) : parts > 0 ? (
              <Trans>Deliver the first milestone by</Trans>
            ) : (
              <Trans context="fact">Deliver by</Trans>
            ),
            value: <Deadline iso={shown.deliverTime} authorZone={shown.zone} />,
          },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {isInterpreting ? (
          <Trans>The booking is confirmed once the client has paid; we will let you know.</Trans>
        ) : parts > 0 ? (
          <Trans>
            Start on each milestone once the client has paid for it; we will let you know.
          </Trans>
        ) : (
          <Trans>Start once the client has paid; we will let you know.</Trans>
        )}
      </Typography>
    </ConfirmDialog>
  );
}
