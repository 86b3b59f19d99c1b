import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { moneyOf } from '@tolk/contract/order-money';
import { Box, Typography } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { datedTiers, sidesOf } from '@tolk/domain';
import { BookingTime } from './booking-time.tsx';

/** What a client owes who cancels, until when: by the clocks of the place first. */
export function CancellationTerms({ order }: { order: OrderDetail }) {
  const { cancellationTiers, startTime, zone, currency } = order;
  if (cancellationTiers === null) {
    return <Trans>Only if both sides agree</Trans>;
  }
  const tiers = datedTiers(cancellationTiers, new Date(startTime), zone);
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {tiers.map(({ until, percent }) => {
          const { refund } = sidesOf(moneyOf(order), 100 - percent);
          return (
            <Box component="li" key={percent} sx={{ py: 0.25 }}>
              <Trans>
                {percent}% of the price is due, <Money amount={refund} currency={currency} /> goes
                back
              </Trans>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {until === null ? (
                  <Trans context="cancellation">After that</Trans>
                ) : (
                  <Trans context="cancellation">
                    Until <BookingTime iso={until.toISOString()} authorZone={zone} />
                  </Trans>
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
      <Typography variant="body2" color="textSecondary">
        <Trans>If the interpreter cancels, everything goes back to the client.</Trans>
      </Typography>
    </>
  );
}
