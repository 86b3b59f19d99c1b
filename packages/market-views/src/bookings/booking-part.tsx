import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Box, Link, notify, Stack, Typography } from '@tolk/design-system';
import { CheckCircleIcon } from '@tolk/design-system/icons';
import { Countdown, DateTime, DefinitionList, Section } from '@tolk/design-system/pieces';
import { addMs, DAY, limits, type Identity } from '@tolk/domain';
import { serverNow } from '@tolk/api-client';
import { sideLabels } from '@tolk/labels';
import { useState } from 'react';
import { useEndCalls } from '../ends/use-end-calls.ts';
import { OrderActions } from '../orders/order-actions.tsx';
import { BookingList } from './booking-list.tsx';

interface BookingPartProps {
  order: OrderDetail;
  viewer: Identity;
}

/** A booking: where and when, who has checked in, and checking in. */
export function BookingPart({ order, viewer }: BookingPartProps) {
  const { t } = useLingui();
  const { checkIn } = useEndCalls(viewer);
  const { projectOrderId, bookingMode, bookingPlace, startTime, checkIns } = order;
  if (bookingMode === null) return null;

  async function announce() {
    const result = await checkIn({ projectOrderId });
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
              value: <BookingList order={order} />,
            },
          ]}
        />
        <UntilBooking iso={startTime} />
        <CheckIns order={order} />
        {checkIns.some(({ by }) => by === viewer) ? null : (
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
        <Trans>To be told later</Trans>
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

/** Who is there, and since when; before the booking, from when on one can check in. */
function CheckIns({ order: { checkIns, startTime, allowedActions } }: { order: OrderDetail }) {
  const { i18n } = useLingui();
  const opens = addMs(new Date(startTime), -limits.order.checkInBeforeMs).toISOString();
  if (checkIns.length === 0 && !allowedActions.some(({ action }) => action === 'checkIn')) {
    return null;
  }
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        <Trans context="heading">Check-in</Trans>
      </Typography>
      {(['client', 'supplier'] as const).map((side) => {
        const time = checkIns.find(({ by }) => by === side)?.time;
        return (
          <Box key={side} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, py: 0.25 }}>
            <span>{i18n._(sideLabels[side])}:</span>
            {time ? (
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                <CheckCircleIcon color="success" fontSize="inherit" aria-hidden />
                <span>
                  <Trans>
                    there since <DateTime iso={time} />
                  </Trans>
                </span>
              </Box>
            ) : (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <Trans>not checked in yet</Trans>
              </Box>
            )}
          </Box>
        );
      })}
      <Typography variant="caption" color="textSecondary">
        <Trans>
          You can check in from <DateTime iso={opens} />. It shows who was there, in case that is
          ever disputed.
        </Trans>
      </Typography>
    </Box>
  );
}
