import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Box, Link, notify, Stack, Typography } from '@tolk/design-system';
import { Countdown, DefinitionList, Section } from '@tolk/design-system/pieces';
import { bookingToCheckIn, DAY, type Identity } from '@tolk/domain';
import { serverNow } from '@tolk/api-client';
import { useState } from 'react';
import { useEndCalls } from '../ends/use-end-calls.ts';
import { OrderActions } from '../orders/order-actions.tsx';
import { BookingList } from './booking-list.tsx';
import { bookingsWithCheckIns } from './booking-check-ins.ts';
import { CancellationTerms } from './cancellation-terms.tsx';
import { useBreaksText } from './use-breaks-text.ts';
import { CheckIns } from './check-ins.tsx';

interface BookingPartProps {
  order: OrderDetail;
  viewer: Identity;
}

/** A booking: where and when, who has checked in, and checking in. */
export function BookingPart({ order, viewer }: BookingPartProps) {
  const { t } = useLingui();
  const { checkIn } = useEndCalls(viewer);
  const { projectOrderId, bookingMode, bookingPlace } = order;
  const [openedAt] = useState(serverNow);
  const breaksText = useBreaksText();
  if (bookingMode === null) return null;
  const bookings = bookingsWithCheckIns(order);
  const attendedAll = bookings.at(-1)?.checkedInBy.includes(viewer) === true;
  const upcoming = order.bookings.find(({ startTime }) => Date.parse(startTime) > openedAt);

  async function announce() {
    const next = bookingToCheckIn(bookings, viewer, new Date(serverNow()));
    if (!next) return;
    const result = await checkIn({ projectOrderId, startTime: next.startAt.toISOString() });
    if (!result.error) notify(t`You have checked in, and the other side sees it.`);
  }

  return (
    <Section title={<Trans context="heading">Interpreting booking</Trans>}>
      <Stack spacing={2}>
        <DefinitionList
          entries={[
            {
              key: 'mode',
              label: <Trans context="fact">Where</Trans>,
              value:
                bookingMode === 'onSite' ? (
                  <Trans context="value">On site</Trans>
                ) : (
                  <Trans context="value">Remote</Trans>
                ),
            },
            {
              key: 'place',
              label:
                bookingMode === 'onSite' ? (
                  <Trans context="fact">Address</Trans>
                ) : (
                  <Trans>Meeting link or number</Trans>
                ),
              value: <Place place={bookingPlace} />,
            },
            {
              key: 'times',
              label: <Trans context="interpreting">Bookings</Trans>,
              value: <BookingList bookings={order.bookings} zone={order.zone} />,
            },
            {
              key: 'breaks',
              label: <Trans>Breaks and meals</Trans>,
              value: order.breaks ? breaksText(order.breaks) : null,
            },
            {
              key: 'cancellation',
              label: <Trans>If the client cancels</Trans>,
              value: <CancellationTerms order={order} />,
            },
          ]}
        />
        {upcoming ? <UntilBooking iso={upcoming.startTime} /> : null}
        <CheckIns order={order} />
        {attendedAll ? null : (
          <OrderActions order={order} onChoose={{ checkIn: () => void announce() }} />
        )}
      </Stack>
    </Section>
  );
}

/** A meeting link can be followed, whatever else the client wrote is text. */
function Place({ place }: { place: string }) {
  if (place === '') {
    return (
      <Typography component="span" color="textSecondary">
        <Trans>To be announced</Trans>
      </Typography>
    );
  }
  return /^https:\/\/\S+$/.test(place) ? (
    <Link href={place} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {place}
    </Link>
  ) : (
    <Box sx={{ overflowWrap: 'anywhere' }}>{place}</Box>
  );
}

/** A countdown within the last day before the booking. */
function UntilBooking({ iso }: { iso: string }) {
  const [openedAt] = useState(serverNow);
  const left = Date.parse(iso) - openedAt;
  if (left <= 0 || left > DAY) return null;
  return (
    <Typography>
      <Trans>
        The interpreting starts in <Countdown until={iso} />
      </Trans>
    </Typography>
  );
}
