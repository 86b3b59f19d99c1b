import { Trans } from '@lingui/react/macro';
import type { OrderChange, OrderDetail } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import type { ReactNode } from 'react';

interface OvertakenNoteProps {
  change: OrderChange;
  order: Pick<OrderDetail, 'currency'>;
  /** Null for staff. */
  viewer: Identity | null;
}

/** What became of a change that ended without applying, and of money that was under way for it. */
export function OvertakenNote({ change, order, viewer }: OvertakenNoteProps) {
  const { status, transfer, difference } = change;
  if (viewer !== 'client' || (status !== 'overtaken' && transfer === null)) return null;
  return (
    <Typography variant="body2">
      {status === 'overtaken' ? (
        <Trans>The order moved on before this change applied, so the terms before it stand.</Trans>
      ) : null}{' '}
      <TransferStanding
        transfer={transfer}
        amount={<Money amount={difference} currency={order.currency} />}
      />
    </Typography>
  );
}

function TransferStanding({
  transfer,
  amount,
}: Pick<OrderChange, 'transfer'> & { amount: ReactNode }) {
  switch (transfer) {
    case 'awaited':
      return (
        <Trans>
          If you have not sent the {amount} yet, don’t. If it is under way, it goes back to your
          account once it arrives.
        </Trans>
      );
    case 'returning':
      return (
        <Trans>Your transfer of {amount} arrived and is on its way back to your account.</Trans>
      );
    case 'returned':
      return <Trans>Your transfer of {amount} went back to your account.</Trans>;
    case null:
    default:
      return null;
  }
}
