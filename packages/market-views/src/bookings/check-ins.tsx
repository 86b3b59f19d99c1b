import { Trans, useLingui } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { CheckCircleIcon } from '@tolk/design-system/icons';
import { DateTime } from '@tolk/design-system/pieces';
import { checkInOpensAt } from '@tolk/domain';
import { sideLabels } from '@tolk/labels';
import { useState } from 'react';
import { bookingsWithCheckIns, type AttendedBooking } from './booking-check-ins.ts';
import { BookingTime } from './booking-time.tsx';

interface CheckInsProps {
  order: Pick<OrderDetail, 'bookings' | 'checkIns' | 'allowedActions' | 'zone'>;
}

/**
 * Who was there, and since when, of each booking so far and the next one; before a booking, from
 * when on one can check in to it.
 */
export function CheckIns({ order }: CheckInsProps) {
  const [openedAt] = useState(serverNow);
  const { checkIns, allowedActions, zone } = order;
  const isRunning = allowedActions.some(({ action }) => action === 'checkIn');
  if (checkIns.length === 0 && !isRunning) return null;
  const bookings = bookingsWithCheckIns(order);
  const isOpen = ({ startAt }: AttendedBooking) => checkInOpensAt(startAt).getTime() <= openedAt;
  const next = isRunning ? bookings.find((booking) => !isOpen(booking)) : undefined;
  const shown = bookings.filter((booking) => booking === next || isOpen(booking));
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        <Trans context="heading">Check-in</Trans>
      </Typography>
      {shown.map((booking) => (
        <Box key={booking.startTime} sx={{ mb: 1 }}>
          {bookings.length > 1 ? (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              <BookingTime iso={booking.startTime} authorZone={zone} />
            </Box>
          ) : null}
          <Sides booking={booking} />
        </Box>
      ))}
      {next ? <Opening booking={next} /> : null}
    </Box>
  );
}

function Sides({ booking: { checkIns } }: { booking: AttendedBooking }) {
  const { i18n } = useLingui();
  return (['client', 'supplier'] as const).map((side) => {
    const name = i18n._(sideLabels[side]);
    const time = checkIns.find(({ by }) => by === side)?.time;
    return (
      <Box key={side} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, py: 0.25 }}>
        <span>
          <Trans>{name}:</Trans>
        </span>
        {time ? (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            <CheckCircleIcon color="success" fontSize="inherit" aria-hidden />
            <span>
              <Trans>
                checked in <DateTime iso={time} />
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
  });
}

function Opening({ booking: { startAt } }: { booking: AttendedBooking }) {
  return (
    <Typography variant="caption" color="textSecondary">
      <Trans>
        You can check in from <DateTime iso={checkInOpensAt(startAt).toISOString()} />. It shows who
        was there, in case that is ever disputed.
      </Trans>
    </Typography>
  );
}
