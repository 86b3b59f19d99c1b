import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Alert, Box } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';
import { groupedReference, limits, type Identity } from '@tolk/domain';
import type { ReactNode } from 'react';

type Transfer = NonNullable<OrderDetail['transfer']>;

interface TransferNoteProps {
  order: Pick<OrderDetail, 'transfer' | 'paymentAmount' | 'currency'>;
  viewer: Identity;
  /** What the viewer can do about it while the order waits. */
  children?: ReactNode;
}

/** The bank transfer that an order waits for or was paid by, until the work is delivered. */
export function TransferNote({ order, viewer, children }: TransferNoteProps) {
  const { transfer } = order;
  if (!transfer) return null;
  const received = transfer.status === 'received';
  return (
    <Alert severity={received ? 'success' : 'info'} sx={{ mb: 3 }} role="region">
      {received ? (
        <Trans>The bank transfer has arrived. The order is paid.</Trans>
      ) : viewer === 'client' ? (
        <OwnTransfer order={order} transfer={transfer} />
      ) : (
        <OthersTransfer transfer={transfer} />
      )}
      {children && !received ? <Box sx={{ mt: 1 }}>{children}</Box> : null}
    </Alert>
  );
}

interface OwnTransferProps {
  order: TransferNoteProps['order'];
  transfer: Transfer;
}

function OwnTransfer({ order, transfer: { status, dueTime, reference } }: OwnTransferProps) {
  const due = <DateTime iso={dueTime} />;
  if (status === 'wrongAmount') {
    return (
      <Trans>
        A different amount was transferred. It goes back to you, and the order waits for the exact
        amount until {due}.
      </Trans>
    );
  }
  const amount = <Money amount={order.paymentAmount} currency={order.currency} emphasis="strong" />;
  const grouped = groupedReference(reference ?? '');
  return (
    <Trans>
      Waiting for your bank transfer of {amount} with the reference <strong>{grouped}</strong>. The
      order waits until {due}.
    </Trans>
  );
}

function OthersTransfer({ transfer: { status, dueTime } }: { transfer: Transfer }) {
  const due = <DateTime iso={dueTime} />;
  const { min, max } = limits.order.transferDays;
  return status === 'wrongAmount' ? (
    <Trans>
      The client transferred a different amount, which goes back. The order waits for the exact
      amount until {due}.
    </Trans>
  ) : (
    <Trans>
      The client pays by bank transfer, which takes {min} to {max} working days. The order waits for
      it until {due}. Begin once it is paid.
    </Trans>
  );
}
