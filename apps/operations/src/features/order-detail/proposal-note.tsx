import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Alert, Box } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';
import { SentenceGap } from '@tolk/i18n';

/** A proposal of one party to end the order that the other has not answered yet. */
export function ProposalNote({ order: { proposal, currency } }: { order: OrderDetail }) {
  if (proposal === null) return null;
  const refund = <Money amount={proposal.refund} currency={currency} />;
  const earnings = <Money amount={proposal.earnings} currency={currency} />;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {proposal.by === 'client' ? (
        <Trans>The client proposes to end the order:</Trans>
      ) : (
        <Trans>The supplier proposes to end the order:</Trans>
      )}
      <SentenceGap />
      <Trans>
        {refund} refunded to the client, {earnings} to the supplier.
      </Trans>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{proposal.reason}</Box>
      <Box sx={{ typography: 'caption' }}>
        <DateTime iso={proposal.time} />
      </Box>
    </Alert>
  );
}
