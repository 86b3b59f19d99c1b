import { Trans } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { Alert, Box } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';

interface OfferPartProps {
  offer: NonNullable<AppealDetail['offer']>;
  /** ISO 4217. */
  currency: string;
}

/** The split that this side offers and that the other may still accept. */
export function OfferPart({ offer, currency }: OfferPartProps) {
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <Trans>
        Offers a {offer.refundPercent}% refund: <Money amount={offer.refund} currency={currency} />{' '}
        to the client, <Money amount={offer.earnings} currency={currency} /> to the supplier.
      </Trans>
      {offer.text ? (
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{offer.text}</Box>
      ) : null}
      <Box sx={{ typography: 'caption' }}>
        <DateTime iso={offer.time} />
      </Box>
    </Alert>
  );
}
