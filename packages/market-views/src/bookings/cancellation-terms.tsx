import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { moneyOf } from '@tolk/contract/order-money';
import { serverNow } from '@tolk/api-client';
import { Box, Typography } from '@tolk/design-system';
import { Money, StatusChip } from '@tolk/design-system/pieces';
import { datedTiers, sidesOf, type DatedTier, type OrderState } from '@tolk/domain';
import { useState } from 'react';
import { BookingTime } from './booking-time.tsx';

/** In other states nobody can cancel by these terms any more. */
const cancellable: readonly OrderState[] = ['sent', 'received', 'started'];

/** What a client owes who cancels, until when: by the clocks of the place first. */
export function CancellationTerms({ order }: { order: OrderDetail }) {
  const { cancellationTiers, cancellationLeast: least, zone, currency, orderState } = order;
  const { startTime } = order;
  const [openedAt] = useState(serverNow);
  if (cancellationTiers === null) {
    return <Trans>Only if both sides agree</Trans>;
  }
  const tiers = datedTiers(cancellationTiers, { startAt: new Date(startTime), zone, least });
  const isAhead = cancellable.includes(orderState) && Date.parse(startTime) > openedAt;
  const isOver = ({ until }: DatedTier) => until !== null && until.getTime() < openedAt;
  // Until it is paid the client may withdraw for nothing.
  const holds = isAhead && orderState === 'started';
  const inForce = holds ? tiers.find((tier) => !isOver(tier)) : undefined;
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {tiers.map((tier) => {
          const { percent } = tier;
          const { refund } = sidesOf(moneyOf(order), 100 - percent);
          const isPast = isAhead && isOver(tier);
          return (
            <Box
              component="li"
              key={percent}
              sx={{ py: 0.25, color: isPast ? 'text.secondary' : null }}
            >
              <Trans>
                {percent}% of the price is due, <Money amount={refund} currency={currency} /> goes
                back
              </Trans>
              {tier === inForce ? (
                <>
                  {' '}
                  <StatusChip tone="attention">
                    <Trans context="cancellation">Now</Trans>
                  </StatusChip>
                </>
              ) : null}
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                <TierEnd tier={tier} isPast={isPast} zone={zone} />
              </Box>
            </Box>
          );
        })}
      </Box>
      {least === 0 ? null : (
        <Typography variant="body2" color="textSecondary">
          <Trans>
            At least {least}% stays due, since the booking was moved at the client’s wish when that
            much was due.
          </Trans>
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        <Trans>If the interpreter cancels, everything goes back to the client.</Trans>
      </Typography>
    </>
  );
}

interface TierEndProps {
  tier: DatedTier;
  isPast: boolean;
  zone: string;
}

function TierEnd({ tier: { until }, isPast, zone }: TierEndProps) {
  if (until === null) return <Trans context="cancellation">After that</Trans>;
  const time = <BookingTime iso={until.toISOString()} authorZone={zone} />;
  return isPast ? (
    <Trans context="cancellation">Over since {time}</Trans>
  ) : (
    <Trans context="cancellation">Until {time}</Trans>
  );
}
