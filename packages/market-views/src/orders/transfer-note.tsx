import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Alert, Box } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';
import { groupedReference, limits, type Identity } from '@tolk/domain';
import type { ReactNode } from 'react';

type Transfer = NonNullable<OrderDetail['transfer']>;

interface TransferNoteProps {
  order: Pick<OrderDetail, 'transfer' | 'currency'>;
  viewer: Identity;
  /** What the viewer can do about it while the order waits. */
  children?: ReactNode;
}

/** The bank transfer that an order waits for, or by which the work under way was paid. */
export function TransferNote({ order, viewer, children }: TransferNoteProps) {
  const { transfer } = order;
  if (!transfer) return null;
  const received = transfer.status === 'received';
  return (
    <Alert severity={received ? 'success' : 'info'} sx={{ mb: 3 }} role="region">
      {received ? (
        <Arrived transfer={transfer} />
      ) : viewer === 'client' ? (
        <OwnTransfer currency={order.currency} transfer={transfer} />
      ) : (
        <OthersTransfer transfer={transfer} />
      )}
      {children && !received ? <Box sx={{ mt: 1 }}>{children}</Box> : null}
    </Alert>
  );
}

function Arrived({ transfer: { pays, milestoneName } }: { transfer: Transfer }) {
  if (pays === 'change') {
    return <Trans>The bank transfer has arrived. The change applies.</Trans>;
  }
  return pays === 'milestone' ? (
    <Trans>The bank transfer has arrived. “{milestoneName}” is paid.</Trans>
  ) : (
    <Trans>The bank transfer has arrived. The order is paid.</Trans>
  );
}

interface OwnTransferProps extends Pick<OrderDetail, 'currency'> {
  transfer: Transfer;
}

function OwnTransfer({ currency, transfer }: OwnTransferProps) {
  const { status, pays, milestoneName, paymentAmount, dueTime, reference } = transfer;
  const due = <DateTime iso={dueTime} />;
  if (status === 'wrongAmount') {
    return (
      <Trans>
        A different amount was transferred. It goes back to you, and the order waits for the exact
        amount until {due}.
      </Trans>
    );
  }
  const amount = <Money amount={paymentAmount} currency={currency} emphasis="strong" />;
  const grouped = groupedReference(reference ?? '');
  if (pays === 'change') {
    return (
      <Trans>
        Waiting for your bank transfer of {amount} for the agreed change, with the reference{' '}
        <strong>{grouped}</strong>. The change waits for it until {due}.
      </Trans>
    );
  }
  return pays === 'milestone' ? (
    <Trans>
      Waiting for your bank transfer of {amount} for “{milestoneName}”, with the reference{' '}
      <strong>{grouped}</strong>. The order waits until {due}.
    </Trans>
  ) : (
    <Trans>
      Waiting for your bank transfer of {amount} with the reference <strong>{grouped}</strong>. The
      order waits until {due}.
    </Trans>
  );
}

function OthersTransfer({ transfer }: { transfer: Transfer }) {
  const { status, pays, milestoneName, dueTime } = transfer;
  const due = <DateTime iso={dueTime} />;
  const { min, max } = limits.order.transferDays;
  if (status === 'wrongAmount') {
    return (
      <Trans>
        The client transferred a different amount, which goes back. The order waits for the exact
        amount until {due}.
      </Trans>
    );
  }
  if (pays === 'change') {
    return (
      <Trans>
        The client pays the difference by bank transfer, which takes {min} to {max} working days.
        The change waits for it until {due}; before that, the former terms apply.
      </Trans>
    );
  }
  return pays === 'milestone' ? (
    <Trans>
      The client pays for “{milestoneName}” by bank transfer, which takes {min} to {max} working
      days. The order waits for it until {due}. Begin once it is paid.
    </Trans>
  ) : (
    <Trans>
      The client pays by bank transfer, which takes {min} to {max} working days. The order waits for
      it until {due}. Begin once it is paid.
    </Trans>
  );
}
