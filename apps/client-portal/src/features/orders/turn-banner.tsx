import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Alert, Box } from '@tolk/design-system';
import { Countdown, DateTime } from '@tolk/design-system/pieces';
import type { OrderState } from '@tolk/domain';
import type { ReactNode } from 'react';

/** What the client or the other side should do now, and what follows if nobody does. */
const sentences: Partial<Record<OrderState, ReactNode>> = {
  sent: (
    <Trans>The supplier decides whether to take the order. Without an answer it expires.</Trans>
  ),
  received: (
    <Trans>The supplier has accepted. Pay, and the work begins; without payment it ends.</Trans>
  ),
  rejected: <Trans>Edit the order and send it again, or leave it as it is.</Trans>,
  started: <Trans>The supplier is at work. Your payment is held until you accept.</Trans>,
  submitted: (
    <Trans>
      Check the results, then accept them or ask for changes. Without an answer they count as
      accepted.
    </Trans>
  ),
  changesRequested: <Trans>The supplier is working on the changes you asked for.</Trans>,
  inAppeal: <Trans>An appeal is open; everything else waits for its decision.</Trans>,
};

/** Whose turn it is, what to do, and how long there is time. */
export function TurnBanner({ order }: { order: OrderDetail }) {
  const { turn, turnUntil, orderState } = order;
  const sentence = sentences[orderState];
  if (!sentence) return null;
  return (
    <Alert severity={turn === 'client' ? 'warning' : 'info'} sx={{ mb: 3 }}>
      <Box component="strong" sx={{ display: 'block' }}>
        <Whose turn={turn} />
      </Box>
      {sentence}
      {turnUntil ? (
        <Box sx={{ mt: 0.5 }}>
          <Trans>
            Time left: <Countdown until={turnUntil} /> (until <DateTime iso={turnUntil} />)
          </Trans>
        </Box>
      ) : null}
    </Alert>
  );
}

function Whose({ turn }: Pick<OrderDetail, 'turn'>) {
  if (turn === 'client') return <Trans>Your turn</Trans>;
  if (turn === 'supplier') return <Trans>The supplier’s turn</Trans>;
  return <Trans>Nothing to do for you right now</Trans>;
}
